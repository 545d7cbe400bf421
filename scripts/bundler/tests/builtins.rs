//! The stand-in's arithmetic on numbers of 128 bits against the compiler's.

#[allow(clippy::pedantic)] // not written for this package's lints
#[path = "../src/standins/std/builtins.rs"]
mod builtins;

use builtins::{
    __ashlti3, __ashrti3, __divti3, __lshrti3, __modti3, __multi3, __udivti3, __umodti3,
};
use proptest::prelude::*;

/// Numbers of all lengths, and those near a power of two or the negative of one.
fn operand() -> impl Strategy<Value = u128> {
    let near = (0..128_u32, 0..5_u128, any::<bool>()).prop_map(|(place, offset, negative)| {
        let number = (1_u128 << place).wrapping_add(offset).wrapping_sub(2);
        if negative {
            number.wrapping_neg()
        } else {
            number
        }
    });
    let random = (any::<u128>(), 0..128_u32).prop_map(|(number, places)| number >> places);
    prop_oneof![near, random]
}

/// Divisors near a dividend's leading digits, for which a quotient is hard to estimate.
fn dividend_and_divisor() -> impl Strategy<Value = (u128, u128)> {
    let related = (operand(), 0..128_u32, 0..5_u128).prop_map(|(dividend, places, offset)| {
        let divisor = (dividend >> places).wrapping_add(offset).wrapping_sub(2);
        (dividend, divisor)
    });
    prop_oneof![(operand(), operand()), related].prop_filter("no division by 0", |pair| pair.1 != 0)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn products_are_exact(a in operand(), b in operand()) {
        prop_assert_eq!(__multi3(a, b), a.wrapping_mul(b));
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
