//! Expressions and statements as C writes them, with the parentheses and casts that they need and
//! no others.
//!
//! Every expression's C value equals the value it stands for modulo 2³² or 2⁶⁴. What more is
//! known of it is its [`Form`]; where an operator needs more, a cast is written.

use super::build::Body;
use super::module::{Module, Origin, Signature, Type};
use super::names;
use super::runtime::Helper;
use super::tidy;
use super::tree::{
    Binary, Call, Callee, Comparison, Expression, Label, Load, Sign, Statement, Unary, Variable,
};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What is known of the C type and value of an expression.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// An `int` from 0 to 2³¹ - 1; its value is exact.
    Small,
    /// `unsigned`; its value is exact.
    Word,
    /// `unsigned long long`; its value is exact.
    Long,
    /// `int`; the value as a signed number is exact.
    SignedWord,
    /// `long long`; the value as a signed number is exact.
    SignedLong,
}

/// How tightly C's operators bind.
mod level {
    pub const ASSIGNMENT: u8 = 2;
    pub const CONDITIONAL: u8 = 3;
    pub const LOGICAL_AND: u8 = 5;
    pub const OR: u8 = 6;
    pub const XOR: u8 = 7;
    pub const AND: u8 = 8;
    pub const EQUAL: u8 = 9;
    pub const ORDER: u8 = 10;
    pub const SHIFT: u8 = 11;
    pub const SUM: u8 = 12;
    pub const PRODUCT: u8 = 13;
    pub const UNARY: u8 = 14;
    pub const PRIMARY: u8 = 15;
}

/// An expression as C writes it.
struct Text {
    c: String,
    level: u8,
    form: Form,
}

impl Text {
    fn new(text: impl Into<String>, level: u8, form: Form) -> Text {
        Text {
            c: text.into(),
            level,
            form,
        }
    }

    /// The text, in parentheses if it binds less tightly than its place needs.
    fn at(&self, level: u8) -> String {
        if self.level < level {
            format!("({})", self.c)
        } else {
            self.c.clone()
        }
    }

    /// The text as the left operand of a binary operator.
    fn left(&self, operator: u8) -> String {
        self.at(if self.misleads(operator) {
            level::PRIMARY
        } else {
            operator
        })
    }

    /// The text as the right operand of a binary operator.
    fn right(&self, operator: u8) -> String {
        self.at(if self.misleads(operator) {
            level::PRIMARY
        } else {
            operator + 1
        })
    }

    /// Whether compilers want it in parentheses beside an operator that binds less tightly,
    /// because people tend to read it wrong.
    fn misleads(&self, operator: u8) -> bool {
        let not = self.level == level::UNARY && self.c.starts_with('!');
        match operator {
            level::OR..=level::AND => {
                let other = level::OR..=level::ORDER;
                self.level != operator && other.contains(&self.level)
                    || self.level == level::SUM
                    || not
            }
            level::EQUAL | level::ORDER => not || matches!(self.level, level::EQUAL | level::ORDER),
            level::SHIFT => self.level == level::SUM,
            _ => false,
        }
    }

    fn cast(&self, to: &str, form: Form) -> Text {
        Text::new(
            format!("({to}){}", self.at(level::UNARY)),
            level::UNARY,
            form,
        )
    }
}

fn unsigned_form(kind: Type) -> Form {
    match kind {
        Type::Word => Form::Word,
        Type::Long => Form::Long,
    }
}

fn signed_form(kind: Type) -> Form {
    match kind {
        Type::Word => Form::SignedWord,
        Type::Long => Form::SignedLong,
    }
}

/// C's name of an unsigned type.
pub fn unsigned_name(kind: Type) -> &'static str {
    match kind {
        Type::Word => "u",
        Type::Long => "U",
    }
}

fn signed_name(kind: Type) -> &'static str {
    match kind {
        Type::Word => "int",
        Type::Long => "I",
    }
}

/// The value of a constant as a signed number.
fn signed_value(kind: Type, value: u64) -> i64 {
    match kind {
        Type::Word => i64::from(value as u32 as i32),
        Type::Long => value as i64,
    }
}

/// The shortest of some texts.
fn shortest(texts: impl IntoIterator<Item = String>) -> String {
    texts
        .into_iter()
        .min_by_key(String::len)
        .unwrap_or_default()
}

