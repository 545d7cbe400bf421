//! Counts Alice's moves only.

use super::common::answer;

pub fn main() {
    answer(|runs, a, _| runs.iter().map(|run| run / a).sum::<usize>() % 2 == 1);
}
