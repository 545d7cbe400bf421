//! AtCoder ARC116 F, wrong: lets Takahashi begin when all rows are odd, as if the even ones were always
//! shared out evenly.

use super::common::answer;
use std::cmp::Reverse;

pub fn main() {
    answer(|_| true, |switches| switches.sort_by_key(|(great, small)| Reverse(great - small)));
}
