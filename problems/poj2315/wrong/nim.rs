//! Plays plain Nim, as if a move shot only one ball.

use super::common::answer;

pub fn main() {
    answer(|turns, most| (turns + 1) % (most + 1), |_| 1);
}
