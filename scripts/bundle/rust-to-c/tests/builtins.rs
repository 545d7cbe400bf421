//! Compares the stand-in's arithmetic on 128-bit integers and floating-point numbers with the compiler's.

#![expect(clippy::cast_precision_loss, clippy::float_cmp, reason = "compared bit by bit")]

#[allow(clippy::pedantic, unexpected_cfgs)] // not written for this package's lints
#[path = "../src/std/builtins.rs"]
mod builtins;

use builtins::{
    __ashlti3, __ashrti3, __divti3, __fixdfti, __fixsfti, __fixunsdfti, __fixunssfti, __floattidf,
    __floattisf, __floatuntidf, __floatuntisf, __lshrti3, __modti3, __muloti4, __multi3, __udivti3,
    __umodti3, fmax, fmaxf, fmin, fminf, fmod, fmodf,
};
use proptest::prelude::*;

/// Numbers of all lengths, and numbers near plus or minus a power of two.
fn operand() -> impl Strategy<Value = u128> {
    let near = (0..128_u32, 0..5_u128, any::<bool>()).prop_map(|(place, offset, negative)| {
        let number = (1_u128 << place).wrapping_add(offset).wrapping_sub(2);
        if negative { number.wrapping_neg() } else { number }
    });
    let random = (any::<u128>(), 0..128_u32).prop_map(|(number, places)| number >> places);
    prop_oneof![near, random]
}

/// Some divisors are near the dividend's leading digits: the quotient is then hard to estimate.
fn dividend_and_divisor() -> impl Strategy<Value = (u128, u128)> {
    let related = (operand(), 0..128_u32, 0..5_u128).prop_map(|(dividend, places, offset)| {
        let divisor = (dividend >> places).wrapping_add(offset).wrapping_sub(2);
        (dividend, divisor)
    });
    prop_oneof![(operand(), operand()), related].prop_filter("no division by 0", |pair| pair.1 != 0)
}

/// Numbers of all magnitudes, and numbers near an integer.
fn number() -> impl Strategy<Value = f64> {
    let integer = (any::<i64>(), 0..64_u32, -2..3_i32)
        .prop_map(|(integer, places, halves)| (integer >> places) as f64 + f64::from(halves) / 2.0);
    let large = (any::<i64>(), 0..90_i32)
        .prop_map(|(integer, exponent)| integer as f64 * 2_f64.powi(exponent - 20));
    prop_oneof![any::<u64>().prop_map(f64::from_bits), integer, large]
}

/// Returns whether two numbers are the same. All NaNs count as the same, and so do both zeros, since Rust
/// does not specify which is the smaller.
fn same(a: f64, b: f64) -> bool {
    a == b || a.is_nan() && b.is_nan()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn products_are_exact(a in operand(), b in operand()) {
        prop_assert_eq!(__multi3(a, b), a.wrapping_mul(b));
        let (a, b) = (a.cast_signed(), b.cast_signed());
        let mut overflow = -1;
        let product = __muloti4(a, b, &mut overflow);
        prop_assert_eq!((product, overflow != 0), a.overflowing_mul(b));
    }

    #[test]
    fn overflow_of_products_near_the_bounds_is_detected((a, b) in dividend_and_divisor()) {
        // The product ends just within the bound or just past it.
        let a = (i128::MAX / b.cast_signed()).wrapping_add(a.cast_signed() % 3);
        for a in [a, a.wrapping_neg()] {
            let mut overflow = -1;
            let product = __muloti4(a, b.cast_signed(), &mut overflow);
            prop_assert_eq!((product, overflow != 0), a.overflowing_mul(b.cast_signed()));
        }
    }

    #[test]
    fn conversions_from_integers_are_rounded(a in operand()) {
        prop_assert_eq!(__floatuntidf(a).to_bits(), (a as f64).to_bits());
        prop_assert_eq!(__floatuntisf(a).to_bits(), (a as f32).to_bits());
        let a = a.cast_signed();
        prop_assert_eq!(__floattidf(a).to_bits(), (a as f64).to_bits());
        prop_assert_eq!(__floattisf(a).to_bits(), (a as f32).to_bits());
    }

    #[test]
    fn conversions_to_integers_saturate(a in number()) {
        prop_assert_eq!(__fixunsdfti(a), a as u128);
        prop_assert_eq!(__fixdfti(a), a as i128);
        let a = a as f32;
        prop_assert_eq!(__fixunssfti(a), a as u128);
        prop_assert_eq!(__fixsfti(a), a as i128);
    }

    #[test]
    fn rests_are_exact(a in number(), b in number()) {
        prop_assert!(same(fmod(a, b), a % b));
        prop_assert!(fmod(a, b).is_nan() || fmod(a, b).is_sign_negative() == a.is_sign_negative());
        let (a, b) = (a as f32, b as f32);
        prop_assert!(same(fmodf(a, b).into(), (a % b).into()));
    }

    #[test]
    fn the_smaller_and_the_greater_are_found(a in number(), b in number()) {
        for (a, b) in [(a, b), (a, a), (a, f64::NAN), (f64::NAN, b), (a, 0.0)] {
            prop_assert!(same(fmin(a, b), a.min(b)) && same(fmax(a, b), a.max(b)));
            let (a, b) = (a as f32, b as f32);
            prop_assert!(same(fminf(a, b).into(), a.min(b).into()));
            prop_assert!(same(fmaxf(a, b).into(), a.max(b).into()));
        }
    }

    #[test]
    fn quotients_and_remainders_are_exact((a, b) in dividend_and_divisor()) {
        prop_assert_eq!(__udivti3(a, b), a / b);
        prop_assert_eq!(__umodti3(a, b), a % b);
        let (a, b) = (a.cast_signed(), b.cast_signed());
        prop_assert_eq!(__divti3(a, b), a.wrapping_div(b));
        prop_assert_eq!(__modti3(a, b), a.wrapping_rem(b));
    }

    #[test]
    fn shifts_are_exact(a in operand(), places in 0..128_i32) {
        prop_assert_eq!(__ashlti3(a, places), a << places);
        prop_assert_eq!(__lshrti3(a, places), a >> places);
        prop_assert_eq!(__ashrti3(a.cast_signed(), places), a.cast_signed() >> places);
    }
}

#[test]
fn the_extremes_are_exact() {
    for a in [i128::MIN, i128::MIN + 1, -1, 0, 1, i128::MAX] {
        for b in [i128::MIN, i128::MIN + 1, -1, 1, i128::MAX] {
            assert_eq!(__divti3(a, b), a.wrapping_div(b), "{a} / {b}");
            assert_eq!(__modti3(a, b), a.wrapping_rem(b), "{a} % {b}");
        }
    }
}
