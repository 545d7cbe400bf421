//! Subtracts the start from its column even if the column contributes its small cells.

use super::common::answer;

pub fn main() {
    answer(|start| start.row >= start.i, |sizes| sizes.with_start == sizes.without_start);
}
