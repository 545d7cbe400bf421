//! Limits a move to less than k times the last one, so the next part may be exactly k times as
//! large.

use super::common::{answer, lost_heaps_by, unless_all};

pub fn main() {
    answer(|factor, most| lost_heaps_by(|part, last| factor * part <= last, most), unless_all);
}
