//! Codeforces 1411G, wrong: lets the first number that is drawn be a vertex, so that there always is a token.

use super::common::{mex, print, read, values};

pub fn main() {
    let values = values(&read(), mex);
    print(&values, |n, sum| (sum, n * (n + 1 - sum)));
}
