//! Takes the greatest available card first, not the greatest gain.

use super::common::answer;
use std::cmp::Reverse;

pub fn main() {
    answer(|evens| evens % 2 == 0, |switches| switches.sort_by_key(|(great, _)| Reverse(*great)));
}
