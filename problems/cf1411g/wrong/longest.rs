//! Uses the length of the longest path as a vertex's value.

use super::common::{print, read, values};

pub fn main() {
    let values = values(&read(), |below| below.iter().max().map_or(0, |most| most + 1));
    print(&values, |n, sum| (1, n + 1 - sum));
}
