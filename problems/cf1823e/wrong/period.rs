//! Codeforces 1823E, wrong: takes the cycles for heaps from which l to r are taken, whose values have the period
//! l + r.

use super::common::answer;

pub fn main() {
    answer(|length, l, r| length % (l + r) / l);
}
