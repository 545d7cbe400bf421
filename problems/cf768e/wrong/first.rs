//! Answers for the first player.

use super::common::answer;

pub fn main() {
    answer(|pile| (1..).find(|r| r * (r + 1) / 2 > pile).map_or(0, |r| r - 1), false);
}
