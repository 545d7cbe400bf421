//! Converts stack-machine code to expressions and statements.
//!
//! The operand stack is simulated: a pushed value is an expression, written where it is consumed. The
//! expression is spilled into a variable before code that changes its value. Expressions that are pending at
//! the entry of a block are spilled before the block, never within it, since a path that leaves or re-enters
//! the block may bypass that place.

mod control;

use super::float::Width;
use super::module::{Module, Origin, Type};
use super::operation::{Access, BINARY, FLOATS, UNARY, access, constant, of_either_width};
use super::tree::{
    Binary, Call, Callee, Comparison, Effects, Expression, Label, Statement, Unary, Variable,
};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use wasmparser::Operator;

pub(super) struct Body {
    /// The types of all variables, parameters first.
    pub variables: Vec<Type>,
    pub result: Option<Type>,
    pub statements: Vec<Statement>,
    /// True if the function only ends the program with an error.
    pub traps: bool,
}

/// Builds a body; `trapping` are the functions that only trap.
///
/// # Errors
///
/// Fails for an operator that C lacks, such as one on vectors.
pub(super) fn build(module: &Module, function: usize, trapping: &BTreeSet<usize>) -> Result<Body> {
    let signature = module.signature_of(function)?;
    let Origin::Body(body) = &module.functions[function].origin else {
        bail!("an import has no body");
    };
    let mut variables = signature.parameters;
    for group in body.get_locals_reader()? {
        let (count, kind) = group?;
        let kind = Type::of(kind)?;
        variables.extend((0..count).map(|_| kind));
    }
    let mut builder = Builder {
        module,
        trapping,
        variables,
        result: signature.result,
        stack: Vec::new(),
        frames: Vec::new(),
        statements: Vec::new(),
        labels: 0,
        skipped: 0,
        reachable: true,
        traps: true,
    };
    builder.enter(Shape::Block, signature.result);
    for operator in body.get_operators_reader()? {
        builder.operator(&operator?)?;
    }
    Ok(Body {
        variables: builder.variables,
        result: builder.result,
        statements: builder.statements,
        traps: builder.traps,
    })
}

enum Shape {
    Block,
    Loop,
    Then(Expression),
    Else(Expression, Vec<Statement>),
}

/// A block that is entered but not left.
struct Frame {
    shape: Shape,
    label: Label,
    result: Option<Variable>,
    /// The height of the operand stack at the entry.
    height: usize,
    /// The statements before the block.
    outside: Vec<Statement>,
}

struct Builder<'m, 'a> {
    module: &'m Module<'a>,
    trapping: &'m BTreeSet<usize>,
    variables: Vec<Type>,
    result: Option<Type>,
    stack: Vec<Expression>,
    frames: Vec<Frame>,
    statements: Vec<Statement>,
    labels: usize,
    /// The depth of nested blocks in unreachable code.
    skipped: usize,
    reachable: bool,
    /// True if the code so far only traps.
    traps: bool,
}

impl Builder<'_, '_> {
    fn pop(&mut self) -> Result<Expression> {
        self.stack.pop().context("an operand is missing")
    }

    /// Pops three operands; returns them in the order in which they were pushed.
    fn pop_three(&mut self) -> Result<[Expression; 3]> {
        let third = self.pop()?;
        let second = self.pop()?;
        Ok([self.pop()?, second, third])
    }

    fn variable(&self, variable: Variable) -> Expression {
        Expression::Variable(self.variables[variable], variable)
    }

    fn temporary(&mut self, kind: Type) -> Variable {
        self.variables.push(kind);
        self.variables.len() - 1
    }

    /// Spills the pending expressions of the innermost block for which a condition holds; its entry spilled
    /// the others.
    fn spill(&mut self, condition: impl Fn(&Expression) -> bool) {
        let first = self.frames.last().map_or(0, |frame| frame.height);
        for index in first..self.stack.len() {
            if condition(&self.stack[index]) {
                let kind = self.stack[index].kind();
                let temporary = self.temporary(kind);
                let kept = self.variable(temporary);
                let value = std::mem::replace(&mut self.stack[index], kept);
                self.statements.push(Statement::Assign(temporary, value));
            }
        }
    }

    /// Spills the expressions that must precede code with these effects.
    fn before(&mut self, effects: &Effects) {
        self.spill(|pending| pending.effects().conflict(effects));
    }