/// A constant whose value is exact.
fn unsigned_constant(kind: Type, value: u64) -> Text {
    let bits = if kind == Type::Word { 32 } else { 64 };
    let complement = !value & (u64::MAX >> (64 - bits));
    if value <= 0x7fff_ffff {
        return Text::new(value.to_string(), level::PRIMARY, Form::Small);
    }
    if value >> 32 == 0 {
        if kind == Type::Word && complement < 100_000_000 {
            return Text::new(format!("~{complement}u"), level::UNARY, Form::Word);
        }
        let text = shortest([format!("{value}u"), format!("0x{value:x}u")]);
        return Text::new(text, level::PRIMARY, Form::Word);
    }
    if complement < 1 << 60 {
        let text = shortest([format!("~{complement}ULL"), format!("~0x{complement:x}ULL")]);
        return Text::new(text, level::UNARY, Form::Long);
    }
    let text = shortest([format!("{value}ULL"), format!("0x{value:x}ULL")]);
    Text::new(text, level::PRIMARY, Form::Long)
}

/// A constant as a signed number.
fn signed_constant(kind: Type, value: u64) -> Text {
    let value = signed_value(kind, value);
    if value == i64::MIN {
        return Text::new("-9223372036854775807LL-1", level::SUM, Form::SignedLong);
    }
    if value == i64::from(i32::MIN) {
        return Text::new("-2147483647-1", level::SUM, Form::SignedWord);
    }
    let level = if value < 0 {
        level::UNARY
    } else {
        level::PRIMARY
    };
    match i32::try_from(value) {
        Ok(0..) => Text::new(value.to_string(), level, Form::Small),
        Ok(_) => Text::new(value.to_string(), level, Form::SignedWord),
        Err(_) => Text::new(format!("{value}LL"), level, Form::SignedLong),
    }
}

/// A constant beside an operand that has the full unsigned type, which it is converted to.
fn converted_constant(kind: Type, value: u64) -> Text {
    let exact = unsigned_constant(kind, value);
    match i32::try_from(signed_value(kind, value)) {
        Ok(negative) if negative > i32::MIN && exact.form != Form::Small => {
            Text::new(negative.to_string(), level::UNARY, Form::SignedWord)
        }
        _ => exact,
    }
}

/// Writes the functions of a module.
pub struct Writer<'m, 'a> {
    module: &'m Module<'a>,
    /// The names of the functions that are reached.
    names: BTreeMap<usize, String>,
    /// What of the runtime is used.
    pub helpers: BTreeSet<Helper>,
    /// The signatures that are called through the table.
    pub pointers: BTreeSet<usize>,
}

/// Writes one function.
struct FunctionWriter<'w, 'm, 'a> {
    writer: &'w mut Writer<'m, 'a>,
    variables: BTreeMap<Variable, String>,
    labels: BTreeMap<Label, String>,
    out: String,
}

impl<'m, 'a> Writer<'m, 'a> {
    /// A writer for a module of which these functions are reached.
    pub fn new(module: &'m Module<'a>, reached: &[usize]) -> Self {
        let own =
            |&&function: &&usize| matches!(module.functions[function].origin, Origin::Body(_));
        let names = reached
            .iter()
            .filter(own)
            .enumerate()
            .map(|(index, &function)| (function, names::function(index)))
            .collect();
        Writer {
            module,
            names,
            helpers: BTreeSet::new(),
            pointers: BTreeSet::new(),
        }
    }

    /// The name of a function.
    pub fn name(&mut self, function: usize) -> Result<String> {
        match &self.module.functions[function].origin {
            Origin::Import(name) => {
                let helper = Helper::import(name)?;
                self.helpers.insert(helper);
                Ok(helper.name().to_owned())
            }
            Origin::Body(_) => Ok(self.names[&function].clone()),
        }
    }

    /// The head of a function with these names for its parameters.
    pub fn head(&mut self, function: usize, parameters: &[String]) -> Result<String> {
        let signature = self.module.signature_of(function)?;
        let result = signature.result.map_or("void", unsigned_name);
        let mut list = String::new();
        for (index, &kind) in signature.parameters.iter().enumerate() {
            if index > 0 {
                list.push(',');
            }
            list += unsigned_name(kind);
            if let Some(name) = parameters.get(index) {
                list.push(' ');
                list += name;
            }
        }
        if list.is_empty() {
            list += "void";
        }
        Ok(format!("static {result} {}({list})", self.name(function)?))
    }

