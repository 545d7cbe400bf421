//! Assumes that the first number drawn is a vertex, so that there is always a token.

use super::common::{mex, print, read, values};

pub fn main() {
    let values = values(&read(), mex);
    print(&values, |n, sum| (sum, n * (n + 1 - sum)));
}
