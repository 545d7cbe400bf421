//! Tests floating-point operators on all pairs of hard cases, and on random numbers.

use crate::module::{Body, Collector, RESULTS, constant, module};
use crate::operators::{
    BINARY_F32, BINARY_F64, BOUNDARY, COMPARISONS_F32, COMPARISONS_F64, F32_FROM_32, F32_FROM_64,
    F32_TO_32, F32_TO_64, F64_FROM_32, F64_FROM_64, F64_TO_32, F64_TO_64, UNARY_F32, UNARY_F64,
};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use wasm_encoder::{
    Instruction as I,
    ValType::{self, F32, F64, I32, I64},
};

/// Halves, the least and greatest numbers, and numbers around the bounds of integer types.
const HARD: &[f64] = &[
    0.0,
    -0.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -3.5,
    0.1,
    1.0,
    0.499_999_999_999_999_94,
    16_777_215.5,
    2_147_483_647.5,
    -2_147_483_648.5,
    4_294_967_295.5,
    4_503_599_627_370_495.5,
    9_223_372_036_854_774_784.0,
    -9_223_372_036_854_775_808.0,
    18_446_744_073_709_549_568.0,
    18_446_744_073_709_551_616.0,
    5e-324,
    -2.225_073_858_507_201_4e-308,
    1.401_298_464_324_817e-45,
    1.175_494_350_822_287_5e-38,
    3.402_823_466_385_288_6e38,
    f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

fn number(kind: ValType, bits: u64) -> I<'static> {
    if kind == F32 {
        I::F32Const(f32::from_bits(bits as u32).into())
    } else {
        I::F64Const(f64::from_bits(bits).into())
    }
}

/// The bits of hard cases and of random numbers, some near each other.
fn numbers(kind: ValType, rng: &mut Xoshiro256PlusPlus) -> Vec<u64> {
    let hard = HARD.iter().map(|&hard| match kind {
        F32 => u64::from((hard as f32).to_bits()),
        _ => hard.to_bits(),
    });
    let mut numbers: Vec<u64> = hard.collect();
    let (ones, digits) = if kind == F32 { (127 << 23, 23) } else { (1023 << 52, 52) };
    for round in 0..16 {
        let bits: u64 = rng.random();
        numbers.push(match round % 2 {
            0 => bits,
            _ => ones + (bits >> (60 - digits)),
        });
    }
    numbers
}

/// The bits of results; all NaNs count as the same.
struct Floats {
    kind: ValType,
    collector: Collector,
}

impl Floats {
    fn result(&mut self, code: Vec<I<'static>>) {
        let (bits, zero, differs) = match self.kind {
            F32 => (I::I32ReinterpretF32, I::I32Const(1), I::F32Ne),
            _ => (I::I64ReinterpretF64, I::I64Const(1), I::F64Ne),
        };
        let mut all = vec![zero];
        all.extend(code);
        all.extend([I::LocalTee(0), bits, I::LocalGet(0), I::LocalGet(0), differs]);
        all.push(I::Select);
        let integer = if self.kind == F32 { I32 } else { I64 };
        self.collector.result(integer, all);
    }
}

fn applied(operands: &[I<'static>], operator: &I<'static>) -> Vec<I<'static>> {
    operands.iter().chain([operator]).cloned().collect()
}

pub fn operators(kind: ValType) -> Vec<Vec<u8>> {
    let single = kind == F32;
    let of = |of_single, of_double| if single { of_single } else { of_double };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let numbers = numbers(kind, &mut rng);
    let mut floats = Floats { kind, collector: Collector::new(I32) };
    for &a in &numbers {
        for &b in &numbers {
            if rng.random_range(0..12) > 0 {
                continue;
            }
            let operands = [number(kind, a), number(kind, b)];
            for operator in of(BINARY_F32, BINARY_F64) {
                floats.result(applied(&operands, operator));
            }
            for operator in of(COMPARISONS_F32, COMPARISONS_F64) {
                floats.collector.result(I32, applied(&operands, operator));
            }
        }
        for operator in of(UNARY_F32, UNARY_F64) {
            floats.result(vec![number(kind, a), operator.clone()]);
        }
        for (to, operators) in [(I32, of(F32_TO_32, F64_TO_32)), (I64, of(F32_TO_64, F64_TO_64))] {
            for operator in operators {
                let code = [number(kind, a), operator.clone()];
                floats.collector.result(to, code);
            }
        }
        let resized = if single {
            vec![
                number(F64, (f64::from(f32::from_bits(a as u32)) * 1.000_000_01).to_bits()),
                I::F32DemoteF64,
            ]
        } else {
            vec![number(F32, a >> 29), I::F64PromoteF32]
        };
        floats.result(resized);
    }
    let mut integers = BOUNDARY.to_vec();
    integers.extend((0..40).map(|places| rng.random::<i64>() >> places));
    for integer in integers {
        for (from, operators) in
            [(I32, of(F32_FROM_32, F64_FROM_32)), (I64, of(F32_FROM_64, F64_FROM_64))]
        {
            for operator in operators {
                floats.result(vec![constant(from, integer), operator.clone()]);
            }
        }
    }
    let body = Body { kind: 1, locals: vec![kind], code: floats.collector.write(RESULTS) };
    vec![module(I32, &[body])]
}
