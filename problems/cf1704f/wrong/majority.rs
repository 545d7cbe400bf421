//! Evaluates the runs even if one colour has the majority.

use super::common::{answer, values};

pub fn main() {
    answer(&values(100, 34), |red, blue, sum| sum != 0 || red > blue);
}
