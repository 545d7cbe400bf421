//! A function's body as a tree of expressions and structured statements.

use super::float::{Float, Width};
use super::module::Type;

/// A parameter, local or temporary.
pub(super) type Variable = usize;

pub(super) type Label = usize;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// A number; for [`Type::Word`], only its low half counts.
    Constant(Type, u64),
    Variable(Type, Variable),
    Global(Type, usize),
    Unary(Unary, Box<Expression>),
    Binary(Binary, Type, Box<Expression>, Box<Expression>),
    Float(Float, Width, Vec<Expression>),
    /// Memory at an address plus an offset.
    Load(Load, Type, Box<Expression>, u32),
    /// The second value if the first is nonzero, otherwise the third.
    Select(Box<[Expression; 3]>),
    Call(Call),
    /// The size of memory in pages.
    Pages,
    /// Grows memory by these pages; the value is the old size.
    Grow(Box<Expression>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Call {
    pub callee: Callee,
    pub operands: Vec<Expression>,
    pub result: Option<Type>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Callee {
    Function(usize),
    /// The function at an index of the table; the number is its signature.
    Table(usize, Box<Expression>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unary {
    IsZero,
    /// The zeros above the highest set bit.
    LeadingZeros(Type),
    /// The zeros below the lowest set bit.
    TrailingZeros(Type),
    CountOnes(Type),
    /// The low half of a long.
    Wrap,
    /// This number of low bits, as a signed number.
    SignExtend(Type, u32),
    /// An unsigned word as a long.
    ZeroExtend,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide(Sign),
    Remainder(Sign),
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight(Sign),
    RotateLeft,
    RotateRight,
    Compare(Comparison),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less(Sign),
    Greater(Sign),
    AtMost(Sign),
    AtLeast(Sign),
}

impl Comparison {
    /// Returns whether the comparison holds for equal numbers.
    pub(super) fn holds_of_equals(self) -> bool {
        matches!(self, Comparison::Equal | Comparison::AtMost(_) | Comparison::AtLeast(_))
    }

    pub(super) fn negated(self) -> Comparison {
        match self {
            Comparison::Equal => Comparison::Unequal,
            Comparison::Unequal => Comparison::Equal,
            Comparison::Less(sign) => Comparison::AtLeast(sign),
            Comparison::Greater(sign) => Comparison::AtMost(sign),
            Comparison::AtMost(sign) => Comparison::Greater(sign),
            Comparison::AtLeast(sign) => Comparison::Less(sign),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Signed,
    Unsigned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Load {
    /// 1, 2, 4 or 8.
    pub bytes: u32,
    /// True for sign extension.
    pub signed: bool,
}

#[derive(Clone, Debug)]
pub(super) enum Statement {
    Assign(Variable, Expression),
    AssignGlobal(usize, Expression),
    /// Stores this number of a value's low bytes at an address plus an offset.
    Store(u32, Expression, u32, Expression),
    Evaluate(Expression),
    /// Calls a function without a result.
    Call(Call),
    /// `memmove`: to, from, length.
    Copy(Expression, Expression, Expression),
    /// `memset`: to, byte, length.
    Fill(Expression, Expression, Expression),
    If(Expression, Vec<Statement>, Vec<Statement>),
    /// Statements, with a label after them.
    Block(Label, Vec<Statement>),
    /// Statements, with a label before them.
    Loop(Label, Vec<Statement>),
    Jump(Label),
    /// Jumps to the label with this index, or to the last label for a larger index.
    Switch(Expression, Vec<Label>),
    Return(Option<Expression>),
    Trap,
}

/// The state that code reads or changes.
#[derive(Clone, Debug, Default)]
pub(super) struct Effects {
    pub variables: Vec<Variable>,
    /// True if memory or a variable of the module is read.
    pub reads: bool,
    /// True if memory or a variable of the module is changed, or if there is an external effect.
    pub writes: bool,
    pub traps: bool,
}

impl Effects {
    /// Returns whether the order of code with these effects matters.
    pub(super) fn conflict(&self, other: &Effects) -> bool {
        self.writes && (other.reads || other.writes || other.traps)
            || other.writes && (self.reads || self.traps)
    }
}

impl Expression {
    pub(super) fn word(value: u32) -> Expression {
        Expression::Constant(Type::Word, u64::from(value))
    }

    pub(super) fn kind(&self) -> Type {
        match self {
            Expression::Binary(Binary::Compare(_), ..)
            | Expression::Pages
            | Expression::Grow(_) => Type::Word,
            Expression::Constant(kind, _)
            | Expression::Variable(kind, _)
            | Expression::Global(kind, _)
            | Expression::Load(_, kind, ..)
            | Expression::Binary(_, kind, ..) => *kind,
            Expression::Unary(operator, _) => match operator {
                Unary::LeadingZeros(kind)
                | Unary::TrailingZeros(kind)
                | Unary::CountOnes(kind)
                | Unary::SignExtend(kind, _) => *kind,
                Unary::IsZero | Unary::Wrap => Type::Word,
                Unary::ZeroExtend => Type::Long,
            },
            Expression::Float(operation, width, _) => operation.result(*width),
            Expression::Select(operands) => operands[1].kind(),
            Expression::Call(call) => call.result.unwrap_or(Type::Word),
        }
    }

    /// Returns whether evaluation writes or may trap.
    pub(super) fn has_effects(&self) -> bool {
        let effects = self.effects();
        effects.writes || effects.traps
    }

    /// Returns whether dividing by the expression is safe: it is a constant other than 0 and -1.
    pub(super) fn divides_safely(&self) -> bool {
        match self {
            Expression::Constant(Type::Word, value) => !matches!(*value as u32, 0 | u32::MAX),
            Expression::Constant(Type::Long, value) => !matches!(*value, 0 | u64::MAX),
            _ => false,
        }
    }

    fn each_operand<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        match self {
            Expression::Constant(..)
            | Expression::Variable(..)
            | Expression::Global(..)
            | Expression::Pages => {}
            Expression::Unary(_, operand)
            | Expression::Load(_, _, operand, _)
            | Expression::Grow(operand) => visit(operand),
            Expression::Binary(_, _, left, right) => {
                visit(left);
                visit(right);
            }
            Expression::Select(operands) => operands.iter().for_each(visit),
            Expression::Float(_, _, operands) => operands.iter().for_each(visit),
            Expression::Call(call) => call.each_operand(visit),
        }
    }

    /// Visits the expression and all expressions within it.
    pub(super) fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        visit(self);
        self.each_operand(&mut |operand| operand.each(visit));
    }

    pub(super) fn effects(&self) -> Effects {
        let mut effects = Effects::default();
        self.each(&mut |part| match part {
            Expression::Variable(_, variable) => effects.variables.push(*variable),
            Expression::Global(..) | Expression::Load(..) | Expression::Pages => {
                effects.reads = true;
            }
            Expression::Call(_) | Expression::Grow(_) => effects.writes = true,
            Expression::Binary(Binary::Divide(_) | Binary::Remainder(_), _, _, divisor) => {
                effects.traps |= !divisor.divides_safely();
            }
            _ => {}
        });
        effects
    }
}

impl Call {
    /// Visits each operand, including the index of an indirect call.
    pub(super) fn each_operand<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        self.operands.iter().for_each(&mut *visit);
        if let Callee::Table(_, index) = &self.callee {
            visit(index);
        }
    }
}

impl Statement {
    /// Visits each statement, including nested ones.
    pub(super) fn each<'a>(statements: &'a [Statement], visit: &mut dyn FnMut(&'a Statement)) {
        for statement in statements {
            visit(statement);
            match statement {
                Statement::If(_, then, otherwise) => {
                    Statement::each(then, visit);
                    Statement::each(otherwise, visit);
                }
                Statement::Block(_, body) | Statement::Loop(_, body) => {
                    Statement::each(body, visit);
                }
                _ => {}
            }
        }
    }

    /// Visits each variable that is read, once per read.
    pub(super) fn each_read(statements: &[Statement], visit: &mut dyn FnMut(Variable)) {
        Statement::each(statements, &mut |statement| {
            statement.each_expression(&mut |expression| {
                expression.each(&mut |part| {
                    if let Expression::Variable(_, variable) = part {
                        visit(*variable);
                    }
                });
            });
        });
    }

    /// Visits each list of statements, inner lists first.
    pub(super) fn each_list(
        statements: &mut Vec<Statement>,
        change: &mut dyn FnMut(&mut Vec<Statement>),
    ) {
        for statement in &mut *statements {
            match statement {
                Statement::If(_, then, otherwise) => {
                    Statement::each_list(then, change);
                    Statement::each_list(otherwise, change);
                }
                Statement::Block(_, body) | Statement::Loop(_, body) => {
                    Statement::each_list(body, change);
                }
                _ => {}
            }
        }
        change(statements);
    }

    /// Visits the statement's expressions, but not those of nested statements.
    pub(super) fn each_expression<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        match self {
            Statement::Assign(_, value)
            | Statement::AssignGlobal(_, value)
            | Statement::Evaluate(value)
            | Statement::If(value, ..)
            | Statement::Switch(value, _)
            | Statement::Return(Some(value)) => visit(value),
            Statement::Store(_, address, _, value) => {
                visit(address);
                visit(value);
            }
            Statement::Call(call) => call.each_operand(visit),
            Statement::Copy(a, b, c) | Statement::Fill(a, b, c) => {
                visit(a);
                visit(b);
                visit(c);
            }
            Statement::Block(..)
            | Statement::Loop(..)
            | Statement::Jump(_)
            | Statement::Return(None)
            | Statement::Trap => {}
        }
    }
}