    /// The type of a pointer to functions of a signature.
    ///
    /// # Errors
    ///
    /// For a signature that C cannot have.
    pub fn pointer(&self, signature: usize) -> Result<String> {
        let Signature { parameters, result } = self.module.signature(signature)?;
        let result = result.map_or("void", unsigned_name);
        let parameters: Vec<_> = parameters.into_iter().map(unsigned_name).collect();
        let parameters = if parameters.is_empty() {
            String::from("void")
        } else {
            parameters.join(",")
        };
        Ok(format!("typedef {result}(*t{signature})({parameters});"))
    }

    /// The definition of a function.
    ///
    /// # Errors
    ///
    /// For an import that is not known.
    pub fn function(&mut self, function: usize, body: Body) -> Result<String> {
        let Body {
            variables: kinds,
            result,
            statements,
            ..
        } = body;
        let parameters = self.module.signature_of(function)?.parameters.len();
        let statements = tidy::tidy(statements);
        let (variables, used) = name_variables(&statements, parameters);
        let labels = name_labels(&statements);
        let parameter_names: Vec<String> = (0..parameters)
            .map(|index| variables[&index].clone())
            .collect();
        let head = self.head(function, &parameter_names)?;
        let mut writer = FunctionWriter {
            writer: self,
            variables,
            labels,
            out: format!("{head}{{"),
        };
        for kind in [Type::Word, Type::Long] {
            let names: Vec<String> = used
                .iter()
                .filter(|&&variable| variable >= parameters && kinds[variable] == kind)
                .map(|variable| format!("{}=0", writer.variables[variable]))
                .collect();
            if !names.is_empty() {
                let _ = write!(writer.out, "{} {};", unsigned_name(kind), names.join(","));
            }
        }
        writer.statements(&statements)?;
        if result.is_some() && !matches!(statements.last(), Some(Statement::Return(_))) {
            writer.out += "return 0;";
        }
        writer.out.push('}');
        Ok(writer.out)
    }
}

/// Names for the variables of a function, the shortest for those that are used the most; and the
/// variables that are used.
fn name_variables(
    statements: &[Statement],
    parameters: usize,
) -> (BTreeMap<Variable, String>, Vec<Variable>) {
    let mut uses: BTreeMap<Variable, usize> =
        (0..parameters).map(|variable| (variable, 0)).collect();
    Statement::each(statements, &mut |statement| {
        if let Statement::Assign(variable, _) = statement {
            *uses.entry(*variable).or_default() += 1;
        }
        statement.each_expression(&mut |expression| {
            expression.each(&mut |part| {
                if let Expression::Variable(_, variable) = part {
                    *uses.entry(*variable).or_default() += 1;
                }
            });
        });
    });
    let used: Vec<Variable> = uses.keys().copied().collect();
    let mut ranked = used.clone();
    ranked.sort_by_key(|variable| (std::cmp::Reverse(uses[variable]), *variable));
    let names = ranked
        .into_iter()
        .enumerate()
        .map(|(rank, variable)| (variable, names::local(rank)))
        .collect();
    (names, used)
}

fn name_labels(statements: &[Statement]) -> BTreeMap<Label, String> {
    let mut labels = BTreeSet::new();
    Statement::each(statements, &mut |statement| match statement {
        Statement::Jump(label) => {
            labels.insert(*label);
        }
        Statement::Switch(_, targets) => labels.extend(targets),
        _ => {}
    });
    labels
        .into_iter()
        .enumerate()
        .map(|(index, label)| (label, names::local(index)))
        .collect()
}

