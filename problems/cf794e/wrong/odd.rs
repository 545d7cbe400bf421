//! Answers the middle number of an odd part.

use super::common::answer;

pub fn main() {
    answer(|row, middle| row[middle], true);
}
