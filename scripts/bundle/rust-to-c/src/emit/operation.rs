//! A table of the WebAssembly operators that compute or access variables or memory.

use super::float::{Float, Width};
use super::module::Type;
use super::tree::{Binary, Comparison, Load, Sign, Unary, Variable};
use anyhow::{Result, bail};
use wasmparser::{MemArg, Operator};

/// An operator's effect on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    /// Pushes a number; for [`Type::Word`], only its low half counts.
    Constant(Type, u64),
    /// Pushes a variable.
    Get(Variable),
    /// Pops a value into a variable.
    Set(Variable),
    /// Copies the top of the stack to a variable.
    Tee(Variable),
    /// Pushes a variable of the module.
    GetGlobal(usize),
    /// Pops a value into a variable of the module.
    SetGlobal(usize),
    /// Pops an address, and pushes the value of this type at the address plus this offset.
    Load(Load, Type, u32),
    /// Pops a value and an address, and stores this number of low bytes at the address plus this offset.
    Store(u32, u32),
    /// Pushes the size of memory in pages.
    Pages,
    /// Pops a number of pages to grow memory by, and pushes the old size.
    Grow,
    /// Pops a length, a source and a target, and copies memory.
    Copy,
    /// Pops a length, a byte and an address, and fills memory.
    Fill,
    /// Pops an operand and pushes the result.
    Unary(Unary),
    /// Pops two operands of this type and pushes the result.
    Binary(Binary, Type),
    /// Pops operands of this width and pushes the result.
    Float(Float, Width),
    /// Reinterprets bits as another type.
    Reinterpret,
}

