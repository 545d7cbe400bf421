//! Ends the table at 1000, before the last known lost heap.

use super::common::answer;

pub fn main() {
    answer(1000, |heap| (heap + 1) / 2);
}
