//! Luogu P7097, wrong: lets the players take turns.

use super::common::answer;

pub fn main() {
    answer(|turn, _| turn % 2);
}
