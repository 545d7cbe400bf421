//! Luogu P2490, wrong: forgets that a digit may stand in any of the gaps.

use crate::right::luogu_p2490::answer;

pub fn main() {
    answer(|d| d + 1, |_, _, _| 1);
}