    fn push(&mut self, expression: Expression) {
        let effects = expression.effects();
        if effects.reads || effects.writes || effects.traps {
            self.before(&effects);
        }
        self.stack.push(expression);
    }

    /// Adds a statement that changes memory or has an external effect.
    fn write(&mut self, statement: Statement) {
        self.before(&Effects { writes: true, ..Effects::default() });
        self.statements.push(statement);
    }

    fn assign(&mut self, variable: Variable, value: Expression) {
        if matches!(value, Expression::Variable(_, same) if same == variable) {
            return;
        }
        self.spill(|pending| pending.effects().variables.contains(&variable));
        self.statements.push(Statement::Assign(variable, value));
    }

    fn call(&mut self, callee: Callee, signature: &super::module::Signature) -> Result<()> {
        let first = self
            .stack
            .len()
            .checked_sub(signature.parameters.len())
            .context("an operand is missing")?;
        let operands = self.stack.split_off(first);
        if matches!(callee, Callee::Function(function) if self.trapping.contains(&function)) {
            self.spill(Expression::has_effects);
            let acting = operands.into_iter().filter(Expression::has_effects);
            self.statements.extend(acting.map(Statement::Evaluate));
            self.trap();
            return Ok(());
        }
        self.traps = false;
        let call = Call { callee, operands, result: signature.result };
        if signature.result.is_some() {
            self.push(Expression::Call(call));
        } else {
            self.write(Statement::Call(call));
        }
        Ok(())
    }

    /// Extends a memory size, or the word -1, to the width of an address.
    fn in_pages(&self, size: Expression) -> Expression {
        match self.module.address {
            Type::Word => size,
            Type::Long => Expression::Unary(Unary::SignExtend(Type::Long, 32), Box::new(size)),
        }
    }

    fn binary(&mut self, operator: Binary, kind: Type) -> Result<()> {
        let right = Box::new(self.pop()?);
        let left = Box::new(self.pop()?);
        self.push(Expression::Binary(operator, kind, left, right));
        Ok(())
    }

    fn compare(&mut self, comparison: Comparison, kind: Type) -> Result<()> {
        if let [.., left @ Expression::Variable(..), right] = &self.stack[..]
            && left == right
        {
            self.stack.truncate(self.stack.len() - 2);
            let equal = Expression::word(comparison.holds_of_equals().into());
            self.stack.push(equal);
            return Ok(());
        }
        self.binary(Binary::Compare(comparison), kind)
    }

    fn select(&mut self) -> Result<()> {
        // C evaluates only one of the two values, so both values' effects come first.
        let condition = self.pop()?;
        for operand in [1, 2] {
            let index = self.stack.len().checked_sub(operand).context("an operand is missing")?;
            if self.stack[index].has_effects() {
                let kept = self.temporary(Type::Word);
                self.assign(kept, condition);
                self.spill(Expression::has_effects);
                let condition = self.variable(kept);
                self.stack.push(condition);
                return self.select();
            }
        }
        let otherwise = self.pop()?;
        let then = self.pop()?;
        self.stack.push(Expression::Select(Box::new([condition, then, otherwise])));
        Ok(())
    }

    fn operator(&mut self, operator: &Operator) -> Result<()> {
        if !self.reachable {
            match operator {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => {
                    self.skipped += 1;
                    return Ok(());
                }
                Operator::End if self.skipped > 0 => {
                    self.skipped -= 1;
                    return Ok(());
                }
                Operator::End => {}
                Operator::Else if self.skipped == 0 => {}
                _ => return Ok(()),
            }
        }
        self.reached_operator(operator)
    }

