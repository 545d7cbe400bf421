//! Lets Takahashi begin when all rows are odd, as if the number of even rows were always even.

use super::common::answer;
use std::cmp::Reverse;

pub fn main() {
    answer(|_| true, |switches| switches.sort_by_key(|(great, small)| Reverse(great - small)));
}
