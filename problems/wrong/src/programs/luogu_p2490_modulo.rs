//! Luogu P2490, wrong: counts modulo d instead of d + 1, so that one piece a move is not even Nim.

use crate::right::luogu_p2490::answer;

pub fn main() {
    answer(|d| d, |binomial, pairs, chosen| binomial(pairs, chosen));
}
