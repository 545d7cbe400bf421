//! POJ 2931, wrong: adds in double precision. A tower of 50 cubes fits; a sum of three may need
//! more than 53 bits.

use crate::right::poj2931::{answer, value};

pub fn main() {
    answer(|cubes| value(cubes) as f64, f64::ge);
}
