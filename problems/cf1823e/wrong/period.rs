//! Treats the cycles as heaps from which l to r vertices are taken, with period l + r.

use super::common::answer;

pub fn main() {
    answer(|length, l, r| length % (l + r) / l);
}
