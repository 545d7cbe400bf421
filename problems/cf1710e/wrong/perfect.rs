//! Codeforces 1710E, wrong: asks for a perfect matching, where the start need only be covered by every greatest one.

use super::common::answer;

pub fn main() {
    answer(
        |start| start.row >= start.i && start.small + start.i < start.n,
        |sizes| 2 * sizes.with_start == sizes.cells,
    );
}
