//! Plays plain Nim, as if a move could not touch several pieces.

use super::common::answer;
use shared::modular::Binomials;

pub fn main() {
    answer(|_| 2, Binomials::choose);
}
