//! AtCoder ABC261 Ex, wrong: a vertex of Aoki, too, has the first total that comes to it.

use super::common::answer;

pub fn main() {
    answer(|_| true, u64::max);
}
