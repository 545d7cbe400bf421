//! The body of a function as a tree of expressions and structured statements.

use super::float::{Float, Width};
use super::module::Type;

/// A variable of a function: its parameters, its locals, and its temporaries.
pub(super) type Variable = usize;

/// A jump target.
pub(super) type Label = usize;

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// A number; of a [`Type::Word`] only the low half.
    Constant(Type, u64),
    /// A variable.
    Variable(Type, Variable),
    /// A variable of the module.
    Global(Type, usize),
    /// An operator with one operand.
    Unary(Unary, Box<Expression>),
    /// An operator with two operands.
    Binary(Binary, Type, Box<Expression>, Box<Expression>),
    /// An operation on floating-point numbers.
    Float(Float, Width, Vec<Expression>),
    /// A value in memory, at an address plus an offset.
    Load(Load, Type, Box<Expression>, u32),
    /// The second value if the first is not zero, otherwise the third.
    Select(Box<[Expression; 3]>),
    /// The result of a function.
    Call(Call),
    /// The size of memory.
    Pages,
    /// The old size of memory, after growing it.
    Grow(Box<Expression>),
}

/// A call with its operands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Call {
    /// The function that is called.
    pub callee: Callee,
    /// The operands.
    pub operands: Vec<Expression>,
    /// The type of its result.
    pub result: Option<Type>,
}

/// The function that is called.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Callee {
    /// The function with this index.
    Function(usize),
    /// Whatever the table holds at an index, which must have this signature.
    Table(usize, Box<Expression>),
}

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unary {
    /// True if it is zero.
    IsZero,
    /// The number of zeros above the highest bit that is set.
    LeadingZeros(Type),
    /// The number of zeros below the lowest bit that is set.
    TrailingZeros(Type),
    /// The number of bits that are set.
    CountOnes(Type),
    /// The low half.
    Wrap,
    /// This number of low bits as a signed number.
    SignExtend(Type, u32),
    /// An unsigned word as a long.
    ZeroExtend,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`, of signed numbers or not.
    Divide(Sign),
    /// `%`, of signed numbers or not.
    Remainder(Sign),
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`
    ShiftLeft,
    /// `>>`, of a signed number or not.
    ShiftRight(Sign),
    /// A rotation to the left.
    RotateLeft,
    /// A rotation to the right.
    RotateRight,
    /// A comparison.
    Compare(Comparison),
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less(Sign),
    /// `>`
    Greater(Sign),
    /// `<=`
    AtMost(Sign),
    /// `>=`
    AtLeast(Sign),
}

impl Comparison {
    /// Returns whether it holds of two equal numbers.
    pub(super) fn holds_of_equals(self) -> bool {
        matches!(self, Comparison::Equal | Comparison::AtMost(_) | Comparison::AtLeast(_))
    }

    /// The negated comparison.
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

/// Signed or unsigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// The operand is signed.
    Signed,
    /// The operand is unsigned.
    Unsigned,
}

/// The width of a load and the way it is extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Load {
    /// 1, 2, 4 or 8.
    pub bytes: u32,
    /// True for sign extension.
    pub signed: bool,
}

/// The operation.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// A variable gets a value.
    Assign(Variable, Expression),
    /// A variable of the module gets a value.
    AssignGlobal(usize, Expression),
    /// This number of low bytes of a value is stored at an address plus an offset.
    Store(u32, Expression, u32, Expression),
    /// An expression is evaluated for its effects.
    Evaluate(Expression),
    /// A function without a result.
    Call(Call),
    /// `memmove`: to, from, length.
    Copy(Expression, Expression, Expression),
    /// `memset`: to, byte, length.
    Fill(Expression, Expression, Expression),
    /// `if`
    If(Expression, Vec<Statement>, Vec<Statement>),
    /// Statements, with a label after them.
    Block(Label, Vec<Statement>),
    /// Statements, with a label before them.
    Loop(Label, Vec<Statement>),
    /// `goto`
    Jump(Label),
    /// A jump to the label with this index, or to the last.
    Switch(Expression, Vec<Label>),
    /// `return`
    Return(Option<Expression>),
    /// The program ends in an error.
    Trap,
}

/// The state that an expression depends on, or a statement changes.
#[derive(Clone, Debug, Default)]
pub(super) struct Effects {
    /// The variables that are read.
    pub variables: Vec<Variable>,
    /// True if memory or a variable of the module is read.
    pub reads: bool,
    /// True if memory or a global variable is changed, or there is an external effect.
    pub writes: bool,
    /// True if it may trap.
    pub traps: bool,
}

impl Effects {
    /// Returns whether the order of the two matters.
    pub(super) fn conflict(&self, other: &Effects) -> bool {
        self.writes && (other.reads || other.writes || other.traps)
            || other.writes && (self.reads || self.traps)
    }
}

impl Expression {
    /// A word.
    pub(super) fn word(value: u32) -> Expression {
        Expression::Constant(Type::Word, u64::from(value))
    }

    /// Its type.
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

    /// Returns whether evaluating it has effects.
    pub(super) fn has_effects(&self) -> bool {
        let effects = self.effects();
        effects.writes || effects.traps
    }

    /// Returns whether a division by it cannot fail: it is a constant, neither 0 nor -1.
    pub(super) fn divides_safely(&self) -> bool {
        match self {
            Expression::Constant(Type::Word, value) => !matches!(*value as u32, 0 | u32::MAX),
            Expression::Constant(Type::Long, value) => !matches!(*value, 0 | u64::MAX),
            _ => false,
        }
    }

    /// Calls a function with each operand.
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

    /// Calls a function with the expression and each within it.
    pub(super) fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        visit(self);
        self.each_operand(&mut |operand| operand.each(visit));
    }

    /// Returns what it depends on.
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
    /// Calls a function with each operand, the index of an indirect call included.
    pub(super) fn each_operand<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        self.operands.iter().for_each(&mut *visit);
        if let Callee::Table(_, index) = &self.callee {
            visit(index);
        }
    }
}

impl Statement {
    /// Calls a function with each statement, those within others included.
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

    /// Calls a function with each list of statements, those within others first.
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

    /// Calls a function with each expression of the statement itself.
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
