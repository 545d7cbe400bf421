//! Tables of the WebAssembly operators that compute or access memory.

use super::float::Float;
use super::module::Type;
use super::tree::{Binary, Comparison, Load, Sign, Unary};
use wasmparser::{MemArg, Operator, ValType};

use Comparison::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
use Sign::{Signed, Unsigned};
use Type::{Long, Word};

/// An operator's access to memory, at the address on the stack.
pub(crate) enum Access {
    Load(Load),
    /// Stores this number of low bytes.
    Store(u32),
}

/// The access of an operator, the type of the value, and the offset from the address.
pub(crate) fn access<'o>(operator: &'o Operator) -> Option<(Access, ValType, &'o MemArg)> {
    use Operator as Op;
    use ValType::{F32, F64, I32, I64};
    let signed = |bytes| Access::Load(Load { bytes, signed: true });
    let unsigned = |bytes| Access::Load(Load { bytes, signed: false });
    Some(match operator {
        Op::I32Load { memarg } => (unsigned(4), I32, memarg),
        Op::I64Load { memarg } => (unsigned(8), I64, memarg),
        Op::F32Load { memarg } => (unsigned(4), F32, memarg),
        Op::F64Load { memarg } => (unsigned(8), F64, memarg),
        Op::I32Load8S { memarg } => (signed(1), I32, memarg),
        Op::I32Load8U { memarg } => (unsigned(1), I32, memarg),
        Op::I32Load16S { memarg } => (signed(2), I32, memarg),
        Op::I32Load16U { memarg } => (unsigned(2), I32, memarg),
        Op::I64Load8S { memarg } => (signed(1), I64, memarg),
        Op::I64Load8U { memarg } => (unsigned(1), I64, memarg),
        Op::I64Load16S { memarg } => (signed(2), I64, memarg),
        Op::I64Load16U { memarg } => (unsigned(2), I64, memarg),
        Op::I64Load32S { memarg } => (signed(4), I64, memarg),
        Op::I64Load32U { memarg } => (unsigned(4), I64, memarg),
        Op::I32Store { memarg } => (Access::Store(4), I32, memarg),
        Op::I64Store { memarg } => (Access::Store(8), I64, memarg),
        Op::F32Store { memarg } => (Access::Store(4), F32, memarg),
        Op::F64Store { memarg } => (Access::Store(8), F64, memarg),
        Op::I32Store8 { memarg } => (Access::Store(1), I32, memarg),
        Op::I32Store16 { memarg } => (Access::Store(2), I32, memarg),
        Op::I64Store8 { memarg } => (Access::Store(1), I64, memarg),
        Op::I64Store16 { memarg } => (Access::Store(2), I64, memarg),
        Op::I64Store32 { memarg } => (Access::Store(4), I64, memarg),
        _ => return None,
    })
}

/// The constant that an operator pushes, if it pushes one; for [`Type::Word`], only its low half counts.
pub(super) fn constant(operator: &Operator) -> Option<(Type, u64)> {
    match operator {
        Operator::I32Const { value } => Some((Word, value.cast_unsigned().into())),
        Operator::I64Const { value } => Some((Long, value.cast_unsigned())),
        Operator::F32Const { value } => Some((Word, value.bits().into())),
        Operator::F64Const { value } => Some((Long, value.bits())),
        _ => None,
    }
}

/// The unary operators on integers.
pub(super) static UNARY: [(Operator, Unary); 16] = [
    (Operator::I32Eqz, Unary::IsZero),
    (Operator::I64Eqz, Unary::IsZero),
    (Operator::I32Clz, Unary::LeadingZeros(Word)),
    (Operator::I64Clz, Unary::LeadingZeros(Long)),
    (Operator::I32Ctz, Unary::TrailingZeros(Word)),
    (Operator::I64Ctz, Unary::TrailingZeros(Long)),
    (Operator::I32Popcnt, Unary::CountOnes(Word)),
    (Operator::I64Popcnt, Unary::CountOnes(Long)),
    (Operator::I32WrapI64, Unary::Wrap),
    (Operator::I64ExtendI32U, Unary::ZeroExtend),
    (Operator::I64ExtendI32S, Unary::SignExtend(Long, 32)),
    (Operator::I64Extend32S, Unary::SignExtend(Long, 32)),
    (Operator::I32Extend8S, Unary::SignExtend(Word, 8)),
    (Operator::I32Extend16S, Unary::SignExtend(Word, 16)),
    (Operator::I64Extend8S, Unary::SignExtend(Long, 8)),
    (Operator::I64Extend16S, Unary::SignExtend(Long, 16)),
];

/// The binary operators, each for words and for longs.
pub(super) static BINARY: [([Operator; 2], Binary); 25] = [
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
pub(super) static FLOATS: [([Operator; 2], Float); 29] = [
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

/// The entry of an operator, with its index among the operators of the entry.
pub(super) fn of_either_width<T: Copy>(
    table: &[([Operator; 2], T)],
    operator: &Operator,
) -> Option<(T, usize)> {
    table.iter().find_map(|(operators, entry)| {
        let at = operators.iter().position(|one| one == operator)?;
        Some((*entry, at))
    })
}
