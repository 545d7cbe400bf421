use super::FunctionWriter;
use super::text::{converted_constant, level, signed_value, unsigned_constant};
use crate::emit::tree::{Binary, Expression, Label, Sign, Statement, Variable};
use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write;

impl FunctionWriter<'_, '_, '_> {
    pub(super) fn statements(&mut self, statements: &[Statement]) -> Result<()> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    /// Writes statements where C's grammar expects one.
    fn braced(&mut self, statements: &[Statement], before_else: bool) -> Result<()> {
        let bare = match statements {
            [Statement::If(..)] => !before_else,
            [Statement::Block(..) | Statement::Loop(..)] => false,
            [_] => true,
            _ => false,
        };
        if bare {
            self.statements(statements)?;
            // On the same line, the next statement would seem to belong to this one.
            if !self.out.ends_with('\n') {
                self.out.push('\n');
            }
            return Ok(());
        }
        self.out.push('{');
        self.statements(statements)?;
        self.out.push('}');
        Ok(())
    }

    fn statement(&mut self, statement: &Statement) -> Result<()> {
        match statement {
            Statement::Assign(variable, value) => {
                let assignment = self.assignment(*variable, value)?;
                self.out += &assignment;
            }
            // The stack grows down towards 0, so only a subtraction can overflow it.
            Statement::AssignGlobal(global, value)
                if self.writer.module.stack == Some(*global)
                    && !matches!(value, Expression::Binary(Binary::Add, ..)) =>
            {
                let value = self.assigned(value)?;
                let _ = write!(self.out, "stack({value})");
            }
            Statement::AssignGlobal(global, value) => {
                let value = self.assigned(value)?;
                let _ = write!(self.out, "g{global}={value}");
            }
            Statement::Store(1, address, offset, value) => {
                let place = self.byte(address, *offset)?;
                let value = self.assigned(value)?;
                let _ = write!(self.out, "{place}={value}");
            }
            Statement::Store(bytes, address, offset, value) => {
                let address = self.unsigned(address)?.c;
                let value = self.assigned(value)?;
                let _ = write!(self.out, "s{bytes}({address},{offset},{value})");
            }
            Statement::Evaluate(value) => {
                let value = self.expression(value)?.c;
                let _ = write!(self.out, "(void)({value})");
            }
            Statement::Call(call) => {
                let call = self.call(call)?;
                self.out += &call;
            }
            Statement::Copy(to, from, length) => {
                let to = self.unsigned(to)?.at(level::PRODUCT);
                let from = self.unsigned(from)?.at(level::PRODUCT);
                let length = self.assigned(length)?;
                let _ = write!(self.out, "memmove(m+{to},m+{from},{length})");
            }
            Statement::Fill(to, value, length) => {
                let to = self.unsigned(to)?.at(level::PRODUCT);
                let value = self.assigned(value)?;
                let length = self.assigned(length)?;
                let _ = write!(self.out, "memset(m+{to},{value},{length})");
            }
            Statement::If(condition, then, otherwise) => {
                return self.conditional(condition, then, otherwise);
            }
            Statement::Block(label, body) => {
                self.statements(body)?;
                let _ = write!(self.out, "{}:;", self.labels[label]);
                return Ok(());
            }
            Statement::Loop(label, body) => {
                let _ = write!(self.out, "{}:", self.labels[label]);
                return self.statements(body);
            }
            Statement::Jump(label) => {
                let _ = write!(self.out, "goto {}", self.labels[label]);
            }
            Statement::Switch(index, targets) => return self.switch(index, targets),
            Statement::Return(None) => self.out += "return",
            Statement::Return(Some(value)) => {
                let value = self.assigned(value)?;
                let _ = write!(self.out, "return {value}");
            }
            Statement::Trap => self.out += "trap()",
        }
        self.out.push(';');
        Ok(())
    }

    fn conditional(
        &mut self,
        condition: &Expression,
        then: &[Statement],
        otherwise: &[Statement],
    ) -> Result<()> {
        let mut then = then;
        let mut conditions = vec![condition];
        if otherwise.is_empty() {
            while let [Statement::If(inner, inner_then, inner_otherwise)] = then
                && inner_otherwise.is_empty()
            {
                conditions.push(inner);
                then = inner_then;
            }
        }
        let level = if conditions.len() > 1 { level::LOGICAL_AND } else { 0 };
        let conditions = conditions
            .into_iter()
            .map(|condition| Ok(self.condition(condition)?.at(level)))
            .collect::<Result<Vec<_>>>()?;
        let _ = write!(self.out, "if({})", conditions.join("&&"));
        self.braced(then, !otherwise.is_empty())?;
        if !otherwise.is_empty() {
            self.out += "else";
            let start = self.out.len();
            self.braced(otherwise, false)?;
            if !self.out[start..].starts_with('{') {
                self.out.insert(start, ' ');
            }
        }
        Ok(())
    }

    fn switch(&mut self, index: &Expression, targets: &[Label]) -> Result<()> {
        let index = self.unsigned(index)?.c;
        let _ = write!(self.out, "switch({index}){{");
        let (default, cases) = targets.split_last().expect("a switch has a default");
        let mut by_target: BTreeMap<Label, Vec<usize>> = BTreeMap::new();
        for (case, &target) in cases.iter().enumerate() {
            by_target.entry(target).or_default().push(case);
        }
        by_target.remove(default);
        for (target, cases) in by_target {
            for case in cases {
                let _ = write!(self.out, "case {case}:");
            }
            let _ = write!(self.out, "goto {};", self.labels[&target]);
        }
        let _ = write!(self.out, "default:goto {};}}", self.labels[default]);
        Ok(())
    }

    fn assignment(&mut self, variable: Variable, value: &Expression) -> Result<String> {
        let name = self.variables[&variable].clone();
        let itself = |operand: &Expression| matches!(operand, Expression::Variable(_, other) if *other == variable);
        if let Expression::Binary(operator, kind, left, right) = value {
            let (same, other) = if itself(left) {
                (true, right)
            } else {
                let commutes = matches!(
                    operator,
                    Binary::Add | Binary::Multiply | Binary::And | Binary::Or | Binary::Xor
                );
                (commutes && itself(right), left)
            };
            if same {
                if let (Binary::Add | Binary::Subtract, Expression::Constant(_, amount)) =
                    (operator, &**other)
                {
                    let amount = signed_value(*kind, *amount);
                    let up = (amount < 0) == (*operator == Binary::Subtract);
                    return Ok(match (amount.unsigned_abs(), up) {
                        (1, true) => format!("++{name}"),
                        (1, false) => format!("--{name}"),
                        (size, up) => {
                            let size = unsigned_constant(*kind, size).c;
                            format!("{name}{}={size}", if up { '+' } else { '-' })
                        }
                    });
                }
                let symbol = match operator {
                    Binary::Add => "+",
                    Binary::Subtract => "-",
                    Binary::Multiply => "*",
                    Binary::And => "&",
                    Binary::Or => "|",
                    Binary::Xor => "^",
                    Binary::ShiftLeft => "<<",
                    Binary::ShiftRight(Sign::Unsigned) => ">>",
                    Binary::Divide(Sign::Unsigned) if other.divides_safely() => "/",
                    Binary::Remainder(Sign::Unsigned) if other.divides_safely() => "%",
                    _ => "",
                };
                if symbol.is_empty() {
                    return Ok(format!("{name}={}", self.assigned(value)?));
                }
                let operand = match operator {
                    Binary::ShiftLeft | Binary::ShiftRight(_) => self.amount(*kind, other)?,
                    _ => match **other {
                        Expression::Constant(kind, value) => converted_constant(kind, value),
                        _ => self.expression(other)?,
                    },
                };
                let operand = operand.at(level::ASSIGNMENT);
                return Ok(format!("{name}{symbol}={operand}"));
            }
        }
        Ok(format!("{name}={}", self.assigned(value)?))
    }
}
