//! Halves the value from box to box, even below the first change of colour.

use super::common::answer;

pub fn main() {
    let value = |pile: &[i64]| -> i64 { (0..).zip(pile).map(|(at, sign)| sign << (40 - at)).sum() };
    answer(value);
}
