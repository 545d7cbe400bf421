//! Repeats the values with period 32.

use super::common::{alice, answer, values};

pub fn main() {
    answer(&values(100, 32), alice);
}
