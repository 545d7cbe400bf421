//! Counts all presents that can move, as if they were heaps of Nim.

use super::common::answer;

pub fn main() {
    answer(|depth, k| depth >= k);
}
