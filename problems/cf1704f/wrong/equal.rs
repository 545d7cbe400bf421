//! Counts equal numbers of both colours as lost.

use super::common::{answer, values};

pub fn main() {
    answer(&values(100, 34), |red, blue, _| red > blue);
}
