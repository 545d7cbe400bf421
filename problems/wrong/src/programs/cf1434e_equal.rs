//! Codeforces 1434E, wrong: lets a gap be as great as the one before.

use crate::common::cf1434e::{answer, mex};

pub fn main() {
    answer(|gap, next| next >= gap, mex);
}
