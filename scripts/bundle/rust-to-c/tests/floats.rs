//! Compares the files that replace those of `core` with the algorithms of `std`, for printing and reading
//! floating-point numbers.

use dec2flt::common::BiasedFp;
use dec2flt::lemire::compute_float;
use flt2dec::Decoded;
use flt2dec::strategy::grisu::{format_exact, format_shortest};
use proptest::prelude::*;
use std::mem::MaybeUninit;
use std::{iter, mem}; // `crate::iter` and `crate::mem` in the files

/// The parts of `core` that print numbers.
#[path = "."]
mod flt2dec {
    /// The number `mant * 2^exp`; those from `minus` less to `plus` more, if `inclusive` with both, are rounded to it.
    pub struct Decoded {
        pub mant: u64,
        pub minus: u64,
        pub plus: u64,
        pub exp: i16,
        pub inclusive: bool,
    }

    #[path = "."]
    pub mod strategy {
        #[allow(clippy::pedantic, unsafe_code)] // not written for this package's lints
        #[path = "../src/core/grisu.rs"]
        pub mod grisu;
    }
}

/// The parts of `core` that read numbers.
#[path = "."]
mod dec2flt {
    pub mod common {
        /// The bits of a number, but for the sign.
        #[derive(Debug, PartialEq)]
        pub struct BiasedFp {
            pub m: u64,
            pub p_biased: i32,
        }
    }

    #[allow(clippy::pedantic)]
    #[path = "../src/core/lemire.rs"]
    pub mod lemire;
}

/// The positive number whose bits are `word`; a mantissa has `bits` bits, of which the first is not stored.
fn decoded(word: u64, bits: u32, least_exponent: i16) -> Decoded {
    let mantissa = word & ((1 << (bits - 1)) - 1);
    let field = (word >> (bits - 1)) as i16;
    let inclusive = mantissa.is_multiple_of(2);
    let hidden = 1 << (bits - 1);
    match field {
        0 => Decoded { mant: 2 * mantissa, minus: 1, plus: 1, exp: least_exponent - 1, inclusive },
        // The number below a power of two is half as far as the one above.
        _ if mantissa == 0 => {
            let exp = least_exponent + field - 3;
            Decoded { mant: hidden << 2, minus: 1, plus: 2, exp, inclusive }
        }
        _ => {
            let exp = least_exponent + field - 2;
            Decoded { mant: (hidden | mantissa) << 1, minus: 1, plus: 1, exp, inclusive }
        }
    }
}

fn decoded_f64(number: f64) -> Decoded {
    decoded(number.to_bits(), 53, -1074)
}

fn decoded_f32(number: f32) -> Decoded {
    decoded(number.to_bits().into(), 24, -149)
}

/// `1.25e-3` as `0.125 * 10^-2`.
fn digits_and_exponent(text: &str) -> (String, i16) {
    let (digits, exponent) = text.split_once('e').unwrap();
    (digits.replace('.', ""), exponent.parse::<i16>().unwrap() + 1)
}

fn shortest(number: &Decoded) -> (String, i16) {
    let mut buffer = [MaybeUninit::uninit(); 17];
    let (digits, exponent) = format_shortest(number, &mut buffer);
    (String::from_utf8(digits.into()).unwrap(), exponent)
}

fn exact(number: &Decoded, length: usize, limit: i16) -> (String, i16) {
    let mut buffer = vec![MaybeUninit::uninit(); length];
    let (digits, exponent) = format_exact(number, &mut buffer, limit);
    (String::from_utf8(digits.into()).unwrap(), exponent)
}

/// The number with this many decimal places, from the digits up to there.
fn fixed(number: &Decoded, places: usize) -> String {
    let limit = -(places as i16);
    let (mut digits, exponent) = exact(number, 1400, limit);
    if exponent <= limit {
        digits.clear();
    }
    let digits = format!("{digits:0>width$}", width = places + 1);
    let (whole, fraction) = digits.split_at(digits.len() - places);
    if places == 0 { whole.into() } else { format!("{whole}.{fraction}") }
}