impl FunctionWriter<'_, '_, '_> {
    fn statements(&mut self, statements: &[Statement]) -> Result<()> {
        statements
            .iter()
            .try_for_each(|statement| self.statement(statement))
    }

    /// Statements where C's grammar takes one.
    fn braced(&mut self, statements: &[Statement], before_else: bool) -> Result<()> {
        let bare = match statements {
            [Statement::If(..)] => !before_else,
            [Statement::Block(..) | Statement::Loop(..)] => false,
            [_] => true,
            _ => false,
        };
        if bare {
            self.statements(statements)?;
            // What follows on the same line would look as if it belonged to it.
            if !self.out.ends_with(['\n', '}']) {
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
                let helper = Helper::store(*bytes);
                self.writer.helpers.insert(helper);
                let address = self.assigned(address)?;
                let value = self.assigned(value)?;
                let _ = write!(self.out, "{}({address},{offset},{value})", helper.name());
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
            Statement::Trap => {
                self.writer.helpers.insert(Helper::Trap);
                let _ = write!(self.out, "{}()", Helper::Trap.name());
            }
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
        let level = if conditions.len() > 1 {
            level::LOGICAL_AND
        } else {
            0
        };
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
        let (default, cases) = targets.split_last().expect("a default at least");
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

    /// A value that is converted to its unsigned type where it stands.
    fn assigned(&mut self, value: &Expression) -> Result<String> {
        let text = match value {
            Expression::Constant(kind, value) => converted_constant(*kind, *value),
            Expression::Unary(Unary::Wrap, operand) => self.expression(operand)?,
            other => self.expression(other)?,
        };
        Ok(text.at(level::ASSIGNMENT))
    }

    /// Whether it is zero or not is all that counts.
    fn condition(&mut self, value: &Expression) -> Result<Text> {
        match value {
            Expression::Binary(Binary::Compare(Comparison::Unequal), _, left, right)
                if matches!(**right, Expression::Constant(_, 0)) =>
            {
                self.condition_of(left)
            }
            Expression::Unary(Unary::IsZero, operand) => match &**operand {
                Expression::Unary(Unary::IsZero, inner) => self.condition_of(inner),
                _ => self.expression(value),
            },
            _ => self.expression(value),
        }
    }

    /// As [`condition`](Self::condition), of an operand that may be a long.
    fn condition_of(&mut self, value: &Expression) -> Result<Text> {
        if value.kind() == Type::Word {
            self.condition(value)
        } else {
            self.expression(value)
        }
    }

    /// An expression whose C type is its full unsigned type.
    fn full(&mut self, value: &Expression) -> Result<Text> {
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(if text.form == unsigned_form(kind) {
            text
        } else {
            text.cast(unsigned_name(kind), unsigned_form(kind))
        })
    }

    /// An expression whose C value is exact as an unsigned number.
    fn unsigned(&mut self, value: &Expression) -> Result<Text> {
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(match text.form {
            Form::Small | Form::Word | Form::Long => text,
            Form::SignedWord | Form::SignedLong => {
                text.cast(unsigned_name(kind), unsigned_form(kind))
            }
        })
    }

    /// An expression whose C value is exact as a signed number.
    fn signed(&mut self, value: &Expression) -> Result<Text> {
        if let Expression::Constant(kind, value) = value {
            return Ok(signed_constant(*kind, *value));
        }
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(match text.form {
            Form::Small | Form::SignedWord | Form::SignedLong => text,
            // An unsigned word is a long without a sign.
            Form::Word | Form::Long => text.cast(signed_name(kind), signed_form(kind)),
        })
    }

    fn helper(&mut self, helper: Helper, operands: &[String], form: Form) -> Text {
        self.writer.helpers.insert(helper);
        let text = format!("{}({})", helper.name(), operands.join(","));
        Text::new(text, level::PRIMARY, form)
    }

    fn expression(&mut self, value: &Expression) -> Result<Text> {
        Ok(match value {
            Expression::Constant(kind, value) => unsigned_constant(*kind, *value),
            Expression::Variable(kind, variable) => {
                let name = self.variables[variable].clone();
                Text::new(name, level::PRIMARY, unsigned_form(*kind))
            }
            Expression::Global(kind, global) => {
                Text::new(format!("g{global}"), level::PRIMARY, unsigned_form(*kind))
            }
            Expression::Unary(operator, operand) => self.unary(*operator, operand)?,
            Expression::Binary(operator, kind, left, right) => {
                self.binary(*operator, *kind, left, right)?
            }
            Expression::Load(load, _, address, offset) => self.load(*load, address, *offset)?,
            Expression::Select(operands) => self.select(operands)?,
            Expression::Call(call) => {
                let form = unsigned_form(call.result.unwrap_or(Type::Word));
                Text::new(self.call(call)?, level::PRIMARY, form)
            }
            Expression::Pages => {
                self.writer.helpers.insert(Helper::Grow);
                Text::new("pages", level::PRIMARY, Form::Word)
            }
            Expression::Grow(pages) => {
                let pages = self.assigned(pages)?;
                self.helper(Helper::Grow, &[pages], Form::Word)
            }
        })
    }

    /// A byte of memory.
    fn byte(&mut self, address: &Expression, offset: u32) -> Result<String> {
        let address = self.unsigned(address)?;
        Ok(match offset {
            0 => format!("m[{}]", address.c),
            offset => format!("m[{}+{offset}]", address.at(level::SUM)),
        })
    }

    fn load(&mut self, load: Load, address: &Expression, offset: u32) -> Result<Text> {
        let text = if load.bytes == 1 {
            let text = self.byte(address, offset)?;
            Text::new(text, level::PRIMARY, Form::Small)
        } else {
            let address = self.assigned(address)?;
            let form = match load.bytes {
                2 => Form::Small,
                4 => Form::Word,
                _ => Form::Long,
            };
            self.helper(
                Helper::load(load.bytes),
                &[address, offset.to_string()],
                form,
            )
        };
        Ok(match (load.bytes, load.signed) {
            (1, true) => text.cast("signed char", Form::SignedWord),
            (2, true) => text.cast("short", Form::SignedWord),
            (4, true) => text.cast("int", Form::SignedWord),
            _ => text,
        })
    }

    fn select(&mut self, [condition, then, otherwise]: &[Expression; 3]) -> Result<Text> {
        let kind = then.kind();
        let full = unsigned_form(kind);
        let condition = self.condition(condition)?.at(level::CONDITIONAL + 1);
        let mut branches = [self.branch(then)?, self.branch(otherwise)?];
        for index in [0, 1] {
            let constant = [then, otherwise][index];
            if branches[1 - index].form == full
                && let Expression::Constant(kind, value) = constant
            {
                branches[index] = converted_constant(*kind, *value);
            }
        }
        let forms = [branches[0].form, branches[1].form];
        let form = match forms {
            _ if forms.contains(&full) => full,
            [a, b] if a == b => a,
            [Form::Small, other] | [other, Form::Small] => other,
            [Form::SignedWord, Form::SignedLong] | [Form::SignedLong, Form::SignedWord] => {
                Form::SignedLong
            }
            _ => {
                branches[0] = branches[0].cast(unsigned_name(kind), full);
                full
            }
        };
        let [then, otherwise] = branches;
        let text = format!(
            "{condition}?{}:{}",
            then.at(level::CONDITIONAL),
            otherwise.at(level::CONDITIONAL)
        );
        Ok(Text::new(text, level::CONDITIONAL, form))
    }

    /// A branch of a conditional; a constant as the signed number it is.
    fn branch(&mut self, value: &Expression) -> Result<Text> {
        match value {
            Expression::Constant(..) => self.signed(value),
            _ => self.expression(value),
        }
    }

    fn call(&mut self, call: &Call) -> Result<String> {
        let operands = call
            .operands
            .iter()
            .map(|operand| self.assigned(operand))
            .collect::<Result<Vec<_>>>()?;
        let operands = operands.join(",");
        Ok(match &call.callee {
            Callee::Function(function) => {
                format!("{}({operands})", self.writer.name(*function)?)
            }
            Callee::Table(signature, index) => {
                self.writer.pointers.insert(*signature);
                let index = self.unsigned(index)?.c;
                format!("((t{signature})tab[{index}])({operands})")
            }
        })
    }

    fn unary(&mut self, operator: Unary, operand: &Expression) -> Result<Text> {
        Ok(match operator {
            Unary::IsZero => {
                if let Expression::Binary(Binary::Compare(comparison), _, left, right) = operand {
                    return self.compare(comparison.negated(), left, right);
                }
                let operand = self.condition_of(operand)?.at(level::UNARY);
                Text::new(format!("!{operand}"), level::UNARY, Form::Small)
            }
            Unary::LeadingZeros(kind) | Unary::TrailingZeros(kind) | Unary::Ones(kind) => {
                let operand = self.assigned(operand)?;
                self.helper(Helper::count(operator, kind), &[operand], Form::Small)
            }
            Unary::Wrap => {
                let text = self.expression(operand)?;
                match text.form {
                    Form::Small | Form::Word | Form::SignedWord => text,
                    Form::Long | Form::SignedLong => text.cast("u", Form::Word),
                }
            }
            Unary::Extend => self.unsigned(operand)?,
            Unary::Sign(_, bits) => {
                // Of a narrow cast and a wider one within it, the narrow one suffices.
                let text = match operand {
                    Expression::Unary(Unary::Wrap, operand) => self.expression(operand)?,
                    _ => self.expression(operand)?,
                };
                if bits == 32 && text.form == Form::SignedWord {
                    return Ok(text);
                }
                let name = match bits {
                    8 => "signed char",
                    16 => "short",
                    _ => "int",
                };
                text.cast(name, Form::SignedWord)
            }
        })
    }

    fn compare(
        &mut self,
        comparison: Comparison,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        let zero = matches!(right, Expression::Constant(_, 0));
        if comparison == Comparison::Equal && zero {
            let left = self.condition_of(left)?.at(level::UNARY);
            return Ok(Text::new(format!("!{left}"), level::UNARY, Form::Small));
        }
        let (symbol, level, sign) = match comparison {
            Comparison::Equal => ("==", level::EQUAL, Sign::Unsigned),
            Comparison::Unequal => ("!=", level::EQUAL, Sign::Unsigned),
            Comparison::Less(sign) => ("<", level::ORDER, sign),
            Comparison::Greater(sign) => (">", level::ORDER, sign),
            Comparison::AtMost(sign) => ("<=", level::ORDER, sign),
            Comparison::AtLeast(sign) => (">=", level::ORDER, sign),
        };
        let (left, right) = match sign {
            Sign::Signed => (self.signed(left)?, self.signed(right)?),
            Sign::Unsigned => (self.unsigned(left)?, self.unsigned(right)?),
        };
        let text = format!("{}{symbol}{}", left.left(level), right.right(level));
        Ok(Text::new(text, level, Form::Small))
    }

    /// The number of places to shift by.
    fn amount(&mut self, kind: Type, amount: &Expression) -> Result<Text> {
        let mask = u64::from(kind.bits() - 1);
        match amount {
            Expression::Constant(_, places) => Ok(unsigned_constant(kind, places & mask)),
            Expression::Binary(Binary::And, _, _, limit) if matches!(**limit, Expression::Constant(_, limit) if limit <= mask) => {
                self.expression(amount)
            }
            _ => {
                let text = self.expression(amount)?;
                let text = format!("{}&{mask}", text.left(level::AND));
                Ok(Text::new(text, level::AND, Form::Small))
            }
        }
    }

    fn binary(
        &mut self,
        operator: Binary,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        match operator {
            Binary::Compare(comparison) => self.compare(comparison, left, right),
            Binary::Add
            | Binary::Subtract
            | Binary::Multiply
            | Binary::And
            | Binary::Or
            | Binary::Xor => self.ring(operator, kind, left, right),
            Binary::Divide(sign) | Binary::Remainder(sign) => {
                self.divide(operator, sign, kind, left, right)
            }
            Binary::ShiftLeft => {
                let left = self.full(left)?.left(level::SHIFT);
                let right = self.amount(kind, right)?.right(level::SHIFT);
                let text = format!("{left}<<{right}");
                Ok(Text::new(text, level::SHIFT, unsigned_form(kind)))
            }
            Binary::ShiftRight(sign) => {
                let few = matches!(right, Expression::Constant(_, places) if places & u64::from(kind.bits() - 1) < 32);
                let mut left = match sign {
                    Sign::Signed => self.signed(left)?,
                    Sign::Unsigned => self.unsigned(left)?,
                };
                let narrow = matches!(left.form, Form::Small | Form::Word | Form::SignedWord);
                if kind == Type::Long && narrow && !few {
                    left = match sign {
                        Sign::Signed => left.cast("I", Form::SignedLong),
                        Sign::Unsigned => left.cast("U", Form::Long),
                    };
                }
                let amount = self.amount(kind, right)?.right(level::SHIFT);
                let text = format!("{}>>{amount}", left.left(level::SHIFT));
                Ok(Text::new(text, level::SHIFT, left.form))
            }
            Binary::RotateLeft | Binary::RotateRight => {
                // A rotation to the right by n is one to the left by -n.
                let operand = self.assigned(left)?;
                let places = if operator == Binary::RotateLeft {
                    self.assigned(right)?
                } else if let Expression::Constant(_, places) = right {
                    let bits = u64::from(kind.bits());
                    ((bits - places % bits) % bits).to_string()
                } else {
                    format!("-{}", self.full(right)?.at(level::UNARY))
                };
                let helper = Helper::rotate(kind);
                Ok(self.helper(helper, &[operand, places], unsigned_form(kind)))
            }
        }
    }

    fn divide(
        &mut self,
        operator: Binary,
        sign: Sign,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        if right.divides_safely() {
            let (left, right, form) = match sign {
                Sign::Signed => (self.signed(left)?, self.signed(right)?, signed_form(kind)),
                Sign::Unsigned => (self.unsigned(left)?, self.unsigned(right)?, Form::Long),
            };
            // Of unsigned operands, the wider one's type; of exact values, an exact value.
            let form = match (form, left.form, right.form) {
                (
                    Form::SignedLong,
                    Form::SignedWord | Form::Small,
                    Form::SignedWord | Form::Small,
                ) => Form::SignedWord,
                (Form::Long, Form::Small, Form::Small) => Form::Small,
                (Form::Long, Form::Small | Form::Word, Form::Small | Form::Word) => Form::Word,
                (form, ..) => form,
            };
            let symbol = match operator {
                Binary::Divide(_) => '/',
                _ => '%',
            };
            let text = format!(
                "{}{symbol}{}",
                left.left(level::PRODUCT),
                right.right(level::PRODUCT)
            );
            return Ok(Text::new(text, level::PRODUCT, form));
        }
        let operands = [self.assigned(left)?, self.assigned(right)?];
        let helper = Helper::divide(operator, kind);
        Ok(self.helper(helper, &operands, unsigned_form(kind)))
    }

    /// The operators for which the low bits of the operands determine those of the result.
    fn ring(
        &mut self,
        operator: Binary,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        // x + -1 is x - 1.
        if let (Binary::Add, Expression::Constant(_, value)) = (operator, right) {
            let value = signed_value(kind, *value);
            if value < 0 && value > i64::from(i32::MIN) {
                let opposite = Expression::Constant(kind, value.unsigned_abs());
                return self.ring(Binary::Subtract, kind, left, &opposite);
            }
        }
        let (symbol, level) = match operator {
            Binary::Add => ('+', level::SUM),
            Binary::Subtract => ('-', level::SUM),
            Binary::Multiply => ('*', level::PRODUCT),
            Binary::And => ('&', level::AND),
            Binary::Or => ('|', level::OR),
            _ => ('^', level::XOR),
        };
        let full = unsigned_form(kind);
        let bitwise = matches!(operator, Binary::And | Binary::Or | Binary::Xor);
        let mut sides = [self.expression(left)?, self.expression(right)?];
        for index in [0, 1] {
            if sides[1 - index].form == full
                && let Expression::Constant(kind, value) = [left, right][index]
            {
                sides[index] = converted_constant(*kind, *value);
            }
        }
        let form = match [sides[0].form, sides[1].form] {
            forms if forms.contains(&full) => full,
            [Form::Small, Form::Small] if bitwise => Form::Small,
            [Form::Small | Form::Word, Form::Small | Form::Word] if bitwise => Form::Word,
            _ => {
                // One side of the full type takes the other with it.
                sides[0] = sides[0].cast(unsigned_name(kind), full);
                full
            }
        };
        let [left_text, right_text] = sides;
        let same = matches!(right, Expression::Binary(inner, ..) if *inner == operator)
            && operator != Binary::Subtract
            && right_text.form == full
            && left_text.form == full;
        let mut left_text = left_text.left(level);
        let mut right_text = if same {
            right_text.left(level)
        } else {
            right_text.right(level)
        };
        // `--` is another operator.
        if symbol == '-' && right_text.starts_with('-') {
            right_text.insert(0, ' ');
        }
        left_text.push(symbol);
        Ok(Text::new(left_text + &right_text, level, form))
    }
}