    /// Handles control flow, variables, and memory as a whole; `operation` has the other operators.
    fn reached_operator(&mut self, operator: &Operator) -> Result<()> {
        match *operator {
            Operator::Unreachable => {
                self.spill(Expression::has_effects);
                self.trap();
            }
            Operator::Block { blockty } => self.block(Shape::Block, blockty)?,
            Operator::Loop { blockty } => {
                self.traps = false;
                self.block(Shape::Loop, blockty)?;
            }
            Operator::If { blockty } => {
                let condition = self.pop()?;
                self.block(Shape::Then(condition), blockty)?;
            }
            Operator::Else => self.otherwise()?,
            Operator::End => self.end()?,
            Operator::Br { relative_depth } => {
                let mut jump = self.jump(relative_depth)?;
                if !matches!(jump[0], Statement::Jump(_) | Statement::Return(None)) {
                    self.pop()?; // the value is already in the jump
                }
                self.spill(Expression::has_effects);
                self.statements.append(&mut jump);
                self.leave();
            }
            Operator::BrIf { relative_depth } => self.br_if(relative_depth)?,
            Operator::BrTable { ref targets } => self.br_table(targets)?,
            Operator::Return => {
                let value = match self.result {
                    Some(_) => Some(self.pop()?),
                    None => None,
                };
                self.traps = false;
                self.spill(Expression::has_effects);
                self.statements.push(Statement::Return(value));
                self.leave();
            }
            Operator::Call { function_index } => {
                let function = function_index as usize;
                let signature = self.module.signature_of(function)?;
                self.call(Callee::Function(function), &signature)?;
            }
            Operator::CallIndirect { type_index, .. } => {
                let index = Box::new(self.pop()?);
                let signature = self.module.signature(type_index as usize)?;
                self.call(Callee::Table(type_index as usize, index), &signature)?;
            }
            Operator::Drop => {
                let value = self.pop()?;
                if value.has_effects() {
                    self.statements.push(Statement::Evaluate(value));
                }
            }
            Operator::Select => self.select()?,
            Operator::LocalGet { local_index } => {
                self.stack.push(self.variable(local_index as usize));
            }
            Operator::LocalSet { local_index } => {
                let value = self.pop()?;
                self.assign(local_index as usize, value);
            }
            Operator::LocalTee { local_index } => {
                let value = self.pop()?;
                self.assign(local_index as usize, value);
                self.stack.push(self.variable(local_index as usize));
            }
            Operator::GlobalGet { global_index } => {
                let (kind, _) = self.module.globals[global_index as usize];
                self.push(Expression::Global(kind, global_index as usize));
            }
            Operator::GlobalSet { global_index } => {
                let value = self.pop()?;
                self.write(Statement::AssignGlobal(global_index as usize, value));
            }
            Operator::MemorySize { .. } => {
                let pages = self.in_pages(Expression::Pages);
                self.push(pages);
            }
            Operator::MemoryGrow { .. } => {
                let pages = Box::new(self.pop()?);
                let before = self.in_pages(Expression::Grow(pages));
                self.push(before);
            }
            Operator::MemoryCopy { .. } => {
                let [to, from, length] = self.pop_three()?;
                self.write(Statement::Copy(to, from, length));
            }
            Operator::MemoryFill { .. } => {
                let [to, byte, length] = self.pop_three()?;
                self.write(Statement::Fill(to, byte, length));
            }
            // Bits represent a floating-point number.
            Operator::Nop
            | Operator::I32ReinterpretF32
            | Operator::I64ReinterpretF64
            | Operator::F32ReinterpretI32
            | Operator::F64ReinterpretI64 => {}
            _ => self.operation(operator)?,
        }
        Ok(())
    }

    /// Handles the operators in the tables of `operation`.
    fn operation(&mut self, operator: &Operator) -> Result<()> {
        if let Some((kind, value)) = constant(operator) {
            self.stack.push(Expression::Constant(kind, value));
        } else if let Some((access, kind, at)) = access(operator) {
            let offset = u32::try_from(at.offset)?;
            match access {
                Access::Load(load) => {
                    let address = Box::new(self.pop()?);
                    self.push(Expression::Load(load, Type::of(kind)?, address, offset));
                }
                Access::Store(bytes) => {
                    let value = self.pop()?;
                    let address = self.pop()?;
                    self.write(Statement::Store(bytes, address, offset, value));
                }
            }
        } else if let Some((_, unary)) = UNARY.iter().find(|(one, _)| one == operator) {
            let operand = Box::new(self.pop()?);
            self.stack.push(Expression::Unary(*unary, operand));
        } else if let Some((binary, at)) = of_either_width(&BINARY, operator) {
            let kind = [Type::Word, Type::Long][at];
            match binary {
                Binary::Compare(comparison) => self.compare(comparison, kind)?,
                _ => self.binary(binary, kind)?,
            }
        } else if let Some((float, at)) = of_either_width(&FLOATS, operator) {
            let first = self.stack.len().checked_sub(float.operands());
            let operands = self.stack.split_off(first.context("an operand is missing")?);
            let width = [Width::Single, Width::Double][at];
            self.stack.push(Expression::Float(float, width, operands));
        } else {
            let name = format!("{operator:?}");
            let name = name.split_whitespace().next().unwrap_or_default();
            bail!("the operator `{name}` is not supported");
        }
        Ok(())
    }
}
