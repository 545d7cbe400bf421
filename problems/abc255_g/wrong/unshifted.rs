//! Gives every other size itself as its value, though a repeated value lowers those of larger
//! sizes.

use super::common::answer;

pub fn main() {
    answer(
        |takes| takes.sort_unstable(),
        |repeats, size| repeats.get(&size).copied().unwrap_or(size),
        |repeated| 1 + repeated,
    );
}