/// Positive numbers: of all sizes, near powers of two and of ten, near halves of decimal digits, and short decimals.
fn positive() -> impl Strategy<Value = f64> {
    let any_bits = (1..0x7ff0_0000_0000_0000_u64).prop_map(f64::from_bits);
    let subnormal = (1..1_u64 << 53).prop_map(f64::from_bits);
    let near = |number: f64, offset: u64| {
        f64::from_bits((number.to_bits() + offset).saturating_sub(2).max(1))
    };
    let near_power_of_two = (0..0x7ff_u64, 0..5_u64)
        .prop_map(move |(exponent, offset)| near(f64::from_bits(exponent << 52), offset));
    let near_decimal = (1..1_000_000_u32, -310..300_i32, 0..5_u64).prop_map(
        move |(mantissa, exponent, offset)| {
            near(format!("{mantissa}e{exponent}").parse().unwrap(), offset)
        },
    );
    let short = (1..10_000_000_u32, 0..4_i32)
        .prop_map(|(units, places)| f64::from(units) / 10_f64.powi(places));
    let halves = (1..u32::MAX, 0..60_i32)
        .prop_map(|(units, halvings)| f64::from(units) / 2_f64.powi(halvings));
    prop_oneof![any_bits, subnormal, near_power_of_two, near_decimal, short, halves]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn the_shortest_digits_are_those_of_std(number in positive()) {
        let expected = digits_and_exponent(&format!("{number:e}"));
        prop_assert_eq!(shortest(&decoded_f64(number)), expected);
        let number = number as f32;
        if number > 0.0 && number.is_finite() {
            let expected = digits_and_exponent(&format!("{number:e}"));
            prop_assert_eq!(shortest(&decoded_f32(number)), expected);
        }
    }

    #[test]
    fn the_first_digits_are_those_of_std(number in positive(), count in 1..30_usize) {
        let expected = digits_and_exponent(&format!("{number:.places$e}", places = count - 1));
        prop_assert_eq!(exact(&decoded_f64(number), count, i16::MIN), expected);
    }

    #[test]
    fn decimal_places_are_those_of_std(number in positive(), places in 0..30_usize) {
        prop_assert_eq!(fixed(&decoded_f64(number), places), format!("{number:.places$}"));
    }

    #[test]
    fn numbers_are_read_as_by_std(
        digits in prop_oneof![1..u64::MAX, 1..1_u64 << 54, 1..100_000_u64],
        zeros in 0..10_u32,
        exponent in -30..30_i64,
    ) {
        let digits = digits.checked_mul(10_u64.pow(zeros)).unwrap_or(digits);
        let text = format!("{digits}e{exponent}");
        let is_near = exponent.abs() <= 27;
        let read = compute_float::<f64>(exponent, digits);
        prop_assert_eq!(read.p_biased >= 0, is_near);
        if is_near {
            let bits = text.parse::<f64>().unwrap().to_bits();
            let expected = BiasedFp { m: bits & ((1 << 52) - 1), p_biased: (bits >> 52) as i32 };
            prop_assert_eq!(read, expected);
        }
        let read = compute_float::<f32>(exponent, digits);
        let number = text.parse::<f32>().unwrap();
        prop_assert_eq!(read.p_biased >= 0, is_near && number.is_normal());
        if read.p_biased >= 0 {
            let bits = number.to_bits();
            let expected =
                BiasedFp { m: u64::from(bits & ((1 << 23) - 1)), p_biased: (bits >> 23) as i32 };
            prop_assert_eq!(read, expected);
        }
    }
}

#[test]
fn the_longest_expansions_are_exact() {
    for number in [f64::from_bits(1), f64::from_bits((1 << 52) - 1), f64::MIN_POSITIVE, f64::MAX] {
        let number_decoded = decoded_f64(number);
        assert_eq!(fixed(&number_decoded, 1080), format!("{number:.1080}"));
        assert_eq!(
            exact(&number_decoded, 800, i16::MIN),
            digits_and_exponent(&format!("{number:.799e}"))
        );
        assert_eq!(shortest(&number_decoded), digits_and_exponent(&format!("{number:e}")));
    }
}
