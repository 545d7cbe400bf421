//! Codeforces 1498F, wrong: counts all presents that can move at all, as if they were heaps of Nim.

use crate::common::cf1498f::answer;

pub fn main() {
    answer(|depth, k| depth >= k);
}
