//! CSES 2207, wrong: lets the parts be equal.

use crate::common::cses2207::answer;

pub fn main() {
    answer(1222, |heap| heap / 2 + 1);
}
