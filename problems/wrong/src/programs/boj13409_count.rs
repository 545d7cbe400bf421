//! Baekjoon 13409, wrong: counts each box as 1.

use crate::common::boj13409::answer;

pub fn main() {
    answer(|pile| pile.iter().sum());
}
