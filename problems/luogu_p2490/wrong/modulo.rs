//! Luogu P2490, wrong: counts modulo d instead of d + 1, so that one piece a move is not even Nim.

use super::common::answer;
use shared::modular::Binomials;

pub fn main() {
    answer(|d| d, Binomials::choose);
}
