//! Allows a gap to equal the one before.

use super::common::{answer, mex};

pub fn main() {
    answer(|gap, next| next >= gap, mex);
}
