//! AtCoder ABC255 G, wrong: takes every other size for its own value, though a repeated value shifts those of
//! all greater sizes.

use super::common::answer;

pub fn main() {
    answer(
        |takes| takes.sort_unstable(),
        |repeats, size| repeats.get(&size).copied().unwrap_or(size),
        |repeated| 1 + repeated,
    );
}
