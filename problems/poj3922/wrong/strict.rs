//! POJ 3922, wrong: takes less than k times the last move for all that may be taken, so that the next part
//! may be exactly that.

use super::common::{answer, lost_heaps_by, unless_all};

pub fn main() {
    answer(|factor, most| lost_heaps_by(|part, last| factor * part <= last, most), unless_all);
}
