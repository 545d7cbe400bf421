//! Codeforces 1704F, wrong: asks for the runs even where one colour is in the majority.

use super::common::{answer, values};

pub fn main() {
    answer(&values(100, 34), |red, blue, sum| sum != 0 || red > blue);
}
