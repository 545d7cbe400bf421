//! Forgets that Alice may reach all of the tree from its middle.

use super::common::{answer, Facts};

pub fn main() {
    answer(|Facts { distance, da, db, .. }| distance <= da || db <= 2 * da);
}
