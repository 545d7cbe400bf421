//! AtCoder ABC212 H, wrong: counts the lists of exactly N heaps.

use crate::common::abc212_h::answer;

pub fn main() {
    answer(|sum, most| sum.pow(most));
}
