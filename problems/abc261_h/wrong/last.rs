//! Assumes that the last total that reaches a vertex of Aoki is the greatest.

use super::common::answer;

pub fn main() {
    answer(|open| open == 0, |_, last| last);
}