impl Operation {
    /// The operation of an operator other than control flow.
    ///
    /// # Errors
    ///
    /// Fails for an operator that C lacks, such as one on vectors.
    #[expect(clippy::too_many_lines, reason = "one line per operator")]
    pub(super) fn of(operator: &Operator) -> Result<Operation> {
        use Comparison::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
        use Sign::{Signed, Unsigned};
        use Type::{Long, Word};
        Ok(match operator {
            Operator::I32Const { value } => {
                Operation::Constant(Word, u64::from(value.cast_unsigned()))
            }
            Operator::I64Const { value } => Operation::Constant(Long, value.cast_unsigned()),
            Operator::LocalGet { local_index } => Operation::Get(*local_index as usize),
            Operator::LocalSet { local_index } => Operation::Set(*local_index as usize),
            Operator::LocalTee { local_index } => Operation::Tee(*local_index as usize),
            Operator::GlobalGet { global_index } => Operation::GetGlobal(*global_index as usize),
            Operator::GlobalSet { global_index } => Operation::SetGlobal(*global_index as usize),
            Operator::I32Load { memarg } => load(4, Unsigned, Word, memarg)?,
            Operator::I64Load { memarg } => load(8, Unsigned, Long, memarg)?,
            Operator::I32Load8S { memarg } => load(1, Signed, Word, memarg)?,
            Operator::I32Load8U { memarg } => load(1, Unsigned, Word, memarg)?,
            Operator::I32Load16S { memarg } => load(2, Signed, Word, memarg)?,
            Operator::I32Load16U { memarg } => load(2, Unsigned, Word, memarg)?,
            Operator::I64Load8S { memarg } => load(1, Signed, Long, memarg)?,
            Operator::I64Load8U { memarg } => load(1, Unsigned, Long, memarg)?,
            Operator::I64Load16S { memarg } => load(2, Signed, Long, memarg)?,
            Operator::I64Load16U { memarg } => load(2, Unsigned, Long, memarg)?,
            Operator::I64Load32S { memarg } => load(4, Signed, Long, memarg)?,
            Operator::I64Load32U { memarg } => load(4, Unsigned, Long, memarg)?,
            Operator::I32Store8 { memarg } | Operator::I64Store8 { memarg } => store(1, memarg)?,
            Operator::I32Store16 { memarg } | Operator::I64Store16 { memarg } => store(2, memarg)?,
            Operator::I32Store { memarg } | Operator::I64Store32 { memarg } => store(4, memarg)?,
            Operator::I64Store { memarg } => store(8, memarg)?,
            Operator::MemorySize { .. } => Operation::Pages,
            Operator::MemoryGrow { .. } => Operation::Grow,
            Operator::MemoryCopy { .. } => Operation::Copy,
            Operator::MemoryFill { .. } => Operation::Fill,
            Operator::I32Eqz | Operator::I64Eqz => Operation::Unary(Unary::IsZero),
            Operator::I32Clz => Operation::Unary(Unary::LeadingZeros(Word)),
            Operator::I64Clz => Operation::Unary(Unary::LeadingZeros(Long)),
            Operator::I32Ctz => Operation::Unary(Unary::TrailingZeros(Word)),
            Operator::I64Ctz => Operation::Unary(Unary::TrailingZeros(Long)),
            Operator::I32Popcnt => Operation::Unary(Unary::CountOnes(Word)),
            Operator::I64Popcnt => Operation::Unary(Unary::CountOnes(Long)),
            Operator::I32WrapI64 => Operation::Unary(Unary::Wrap),
            Operator::I64ExtendI32U => Operation::Unary(Unary::ZeroExtend),
            Operator::I64ExtendI32S | Operator::I64Extend32S => {
                Operation::Unary(Unary::SignExtend(Long, 32))
            }
            Operator::I32Extend8S => Operation::Unary(Unary::SignExtend(Word, 8)),
            Operator::I32Extend16S => Operation::Unary(Unary::SignExtend(Word, 16)),
            Operator::I64Extend8S => Operation::Unary(Unary::SignExtend(Long, 8)),
            Operator::I64Extend16S => Operation::Unary(Unary::SignExtend(Long, 16)),
            Operator::I32Add => Operation::Binary(Binary::Add, Word),
            Operator::I64Add => Operation::Binary(Binary::Add, Long),
            Operator::I32Sub => Operation::Binary(Binary::Subtract, Word),
            Operator::I64Sub => Operation::Binary(Binary::Subtract, Long),
            Operator::I32Mul => Operation::Binary(Binary::Multiply, Word),
            Operator::I64Mul => Operation::Binary(Binary::Multiply, Long),
            Operator::I32DivS => Operation::Binary(Binary::Divide(Signed), Word),
            Operator::I64DivS => Operation::Binary(Binary::Divide(Signed), Long),
            Operator::I32DivU => Operation::Binary(Binary::Divide(Unsigned), Word),
            Operator::I64DivU => Operation::Binary(Binary::Divide(Unsigned), Long),
            Operator::I32RemS => Operation::Binary(Binary::Remainder(Signed), Word),
            Operator::I64RemS => Operation::Binary(Binary::Remainder(Signed), Long),
            Operator::I32RemU => Operation::Binary(Binary::Remainder(Unsigned), Word),
            Operator::I64RemU => Operation::Binary(Binary::Remainder(Unsigned), Long),
            Operator::I32And => Operation::Binary(Binary::And, Word),
            Operator::I64And => Operation::Binary(Binary::And, Long),
            Operator::I32Or => Operation::Binary(Binary::Or, Word),
            Operator::I64Or => Operation::Binary(Binary::Or, Long),
            Operator::I32Xor => Operation::Binary(Binary::Xor, Word),
            Operator::I64Xor => Operation::Binary(Binary::Xor, Long),
            Operator::I32Shl => Operation::Binary(Binary::ShiftLeft, Word),
            Operator::I64Shl => Operation::Binary(Binary::ShiftLeft, Long),
            Operator::I32ShrS => Operation::Binary(Binary::ShiftRight(Signed), Word),
            Operator::I64ShrS => Operation::Binary(Binary::ShiftRight(Signed), Long),
            Operator::I32ShrU => Operation::Binary(Binary::ShiftRight(Unsigned), Word),
            Operator::I64ShrU => Operation::Binary(Binary::ShiftRight(Unsigned), Long),
            Operator::I32Rotl => Operation::Binary(Binary::RotateLeft, Word),
            Operator::I64Rotl => Operation::Binary(Binary::RotateLeft, Long),
            Operator::I32Rotr => Operation::Binary(Binary::RotateRight, Word),
            Operator::I64Rotr => Operation::Binary(Binary::RotateRight, Long),
            Operator::I32Eq => Operation::Binary(Binary::Compare(Equal), Word),
            Operator::I64Eq => Operation::Binary(Binary::Compare(Equal), Long),
            Operator::I32Ne => Operation::Binary(Binary::Compare(Unequal), Word),
            Operator::I64Ne => Operation::Binary(Binary::Compare(Unequal), Long),
            Operator::I32LtS => Operation::Binary(Binary::Compare(Less(Signed)), Word),
            Operator::I64LtS => Operation::Binary(Binary::Compare(Less(Signed)), Long),
            Operator::I32LtU => Operation::Binary(Binary::Compare(Less(Unsigned)), Word),
            Operator::I64LtU => Operation::Binary(Binary::Compare(Less(Unsigned)), Long),
            Operator::I32GtS => Operation::Binary(Binary::Compare(Greater(Signed)), Word),
            Operator::I64GtS => Operation::Binary(Binary::Compare(Greater(Signed)), Long),
            Operator::I32GtU => Operation::Binary(Binary::Compare(Greater(Unsigned)), Word),
            Operator::I64GtU => Operation::Binary(Binary::Compare(Greater(Unsigned)), Long),
            Operator::I32LeS => Operation::Binary(Binary::Compare(AtMost(Signed)), Word),
            Operator::I64LeS => Operation::Binary(Binary::Compare(AtMost(Signed)), Long),
            Operator::I32LeU => Operation::Binary(Binary::Compare(AtMost(Unsigned)), Word),
            Operator::I64LeU => Operation::Binary(Binary::Compare(AtMost(Unsigned)), Long),
            Operator::I32GeS => Operation::Binary(Binary::Compare(AtLeast(Signed)), Word),
            Operator::I64GeS => Operation::Binary(Binary::Compare(AtLeast(Signed)), Long),
            Operator::I32GeU => Operation::Binary(Binary::Compare(AtLeast(Unsigned)), Word),
            Operator::I64GeU => Operation::Binary(Binary::Compare(AtLeast(Unsigned)), Long),
            other => return float(other),
        })
    }
}

