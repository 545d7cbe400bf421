//! Baekjoon 13409, wrong: counts each box as 1.

use super::common::answer;

pub fn main() {
    answer(|pile| pile.iter().sum());
}
