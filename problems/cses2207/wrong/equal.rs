//! CSES 2207, wrong: lets the parts be equal.

use super::common::answer;

pub fn main() {
    answer(1222, |heap| heap / 2 + 1);
}
