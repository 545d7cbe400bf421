//! Codeforces 794E, wrong: takes a middle number even if only one is left.

use super::common::answer;

pub fn main() {
    answer(|row, middle| row[middle].min(row[middle - 1].max(row[middle + 1])), false);
}
