//! Lets the players take turns.

use super::common::answer;

pub fn main() {
    answer(|turn, _| turn % 2);
}
