//! Uses a table of 200,000 lost heaps, though there are more than 750,000 for k = 100,000.

use super::common::{answer, lost_heaps, unless_all};

pub fn main() {
    let first = |factor, most| {
        let mut lost = lost_heaps(factor, most);
        lost.truncate(200_000);
        lost
    };
    answer(first, unless_all);
}
