//! Codeforces 1411G, wrong: uses the length of the longest path from a vertex as its value.

use super::common::{print, read, values};

pub fn main() {
    let values = values(&read(), |below| below.iter().max().map_or(0, |most| most + 1));
    print(&values, |n, sum| (1, n + 1 - sum));
}
