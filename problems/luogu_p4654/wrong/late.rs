//! Gives the keeper time for all corridors.

use super::common::answer;

pub fn main() {
    answer(|below| below.len() + below.iter().rev().nth(1).unwrap_or(&0), |_| usize::MAX);
}
