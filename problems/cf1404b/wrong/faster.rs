//! Codeforces 1404B, wrong: assumes that the greater range decides: Bob escapes if he is faster than Alice.

use super::common::{answer, Facts};

pub fn main() {
    answer(|Facts { distance, da, db, longest }| distance <= da || db <= da || longest <= 2 * da);
}
