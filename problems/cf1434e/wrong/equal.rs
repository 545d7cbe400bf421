//! Codeforces 1434E, wrong: lets a gap be as great as the one before.

use super::common::{answer, mex};

pub fn main() {
    answer(|gap, next| next >= gap, mex);
}
