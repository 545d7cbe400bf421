//! Splits only heaps of more than F stones.

use super::common::answer;

pub fn main() {
    answer(2, 1);
}
