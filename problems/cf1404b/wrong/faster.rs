//! Assumes that the greater range decides.

use super::common::{answer, Facts};

pub fn main() {
    answer(|Facts { distance, da, db, longest }| distance <= da || db <= da || longest <= 2 * da);
}
