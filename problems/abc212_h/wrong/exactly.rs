//! Counts the lists of exactly N heaps.

use super::common::answer;

pub fn main() {
    answer(|sum, most| sum.pow(most));
}
