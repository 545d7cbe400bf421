//! From the stack machine to expressions and statements.
//!
//! The operand stack is followed symbolically: what is pushed is an expression that has not been
//! computed yet, and it is written where it is consumed. That is allowed as long as nothing
//! between changes what it depends on; before such a change it is put into a variable. What is
//! still pending when a block is entered is put into variables before the block, never within:
//! the block may be left, or entered again, on a way that does not pass there.

use super::module::{Module, Origin, Type};
use super::tree::{
    Binary, Call, Callee, Comparison, Effects, Expression, Label, Load, Sign, Statement, Unary,
    Variable,
};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use wasmparser::{BlockType, MemArg, Operator};

/// The body of a function.
pub struct Body {
    /// The types of its variables, the parameters first.
    pub variables: Vec<Type>,
    /// The type of its result.
    pub result: Option<Type>,
    /// What it does.
    pub statements: Vec<Statement>,
    /// Whether it does nothing but end the program in an error.
    pub traps: bool,
}

/// Builds the body of a function that is not imported; those in the set do nothing but trap.
///
/// # Errors
///
/// For an operator that C has no counterpart to, such as those on floating-point numbers.
pub fn build(module: &Module, function: usize, trapping: &BTreeSet<usize>) -> Result<Body> {
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

/// What a frame is the inside of.
enum Shape {
    Block,
    Loop,
    Then(Expression),
    Else(Expression, Vec<Statement>),
}

/// A block that has been entered and not yet left.
struct Frame {
    shape: Shape,
    label: Label,
    /// The variable that takes its result.
    result: Option<Variable>,
    /// The height of the stack below it.
    height: usize,
    /// What has been built outside.
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
    /// How many blocks deep in code that is not reached.
    skipped: usize,
    reachable: bool,
    /// Whether nothing has been met yet but traps and what is of no use before them.
    traps: bool,
}

impl Builder<'_, '_> {
    fn pop(&mut self) -> Result<Expression> {
        self.stack.pop().context("an operand is missing")
    }

    fn variable(&self, variable: Variable) -> Expression {
        Expression::Variable(self.variables[variable], variable)
    }

    fn temporary(&mut self, kind: Type) -> Variable {
        self.variables.push(kind);
        self.variables.len() - 1
    }

    /// Puts the pending expressions that a condition holds for into variables: those of the
    /// innermost block, since those outside have been put aside before it.
    fn put_aside(&mut self, condition: impl Fn(&Expression) -> bool) {
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

    /// Puts aside what must be computed before something with these effects.
    fn before(&mut self, effects: &Effects) {
        self.put_aside(|pending| pending.effects().conflict(effects));
    }

    fn push(&mut self, expression: Expression) {
        let effects = expression.effects();
        if effects.reads || effects.writes || effects.traps {
            self.before(&effects);
        }
        self.stack.push(expression);
    }

    /// A statement that changes memory, or what cannot be seen.
    fn write(&mut self, statement: Statement) {
        self.before(&Effects {
            writes: true,
            ..Effects::default()
        });
        self.statements.push(statement);
    }

    fn assign(&mut self, variable: Variable, value: Expression) {
        if matches!(value, Expression::Variable(_, same) if same == variable) {
            return;
        }
        self.put_aside(|pending| pending.effects().variables.contains(&variable));
        self.statements.push(Statement::Assign(variable, value));
    }

    fn enter(&mut self, shape: Shape, result: Option<Type>) {
        self.put_aside(|pending| !matches!(pending, Expression::Constant(..)));
        // The function's own result is returned, not assigned.
        let result = match result {
            Some(kind) if !self.frames.is_empty() => Some(self.temporary(kind)),
            _ => None,
        };
        self.labels += 1;
        self.frames.push(Frame {
            shape,
            label: self.labels - 1,
            result,
            height: self.stack.len(),
            outside: std::mem::take(&mut self.statements),
        });
    }

    fn block(&mut self, shape: Shape, kind: BlockType) -> Result<()> {
        let result = match kind {
            BlockType::Empty => None,
            BlockType::Type(result) => Some(Type::of(result)?),
            BlockType::FuncType(_) => bail!("a block with parameters or several results"),
        };
        self.enter(shape, result);
        Ok(())
    }

    /// Hands over the result of the innermost block, if its end is reached.
    fn finish(&mut self) -> Result<()> {
        if self.reachable {
            let outermost = self.frames.len() == 1;
            self.traps &= !outermost;
            let result = self.frames.last().context("an `end` too many")?.result;
            if outermost {
                if self.result.is_some() {
                    let value = self.pop()?;
                    self.statements.push(Statement::Return(Some(value)));
                }
            } else if let Some(variable) = result {
                let value = self.pop()?;
                self.assign(variable, value);
            }
        }
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.finish()?;
        let frame = self.frames.pop().context("an `end` too many")?;
        self.stack.truncate(frame.height);
        let inside = std::mem::replace(&mut self.statements, frame.outside);
        if self.frames.is_empty() {
            self.statements = inside;
            return Ok(());
        }
        let body = match frame.shape {
            Shape::Block => inside,
            Shape::Loop => {
                self.statements.push(Statement::Loop(frame.label, inside));
                Vec::new()
            }
            Shape::Then(condition) => vec![Statement::If(condition, inside, Vec::new())],
            Shape::Else(condition, then) => vec![Statement::If(condition, then, inside)],
        };
        if !body.is_empty() {
            self.statements.push(Statement::Block(frame.label, body));
        }
        if let Some(variable) = frame.result {
            self.stack.push(self.variable(variable));
        }
        self.reachable = true;
        Ok(())
    }

    fn otherwise(&mut self) -> Result<()> {
        self.finish()?;
        let then = std::mem::take(&mut self.statements);
        let frame = self.frames.last_mut().context("an `else` without `if`")?;
        self.stack.truncate(frame.height);
        let shape = std::mem::replace(&mut frame.shape, Shape::Block);
        let Shape::Then(condition) = shape else {
            bail!("an `else` without `if`");
        };
        frame.shape = Shape::Else(condition, then);
        self.reachable = true;
        Ok(())
    }

    /// The statements that leave so many blocks, with the value on top of the stack where they
    /// have a result.
    fn jump(&mut self, depth: u32) -> Result<Vec<Statement>> {
        let index = (self.frames.len() - 1)
            .checked_sub(depth as usize)
            .context("a jump out of the function")?;
        if index == 0 {
            self.traps = false;
            let value = match self.result {
                Some(_) => Some(self.stack.last().context("an operand is missing")?.clone()),
                None => None,
            };
            return Ok(vec![Statement::Return(value)]);
        }
        let frame = &self.frames[index];
        let jump = Statement::Jump(frame.label);
        Ok(match frame.result {
            Some(variable) if !matches!(frame.shape, Shape::Loop) => {
                let value = self.stack.last().context("an operand is missing")?.clone();
                vec![Statement::Assign(variable, value), jump]
            }
            _ => vec![jump],
        })
    }

    /// Code that follows is not reached.
    fn leave(&mut self) {
        self.reachable = false;
    }

    fn trap(&mut self) {
        self.statements.push(Statement::Trap);
        self.leave();
    }

    fn br_if(&mut self, depth: u32) -> Result<()> {
        let condition = self.pop()?;
        // A value that leaves with the jump is computed once, whether it jumps or not.
        let carries = {
            let index = self.frames.len() - 1 - depth as usize;
            index == 0 && self.result.is_some() || self.frames[index].result.is_some()
        };
        let condition = if carries {
            let kept = self.temporary(Type::Word);
            self.assign(kept, condition);
            self.put_aside(|pending| !matches!(pending, Expression::Constant(..)));
            self.variable(kept)
        } else {
            // What has an effect has it on both ways.
            self.put_aside(Expression::acts);
            condition
        };
        let jump = self.jump(depth)?;
        self.statements
            .push(Statement::If(condition, jump, Vec::new()));
        Ok(())
    }

    fn br_table(&mut self, targets: &wasmparser::BrTable) -> Result<()> {
        let index = self.pop()?;
        let depths = targets
            .targets()
            .chain([Ok(targets.default())])
            .collect::<Result<Vec<u32>, _>>()?;
        let outermost = (self.frames.len() - 1) as u32;
        let plain = |&depth: &u32| {
            let frame = &self.frames[(outermost - depth) as usize];
            depth < outermost && (frame.result.is_none() || matches!(frame.shape, Shape::Loop))
        };
        if depths.iter().all(plain) {
            let label = |&depth: &u32| self.frames[(outermost - depth) as usize].label;
            let labels = depths.iter().map(label).collect();
            self.put_aside(Expression::acts);
            self.statements.push(Statement::Switch(index, labels));
        } else {
            // One label for each target, behind which its value is handed over.
            let kept = self.temporary(Type::Word);
            self.assign(kept, index);
            self.put_aside(|pending| !matches!(pending, Expression::Constant(..)));
            let labels: Vec<Label> = (self.labels..).take(depths.len()).collect();
            self.labels += depths.len();
            let index = self.variable(kept);
            let mut body = vec![Statement::Switch(index, labels.clone())];
            for (&label, &depth) in labels.iter().zip(&depths) {
                body = vec![Statement::Block(label, body)];
                body.extend(self.jump(depth)?);
            }
            self.statements.extend(body);
        }
        self.leave();
        Ok(())
    }

    fn call(&mut self, callee: Callee, signature: &super::module::Signature) -> Result<()> {
        let first = self
            .stack
            .len()
            .checked_sub(signature.parameters.len())
            .context("an operand is missing")?;
        let operands = self.stack.split_off(first);
        if matches!(callee, Callee::Function(function) if self.trapping.contains(&function)) {
            self.put_aside(Expression::acts);
            let acting = operands.into_iter().filter(Expression::acts);
            self.statements.extend(acting.map(Statement::Evaluate));
            self.trap();
            return Ok(());
        }
        self.traps = false;
        let call = Call {
            callee,
            operands,
            result: signature.result,
        };
        if signature.result.is_some() {
            self.push(Expression::Call(call));
        } else {
            self.write(Statement::Call(call));
        }
        Ok(())
    }

    fn unary(&mut self, operator: Unary) -> Result<()> {
        let operand = Box::new(self.pop()?);
        self.stack.push(Expression::Unary(operator, operand));
        Ok(())
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

    fn load(&mut self, kind: Type, bytes: u32, signed: bool, at: &MemArg) -> Result<()> {
        let address = Box::new(self.pop()?);
        let offset = u32::try_from(at.offset)?;
        self.push(Expression::Load(
            Load { bytes, signed },
            kind,
            address,
            offset,
        ));
        Ok(())
    }

    fn store(&mut self, bytes: u32, at: &MemArg) -> Result<()> {
        let value = self.pop()?;
        let address = self.pop()?;
        let offset = u32::try_from(at.offset)?;
        self.write(Statement::Store(bytes, address, offset, value));
        Ok(())
    }

    fn select(&mut self) -> Result<()> {
        // C computes only one of the two values: what must be done for either is done before.
        let condition = self.pop()?;
        for operand in [1, 2] {
            let index = self
                .stack
                .len()
                .checked_sub(operand)
                .context("an operand is missing")?;
            if self.stack[index].acts() {
                let kept = self.temporary(Type::Word);
                self.assign(kept, condition);
                self.put_aside(Expression::acts);
                let condition = self.variable(kept);
                self.stack.push(condition);
                return self.select();
            }
        }
        let otherwise = self.pop()?;
        let then = self.pop()?;
        self.stack
            .push(Expression::Select(Box::new([condition, then, otherwise])));
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
        self.control(operator)
    }

    /// Operators that decide what is done next.
    fn control(&mut self, operator: &Operator) -> Result<()> {
        match operator {
            Operator::Nop => {}
            Operator::Unreachable => {
                self.put_aside(Expression::acts);
                self.trap();
            }
            Operator::Block { blockty } => self.block(Shape::Block, *blockty)?,
            Operator::Loop { blockty } => {
                self.traps = false;
                self.block(Shape::Loop, *blockty)?;
            }
            Operator::If { blockty } => {
                let condition = self.pop()?;
                self.block(Shape::Then(condition), *blockty)?;
            }
            Operator::Else => self.otherwise()?,
            Operator::End => self.end()?,
            Operator::Br { relative_depth } => {
                let mut jump = self.jump(*relative_depth)?;
                if !matches!(jump[0], Statement::Jump(_) | Statement::Return(None)) {
                    self.pop()?; // it is in the jump
                }
                self.put_aside(Expression::acts);
                self.statements.append(&mut jump);
                self.leave();
            }
            Operator::BrIf { relative_depth } => self.br_if(*relative_depth)?,
            Operator::BrTable { targets } => self.br_table(targets)?,
            Operator::Return => {
                let value = match self.result {
                    Some(_) => Some(self.pop()?),
                    None => None,
                };
                self.traps = false;
                self.put_aside(Expression::acts);
                self.statements.push(Statement::Return(value));
                self.leave();
            }
            Operator::Call { function_index } => {
                let function = *function_index as usize;
                let signature = self.module.signature_of(function)?;
                self.call(Callee::Function(function), &signature)?;
            }
            Operator::CallIndirect { type_index, .. } => {
                let index = Box::new(self.pop()?);
                let signature = self.module.signature(*type_index as usize)?;
                self.call(Callee::Table(*type_index as usize, index), &signature)?;
            }
            Operator::Drop => {
                let value = self.pop()?;
                if value.acts() {
                    self.statements.push(Statement::Evaluate(value));
                }
            }
            Operator::Select => self.select()?,
            _ => self.access(operator)?,
        }
        Ok(())
    }

    /// Operators on variables and memory.
    fn access(&mut self, operator: &Operator) -> Result<()> {
        use Type::{Long, Word};
        match operator {
            Operator::LocalGet { local_index } => {
                let variable = self.variable(*local_index as usize);
                self.stack.push(variable);
            }
            Operator::LocalSet { local_index } => {
                let value = self.pop()?;
                self.assign(*local_index as usize, value);
            }
            Operator::LocalTee { local_index } => {
                let value = self.pop()?;
                let variable = *local_index as usize;
                self.assign(variable, value);
                self.stack.push(self.variable(variable));
            }
            Operator::GlobalGet { global_index } => {
                let global = *global_index as usize;
                let (kind, _) = self.module.globals[global];
                self.push(Expression::Global(kind, global));
            }
            Operator::GlobalSet { global_index } => {
                let value = self.pop()?;
                self.write(Statement::AssignGlobal(*global_index as usize, value));
            }
            Operator::I32Load { memarg } => self.load(Word, 4, false, memarg)?,
            Operator::I64Load { memarg } => self.load(Long, 8, false, memarg)?,
            Operator::I32Load8S { memarg } => self.load(Word, 1, true, memarg)?,
            Operator::I32Load8U { memarg } => self.load(Word, 1, false, memarg)?,
            Operator::I32Load16S { memarg } => self.load(Word, 2, true, memarg)?,
            Operator::I32Load16U { memarg } => self.load(Word, 2, false, memarg)?,
            Operator::I64Load8S { memarg } => self.load(Long, 1, true, memarg)?,
            Operator::I64Load8U { memarg } => self.load(Long, 1, false, memarg)?,
            Operator::I64Load16S { memarg } => self.load(Long, 2, true, memarg)?,
            Operator::I64Load16U { memarg } => self.load(Long, 2, false, memarg)?,
            Operator::I64Load32S { memarg } => self.load(Long, 4, true, memarg)?,
            Operator::I64Load32U { memarg } => self.load(Long, 4, false, memarg)?,
            Operator::I32Store { memarg } | Operator::I64Store32 { memarg } => {
                self.store(4, memarg)?;
            }
            Operator::I64Store { memarg } => self.store(8, memarg)?,
            Operator::I32Store8 { memarg } | Operator::I64Store8 { memarg } => {
                self.store(1, memarg)?;
            }
            Operator::I32Store16 { memarg } | Operator::I64Store16 { memarg } => {
                self.store(2, memarg)?;
            }
            Operator::MemorySize { .. } => self.push(Expression::Pages),
            Operator::MemoryGrow { .. } => {
                let pages = Box::new(self.pop()?);
                self.push(Expression::Grow(pages));
            }
            Operator::MemoryCopy { .. } | Operator::MemoryFill { .. } => {
                let length = self.pop()?;
                let second = self.pop()?;
                let first = self.pop()?;
                self.write(if matches!(operator, Operator::MemoryCopy { .. }) {
                    Statement::Copy(first, second, length)
                } else {
                    Statement::Fill(first, second, length)
                });
            }
            Operator::I32Const { value } => {
                self.stack.push(Expression::word(value.cast_unsigned()));
            }
            Operator::I64Const { value } => {
                let value = Expression::Constant(Long, value.cast_unsigned());
                self.stack.push(value);
            }
            _ => self.arithmetic(operator)?,
        }
        Ok(())
    }

    /// Operators on numbers.
    fn arithmetic(&mut self, operator: &Operator) -> Result<()> {
        use Comparison::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
        use Sign::{Signed, Unsigned};
        use Type::{Long, Word};
        match operator {
            Operator::I32Eqz | Operator::I64Eqz => self.unary(Unary::IsZero)?,
            Operator::I32Clz => self.unary(Unary::LeadingZeros(Word))?,
            Operator::I64Clz => self.unary(Unary::LeadingZeros(Long))?,
            Operator::I32Ctz => self.unary(Unary::TrailingZeros(Word))?,
            Operator::I64Ctz => self.unary(Unary::TrailingZeros(Long))?,
            Operator::I32Popcnt => self.unary(Unary::Ones(Word))?,
            Operator::I64Popcnt => self.unary(Unary::Ones(Long))?,
            Operator::I32WrapI64 => self.unary(Unary::Wrap)?,
            Operator::I64ExtendI32U => self.unary(Unary::Extend)?,
            Operator::I64ExtendI32S | Operator::I64Extend32S => {
                self.unary(Unary::Sign(Long, 32))?;
            }
            Operator::I32Extend8S => self.unary(Unary::Sign(Word, 8))?,
            Operator::I32Extend16S => self.unary(Unary::Sign(Word, 16))?,
            Operator::I64Extend8S => self.unary(Unary::Sign(Long, 8))?,
            Operator::I64Extend16S => self.unary(Unary::Sign(Long, 16))?,
            Operator::I32Add => self.binary(Binary::Add, Word)?,
            Operator::I64Add => self.binary(Binary::Add, Long)?,
            Operator::I32Sub => self.binary(Binary::Subtract, Word)?,
            Operator::I64Sub => self.binary(Binary::Subtract, Long)?,
            Operator::I32Mul => self.binary(Binary::Multiply, Word)?,
            Operator::I64Mul => self.binary(Binary::Multiply, Long)?,
            Operator::I32DivS => self.binary(Binary::Divide(Signed), Word)?,
            Operator::I64DivS => self.binary(Binary::Divide(Signed), Long)?,
            Operator::I32DivU => self.binary(Binary::Divide(Unsigned), Word)?,
            Operator::I64DivU => self.binary(Binary::Divide(Unsigned), Long)?,
            Operator::I32RemS => self.binary(Binary::Remainder(Signed), Word)?,
            Operator::I64RemS => self.binary(Binary::Remainder(Signed), Long)?,
            Operator::I32RemU => self.binary(Binary::Remainder(Unsigned), Word)?,
            Operator::I64RemU => self.binary(Binary::Remainder(Unsigned), Long)?,
            Operator::I32And => self.binary(Binary::And, Word)?,
            Operator::I64And => self.binary(Binary::And, Long)?,
            Operator::I32Or => self.binary(Binary::Or, Word)?,
            Operator::I64Or => self.binary(Binary::Or, Long)?,
            Operator::I32Xor => self.binary(Binary::Xor, Word)?,
            Operator::I64Xor => self.binary(Binary::Xor, Long)?,
            Operator::I32Shl => self.binary(Binary::ShiftLeft, Word)?,
            Operator::I64Shl => self.binary(Binary::ShiftLeft, Long)?,
            Operator::I32ShrS => self.binary(Binary::ShiftRight(Signed), Word)?,
            Operator::I64ShrS => self.binary(Binary::ShiftRight(Signed), Long)?,
            Operator::I32ShrU => self.binary(Binary::ShiftRight(Unsigned), Word)?,
            Operator::I64ShrU => self.binary(Binary::ShiftRight(Unsigned), Long)?,
            Operator::I32Rotl => self.binary(Binary::RotateLeft, Word)?,
            Operator::I64Rotl => self.binary(Binary::RotateLeft, Long)?,
            Operator::I32Rotr => self.binary(Binary::RotateRight, Word)?,
            Operator::I64Rotr => self.binary(Binary::RotateRight, Long)?,
            Operator::I32Eq => self.compare(Equal, Word)?,
            Operator::I64Eq => self.compare(Equal, Long)?,
            Operator::I32Ne => self.compare(Unequal, Word)?,
            Operator::I64Ne => self.compare(Unequal, Long)?,
            Operator::I32LtS => self.compare(Less(Signed), Word)?,
            Operator::I64LtS => self.compare(Less(Signed), Long)?,
            Operator::I32LtU => self.compare(Less(Unsigned), Word)?,
            Operator::I64LtU => self.compare(Less(Unsigned), Long)?,
            Operator::I32GtS => self.compare(Greater(Signed), Word)?,
            Operator::I64GtS => self.compare(Greater(Signed), Long)?,
            Operator::I32GtU => self.compare(Greater(Unsigned), Word)?,
            Operator::I64GtU => self.compare(Greater(Unsigned), Long)?,
            Operator::I32LeS => self.compare(AtMost(Signed), Word)?,
            Operator::I64LeS => self.compare(AtMost(Signed), Long)?,
            Operator::I32LeU => self.compare(AtMost(Unsigned), Word)?,
            Operator::I64LeU => self.compare(AtMost(Unsigned), Long)?,
            Operator::I32GeS => self.compare(AtLeast(Signed), Word)?,
            Operator::I64GeS => self.compare(AtLeast(Signed), Long)?,
            Operator::I32GeU => self.compare(AtLeast(Unsigned), Word)?,
            Operator::I64GeU => self.compare(AtLeast(Unsigned), Long)?,
            other => {
                let name = format!("{other:?}");
                let name = name.split_whitespace().next().unwrap_or_default();
                if name.contains("F32") || name.contains("F64") {
                    bail!("floating point (`{name}`)");
                }
                bail!("the operator `{name}`");
            }
        }
        Ok(())
    }
}
