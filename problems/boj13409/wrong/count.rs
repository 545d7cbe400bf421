//! Counts each box as 1.

use super::common::answer;

pub fn main() {
    answer(|pile| pile.iter().sum());
}
