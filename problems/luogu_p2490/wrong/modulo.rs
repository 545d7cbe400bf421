//! Counts modulo d instead of d + 1, which is wrong even for d = 1, plain Nim.

use super::common::answer;
use shared::modular::Binomials;

pub fn main() {
    answer(|d| d, Binomials::choose);
}
