//! Allows equal parts.

use super::common::answer;

pub fn main() {
    answer(1222, |heap| heap / 2 + 1);
}
