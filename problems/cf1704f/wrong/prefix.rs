//! Repeats the values with period 34 from length 53, though that of length 52 is an exception.

use super::common::{alice, answer, values};

pub fn main() {
    answer(&values(53, 34), alice);
}
