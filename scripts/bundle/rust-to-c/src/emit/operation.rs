//! A table of the WebAssembly operators that compute or access variables or memory.

use super::float::{Float, Width};
use super::module::Type;
use super::tree::{Binary, Comparison, Load, Sign, Unary, Variable};
use anyhow::{Result, bail};
use wasmparser::{MemArg, Operator};

use Comparison::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
use Sign::{Signed, Unsigned};
use Type::{Long, Word};

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

/// The binary operators, each for words and for longs.
static BINARY: [([Operator; 2], Binary); 25] = [
    ([Operator::I32Add, Operator::I64Add], Binary::Add),
    ([Operator::I32Sub, Operator::I64Sub], Binary::Subtract),
    ([Operator::I32Mul, Operator::I64Mul], Binary::Multiply),
    ([Operator::I32DivS, Operator::I64DivS], Binary::Divide(Signed)),
    ([Operator::I32DivU, Operator::I64DivU], Binary::Divide(Unsigned)),
    ([Operator::I32RemS, Operator::I64RemS], Binary::Remainder(Signed)),
    ([Operator::I32RemU, Operator::I64RemU], Binary::Remainder(Unsigned)),
    ([Operator::I32And, Operator::I64And], Binary::And),
    ([Operator::I32Or, Operator::I64Or], Binary::Or),
    ([Operator::I32Xor, Operator::I64Xor], Binary::Xor),
    ([Operator::I32Shl, Operator::I64Shl], Binary::ShiftLeft),
    ([Operator::I32ShrS, Operator::I64ShrS], Binary::ShiftRight(Signed)),
    ([Operator::I32ShrU, Operator::I64ShrU], Binary::ShiftRight(Unsigned)),
    ([Operator::I32Rotl, Operator::I64Rotl], Binary::RotateLeft),
    ([Operator::I32Rotr, Operator::I64Rotr], Binary::RotateRight),
    ([Operator::I32Eq, Operator::I64Eq], Binary::Compare(Equal)),
    ([Operator::I32Ne, Operator::I64Ne], Binary::Compare(Unequal)),
    ([Operator::I32LtS, Operator::I64LtS], Binary::Compare(Less(Signed))),
    ([Operator::I32LtU, Operator::I64LtU], Binary::Compare(Less(Unsigned))),
    ([Operator::I32GtS, Operator::I64GtS], Binary::Compare(Greater(Signed))),
    ([Operator::I32GtU, Operator::I64GtU], Binary::Compare(Greater(Unsigned))),
    ([Operator::I32LeS, Operator::I64LeS], Binary::Compare(AtMost(Signed))),
    ([Operator::I32LeU, Operator::I64LeU], Binary::Compare(AtMost(Unsigned))),
    ([Operator::I32GeS, Operator::I64GeS], Binary::Compare(AtLeast(Signed))),
    ([Operator::I32GeU, Operator::I64GeU], Binary::Compare(AtLeast(Unsigned))),
];

