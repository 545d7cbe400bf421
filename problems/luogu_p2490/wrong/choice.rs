//! Luogu P2490, wrong: forgets that a digit may be 1 in any of the gaps.

use super::common::answer;
use shared::modular::Modular;

pub fn main() {
    answer(|d| d + 1, |_, _, _| Modular::ONE);
}
