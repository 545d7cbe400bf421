//! Requires a perfect matching, though every maximum matching need only cover the start.

use super::common::answer;

pub fn main() {
    answer(
        |start| start.row >= start.i && start.small + start.i < start.n,
        |sizes| 2 * sizes.with_start == sizes.cells,
    );
}
