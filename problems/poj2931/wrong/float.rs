//! Adds in double precision, though the sum of three towers of 50 cubes may need more than 53 bits.

use super::common::{answer, value};

pub fn main() {
    let float = |cubes: &[char]| {
        let value = value(cubes);
        value.numerator() as f64 / 2_f64.powi(value.exponent() as i32)
    };
    answer(float, f64::ge);
}
