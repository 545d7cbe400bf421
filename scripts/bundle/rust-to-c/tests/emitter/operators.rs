//! WebAssembly operators by the types of their operands, and boundary values.

use wasm_encoder::Instruction as I;

macro_rules! operators {
    ($($(#[$doc:meta])? $name:ident: $($operator:ident)*;)*) => {
        $($(#[$doc])? pub const $name: &[I] = &[$(I::$operator),*];)*
    };
}

operators! {
    BINARY_32: I32Add I32Sub I32Mul I32And I32Or I32Xor I32Shl I32ShrS I32ShrU I32Rotl I32Rotr;
    DIVISIONS_32: I32DivS I32DivU I32RemS I32RemU;
    COMPARISONS_32: I32Eq I32Ne I32LtS I32LtU I32GtS I32GtU I32LeS I32LeU I32GeS I32GeU;
    UNARY_32: I32Clz I32Ctz I32Popcnt I32Extend8S I32Extend16S I32Eqz;
    BINARY_64: I64Add I64Sub I64Mul I64And I64Or I64Xor I64Shl I64ShrS I64ShrU I64Rotl I64Rotr;
    DIVISIONS_64: I64DivS I64DivU I64RemS I64RemU;
    COMPARISONS_64: I64Eq I64Ne I64LtS I64LtU I64GtS I64GtU I64LeS I64LeU I64GeS I64GeU;
    UNARY_64: I64Clz I64Ctz I64Popcnt I64Extend8S I64Extend16S I64Extend32S;
    /// Conversions from a long to a word.
    NARROWING: I32WrapI64 I64Eqz;
    WIDENING: I64ExtendI32S I64ExtendI32U;

    BINARY_F32: F32Add F32Sub F32Mul F32Div F32Min F32Max F32Copysign;
    COMPARISONS_F32: F32Eq F32Ne F32Lt F32Gt F32Le F32Ge;
    UNARY_F32: F32Abs F32Neg F32Ceil F32Floor F32Trunc F32Nearest F32Sqrt;
    /// Conversions from a floating-point number to a word.
    F32_TO_32: I32TruncSatF32S I32TruncSatF32U;
    F32_TO_64: I64TruncSatF32S I64TruncSatF32U;
    /// Conversions from a word to a floating-point number.
    F32_FROM_32: F32ConvertI32S F32ConvertI32U;
    F32_FROM_64: F32ConvertI64S F32ConvertI64U;

    BINARY_F64: F64Add F64Sub F64Mul F64Div F64Min F64Max F64Copysign;
    COMPARISONS_F64: F64Eq F64Ne F64Lt F64Gt F64Le F64Ge;
    UNARY_F64: F64Abs F64Neg F64Ceil F64Floor F64Trunc F64Nearest F64Sqrt;
    F64_TO_32: I32TruncSatF64S I32TruncSatF64U;
    F64_TO_64: I64TruncSatF64S I64TruncSatF64U;
    F64_FROM_32: F64ConvertI32S F64ConvertI32U;
    F64_FROM_64: F64ConvertI64S F64ConvertI64U;
}

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
