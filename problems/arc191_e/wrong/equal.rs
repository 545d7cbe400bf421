//! Counts a sum of 0 as a win, though Takahashi, who begins, loses it.

use super::common::{answer, is_move};

pub fn main() {
    answer(is_move, |sum| sum >= 0);
}
