//! Baekjoon 13409, wrong: halves from box to box, those below the first change of colour included.

use super::common::answer;

pub fn main() {
    let value = |pile: &[i64]| -> i64 { (0..).zip(pile).map(|(at, sign)| sign << (40 - at)).sum() };
    answer(value);
}