/// The operators on numbers of 32 and of 64 bits.
static FLOATS: [([Operator; 2], Float); 29] = [
    ([Operator::F32Add, Operator::F64Add], Float::Arithmetic('+')),
    ([Operator::F32Sub, Operator::F64Sub], Float::Arithmetic('-')),
    ([Operator::F32Mul, Operator::F64Mul], Float::Arithmetic('*')),
    ([Operator::F32Div, Operator::F64Div], Float::Arithmetic('/')),
    ([Operator::F32Eq, Operator::F64Eq], Float::Compare("==")),
    ([Operator::F32Ne, Operator::F64Ne], Float::Compare("!=")),
    ([Operator::F32Lt, Operator::F64Lt], Float::Compare("<")),
    ([Operator::F32Gt, Operator::F64Gt], Float::Compare(">")),
    ([Operator::F32Le, Operator::F64Le], Float::Compare("<=")),
    ([Operator::F32Ge, Operator::F64Ge], Float::Compare(">=")),
    ([Operator::F32Abs, Operator::F64Abs], Float::Absolute),
    ([Operator::F32Neg, Operator::F64Neg], Float::Negative),
    ([Operator::F32Copysign, Operator::F64Copysign], Float::CopySign),
    ([Operator::F32Min, Operator::F64Min], Float::Minimum),
    ([Operator::F32Max, Operator::F64Max], Float::Maximum),
    ([Operator::F32Trunc, Operator::F64Trunc], Float::Truncate),
    ([Operator::F32Floor, Operator::F64Floor], Float::Floor),
    ([Operator::F32Ceil, Operator::F64Ceil], Float::Ceiling),
    ([Operator::F32Nearest, Operator::F64Nearest], Float::Nearest),
    ([Operator::F32Sqrt, Operator::F64Sqrt], Float::SquareRoot),
    ([Operator::F32DemoteF64, Operator::F64PromoteF32], Float::Resize),
    ([Operator::F32ConvertI32S, Operator::F64ConvertI32S], Float::FromSigned(Word)),
    ([Operator::I32TruncSatF32S, Operator::I32TruncSatF64S], Float::ToSigned(Word)),
    ([Operator::F32ConvertI32U, Operator::F64ConvertI32U], Float::FromUnsigned(Word)),
    ([Operator::I32TruncSatF32U, Operator::I32TruncSatF64U], Float::ToUnsigned(Word)),
    ([Operator::F32ConvertI64S, Operator::F64ConvertI64S], Float::FromSigned(Long)),
    ([Operator::I64TruncSatF32S, Operator::I64TruncSatF64S], Float::ToSigned(Long)),
    ([Operator::F32ConvertI64U, Operator::F64ConvertI64U], Float::FromUnsigned(Long)),
    ([Operator::I64TruncSatF32U, Operator::I64TruncSatF64U], Float::ToUnsigned(Long)),
];

impl Operation {
    /// The operation of an operator other than control flow.
    ///
    /// # Errors
    ///
    /// Fails for an operator that C lacks, such as one on vectors.
    pub(super) fn of(operator: &Operator) -> Result<Operation> {
        Ok(match operator {
            Operator::I32Const { value } => {
                Operation::Constant(Word, u64::from(value.cast_unsigned()))
            }
            Operator::I64Const { value } => Operation::Constant(Long, value.cast_unsigned()),
            Operator::F32Const { value } => Operation::Constant(Word, u64::from(value.bits())),
            Operator::F64Const { value } => Operation::Constant(Long, value.bits()),
            Operator::LocalGet { local_index } => Operation::Get(*local_index as usize),
            Operator::LocalSet { local_index } => Operation::Set(*local_index as usize),
            Operator::LocalTee { local_index } => Operation::Tee(*local_index as usize),
            Operator::GlobalGet { global_index } => Operation::GetGlobal(*global_index as usize),
            Operator::GlobalSet { global_index } => Operation::SetGlobal(*global_index as usize),
            Operator::I32Load { memarg } | Operator::F32Load { memarg } => {
                load(4, Unsigned, Word, memarg)?
            }
            Operator::I64Load { memarg } | Operator::F64Load { memarg } => {
                load(8, Unsigned, Long, memarg)?
            }
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
            Operator::I32Store { memarg }
            | Operator::I64Store32 { memarg }
            | Operator::F32Store { memarg } => store(4, memarg)?,
            Operator::I64Store { memarg } | Operator::F64Store { memarg } => store(8, memarg)?,
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
            Operator::I32ReinterpretF32
            | Operator::I64ReinterpretF64
            | Operator::F32ReinterpretI32
            | Operator::F64ReinterpretI64 => Operation::Reinterpret,
            other => return of_either_width(other),
        })
    }
}

fn of_either_width(operator: &Operator) -> Result<Operation> {
    for (operators, binary) in &BINARY {
        if let Some(at) = operators.iter().position(|one| one == operator) {
            return Ok(Operation::Binary(*binary, [Word, Long][at]));
        }
    }
    for (operators, float) in &FLOATS {
        if let Some(at) = operators.iter().position(|one| one == operator) {
            return Ok(Operation::Float(*float, [Width::Single, Width::Double][at]));
        }
    }
    let name = format!("{operator:?}");
    let name = name.split_whitespace().next().unwrap_or_default();
    bail!("the operator `{name}` is not supported");
}

fn load(bytes: u32, sign: Sign, kind: Type, at: &MemArg) -> Result<Operation> {
    let signed = sign == Signed;
    let offset = u32::try_from(at.offset)?;
    Ok(Operation::Load(Load { bytes, signed }, kind, offset))
}

fn store(bytes: u32, at: &MemArg) -> Result<Operation> {
    Ok(Operation::Store(bytes, u32::try_from(at.offset)?))
}
