//! Luogu P2490, wrong: plain Nim, as if a move could not touch several pieces.

use crate::common::luogu_p2490::answer;
use shared::modular::Binomials;

pub fn main() {
    answer(|_| 2, Binomials::choose);
}
