//! Codeforces 1710E, wrong: takes the start away from its column even where that is taken for its small cells.

use super::common::answer;

pub fn main() {
    answer(|start| start.row >= start.i, |sizes| sizes.with_start == sizes.without_start);
}
