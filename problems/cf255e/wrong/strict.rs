//! Requires sizes strictly less than the square root.

use super::common::{answer, root};

pub fn main() {
    answer(|heap| root(heap, 4)..root(heap, 2));
}