fn float(operator: &Operator) -> Result<Operation> {
    use Float::{Arithmetic, Compare};
    use Sign::Unsigned;
    use Type::{Long, Word};
    use Width::{Double, Single};
    Ok(match operator {
        Operator::F32Const { value } => Operation::Constant(Word, u64::from(value.bits())),
        Operator::F32Load { memarg } => load(4, Unsigned, Word, memarg)?,
        Operator::F32Store { memarg } => store(4, memarg)?,
        Operator::F32Add => Operation::Float(Arithmetic('+'), Single),
        Operator::F32Sub => Operation::Float(Arithmetic('-'), Single),
        Operator::F32Mul => Operation::Float(Arithmetic('*'), Single),
        Operator::F32Div => Operation::Float(Arithmetic('/'), Single),
        Operator::F32Eq => Operation::Float(Compare("=="), Single),
        Operator::F32Ne => Operation::Float(Compare("!="), Single),
        Operator::F32Lt => Operation::Float(Compare("<"), Single),
        Operator::F32Gt => Operation::Float(Compare(">"), Single),
        Operator::F32Le => Operation::Float(Compare("<="), Single),
        Operator::F32Ge => Operation::Float(Compare(">="), Single),
        Operator::F32Abs => Operation::Float(Float::Absolute, Single),
        Operator::F32Neg => Operation::Float(Float::Negative, Single),
        Operator::F32Copysign => Operation::Float(Float::CopySign, Single),
        Operator::F32Min => Operation::Float(Float::Minimum, Single),
        Operator::F32Max => Operation::Float(Float::Maximum, Single),
        Operator::F32Trunc => Operation::Float(Float::Truncate, Single),
        Operator::F32Floor => Operation::Float(Float::Floor, Single),
        Operator::F32Ceil => Operation::Float(Float::Ceiling, Single),
        Operator::F32Nearest => Operation::Float(Float::Nearest, Single),
        Operator::F32Sqrt => Operation::Float(Float::SquareRoot, Single),
        Operator::F32DemoteF64 => Operation::Float(Float::Resize, Single),
        Operator::F32ConvertI32S => Operation::Float(Float::FromSigned(Word), Single),
        Operator::I32TruncSatF32S => Operation::Float(Float::ToSigned(Word), Single),
        Operator::F32ConvertI32U => Operation::Float(Float::FromUnsigned(Word), Single),
        Operator::I32TruncSatF32U => Operation::Float(Float::ToUnsigned(Word), Single),
        Operator::F32ConvertI64S => Operation::Float(Float::FromSigned(Long), Single),
        Operator::I64TruncSatF32S => Operation::Float(Float::ToSigned(Long), Single),
        Operator::F32ConvertI64U => Operation::Float(Float::FromUnsigned(Long), Single),
        Operator::I64TruncSatF32U => Operation::Float(Float::ToUnsigned(Long), Single),
        Operator::F64Const { value } => Operation::Constant(Long, value.bits()),
        Operator::F64Load { memarg } => load(8, Unsigned, Long, memarg)?,
        Operator::F64Store { memarg } => store(8, memarg)?,
        Operator::F64Add => Operation::Float(Arithmetic('+'), Double),
        Operator::F64Sub => Operation::Float(Arithmetic('-'), Double),
        Operator::F64Mul => Operation::Float(Arithmetic('*'), Double),
        Operator::F64Div => Operation::Float(Arithmetic('/'), Double),
        Operator::F64Eq => Operation::Float(Compare("=="), Double),
        Operator::F64Ne => Operation::Float(Compare("!="), Double),
        Operator::F64Lt => Operation::Float(Compare("<"), Double),
        Operator::F64Gt => Operation::Float(Compare(">"), Double),
        Operator::F64Le => Operation::Float(Compare("<="), Double),
        Operator::F64Ge => Operation::Float(Compare(">="), Double),
        Operator::F64Abs => Operation::Float(Float::Absolute, Double),
        Operator::F64Neg => Operation::Float(Float::Negative, Double),
        Operator::F64Copysign => Operation::Float(Float::CopySign, Double),
        Operator::F64Min => Operation::Float(Float::Minimum, Double),
        Operator::F64Max => Operation::Float(Float::Maximum, Double),
        Operator::F64Trunc => Operation::Float(Float::Truncate, Double),
        Operator::F64Floor => Operation::Float(Float::Floor, Double),
        Operator::F64Ceil => Operation::Float(Float::Ceiling, Double),
        Operator::F64Nearest => Operation::Float(Float::Nearest, Double),
        Operator::F64Sqrt => Operation::Float(Float::SquareRoot, Double),
        Operator::F64PromoteF32 => Operation::Float(Float::Resize, Double),
        Operator::F64ConvertI32S => Operation::Float(Float::FromSigned(Word), Double),
        Operator::I32TruncSatF64S => Operation::Float(Float::ToSigned(Word), Double),
        Operator::F64ConvertI32U => Operation::Float(Float::FromUnsigned(Word), Double),
        Operator::I32TruncSatF64U => Operation::Float(Float::ToUnsigned(Word), Double),
        Operator::F64ConvertI64S => Operation::Float(Float::FromSigned(Long), Double),
        Operator::I64TruncSatF64S => Operation::Float(Float::ToSigned(Long), Double),
        Operator::F64ConvertI64U => Operation::Float(Float::FromUnsigned(Long), Double),
        Operator::I64TruncSatF64U => Operation::Float(Float::ToUnsigned(Long), Double),
        Operator::I32ReinterpretF32
        | Operator::I64ReinterpretF64
        | Operator::F32ReinterpretI32
        | Operator::F64ReinterpretI64 => Operation::Reinterpret,
        other => return unsupported(other),
    })
}

fn load(bytes: u32, sign: Sign, kind: Type, at: &MemArg) -> Result<Operation> {
    let signed = sign == Sign::Signed;
    let offset = u32::try_from(at.offset)?;
    Ok(Operation::Load(Load { bytes, signed }, kind, offset))
}

fn store(bytes: u32, at: &MemArg) -> Result<Operation> {
    Ok(Operation::Store(bytes, u32::try_from(at.offset)?))
}

fn unsupported(operator: &Operator) -> Result<Operation> {
    let name = format!("{operator:?}");
    let name = name.split_whitespace().next().unwrap_or_default();
    bail!("the operator `{name}` is not supported");
}
