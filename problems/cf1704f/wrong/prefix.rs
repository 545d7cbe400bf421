//! Codeforces 1704F, wrong: repeats the values with period 34 from length 53, though the value of length 52 is an
//! exception to the period.

use super::common::{alice, answer, values};

pub fn main() {
    answer(&values(53, 34), alice);
}
