//! Codeforces 768E, wrong: treats the piles as Nim heaps.

use super::common::answer;

pub fn main() {
    answer(|pile| pile, true);
}
