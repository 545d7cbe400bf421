//! Codeforces 1411G, wrong: takes the longest way from a vertex for its value.

use super::common::{print, read, values};

pub fn main() {
    let values = values(&read(), |below| below.iter().max().map_or(0, |most| most + 1));
    print(&values, |n, sum| (1, n + 1 - sum));
}
