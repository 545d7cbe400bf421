//! Uses the gaps of the second, fourth, … coin as heaps, not those of the last, the last but two,
//! ….

use super::common::answer;

pub fn main() {
    answer::<1_000_000_009>(|coins| coins / 2);
}
