//! Treats the piles as Nim heaps.

use super::common::answer;

pub fn main() {
    answer(|pile| pile, true);
}
