//! WebAssembly operators by the types of their operands, and boundary values.

use wasm_encoder::Instruction as I;

pub const BINARY_32: &[I] = &[
    I::I32Add,
    I::I32Sub,
    I::I32Mul,
    I::I32And,
    I::I32Or,
    I::I32Xor,
    I::I32Shl,
    I::I32ShrS,
    I::I32ShrU,
    I::I32Rotl,
    I::I32Rotr,
];
pub const DIVISIONS_32: &[I] = &[I::I32DivS, I::I32DivU, I::I32RemS, I::I32RemU];
pub const COMPARISONS_32: &[I] = &[
    I::I32Eq,
    I::I32Ne,
    I::I32LtS,
    I::I32LtU,
    I::I32GtS,
    I::I32GtU,
    I::I32LeS,
    I::I32LeU,
    I::I32GeS,
    I::I32GeU,
];
pub const UNARY_32: &[I] =
    &[I::I32Clz, I::I32Ctz, I::I32Popcnt, I::I32Extend8S, I::I32Extend16S, I::I32Eqz];
pub const BINARY_64: &[I] = &[
    I::I64Add,
    I::I64Sub,
    I::I64Mul,
    I::I64And,
    I::I64Or,
    I::I64Xor,
    I::I64Shl,
    I::I64ShrS,
    I::I64ShrU,
    I::I64Rotl,
    I::I64Rotr,
];
pub const DIVISIONS_64: &[I] = &[I::I64DivS, I::I64DivU, I::I64RemS, I::I64RemU];
pub const COMPARISONS_64: &[I] = &[
    I::I64Eq,
    I::I64Ne,
    I::I64LtS,
    I::I64LtU,
    I::I64GtS,
    I::I64GtU,
    I::I64LeS,
    I::I64LeU,
    I::I64GeS,
    I::I64GeU,
];
pub const UNARY_64: &[I] =
    &[I::I64Clz, I::I64Ctz, I::I64Popcnt, I::I64Extend8S, I::I64Extend16S, I::I64Extend32S];
/// Conversions from a long to a word.
pub const NARROWING: &[I] = &[I::I32WrapI64, I::I64Eqz];
pub const WIDENING: &[I] = &[I::I64ExtendI32S, I::I64ExtendI32U];

pub const BOUNDARY: &[i64] = &[
    0,
    1,
    -1,
    2,
    -2,
    5,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    255,
    32767,
    32768,
    65535,
    0x7fff_ffff,
    -0x8000_0000,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    i64::MAX,
    i64::MIN,
    i64::MIN + 1,
    0x0123_4567_89ab_cdef,
];

pub const BINARY_F32: &[I] =
    &[I::F32Add, I::F32Sub, I::F32Mul, I::F32Div, I::F32Min, I::F32Max, I::F32Copysign];
pub const COMPARISONS_F32: &[I] = &[I::F32Eq, I::F32Ne, I::F32Lt, I::F32Gt, I::F32Le, I::F32Ge];
pub const UNARY_F32: &[I] =
    &[I::F32Abs, I::F32Neg, I::F32Ceil, I::F32Floor, I::F32Trunc, I::F32Nearest, I::F32Sqrt];
/// Conversions from a floating-point number to a word.
pub const F32_TO_32: &[I] = &[I::I32TruncSatF32S, I::I32TruncSatF32U];
pub const F32_TO_64: &[I] = &[I::I64TruncSatF32S, I::I64TruncSatF32U];
/// Conversions from a word to a floating-point number.
pub const F32_FROM_32: &[I] = &[I::F32ConvertI32S, I::F32ConvertI32U];
pub const F32_FROM_64: &[I] = &[I::F32ConvertI64S, I::F32ConvertI64U];

pub const BINARY_F64: &[I] =
    &[I::F64Add, I::F64Sub, I::F64Mul, I::F64Div, I::F64Min, I::F64Max, I::F64Copysign];
pub const COMPARISONS_F64: &[I] = &[I::F64Eq, I::F64Ne, I::F64Lt, I::F64Gt, I::F64Le, I::F64Ge];
pub const UNARY_F64: &[I] =
    &[I::F64Abs, I::F64Neg, I::F64Ceil, I::F64Floor, I::F64Trunc, I::F64Nearest, I::F64Sqrt];
pub const F64_TO_32: &[I] = &[I::I32TruncSatF64S, I::I32TruncSatF64U];
pub const F64_TO_64: &[I] = &[I::I64TruncSatF64S, I::I64TruncSatF64U];
pub const F64_FROM_32: &[I] = &[I::F64ConvertI32S, I::F64ConvertI32U];
pub const F64_FROM_64: &[I] = &[I::F64ConvertI64S, I::F64ConvertI64U];
