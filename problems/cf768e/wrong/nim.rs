//! Codeforces 768E, wrong: takes the piles for Nim heaps.

use super::common::answer;

pub fn main() {
    answer(|pile| pile, true);
}
