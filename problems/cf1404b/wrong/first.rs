//! Forgets that Alice may catch Bob with her first move.

use super::common::{answer, Facts};

pub fn main() {
    answer(|Facts { da, db, longest, .. }| db <= 2 * da || longest <= 2 * da);
}
