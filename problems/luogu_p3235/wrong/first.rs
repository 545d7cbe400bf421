//! Luogu P3235, wrong: takes one split for each quotient.

use super::common::answer;

pub fn main() {
    answer(1, 0);
}
