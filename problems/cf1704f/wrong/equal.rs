//! Codeforces 1704F, wrong: takes equal numbers of both colours for lost.

use super::common::{answer, values};

pub fn main() {
    answer(&values(100, 34), |red, blue, _| red > blue);
}
