//! Rounds the fourth root down.

use super::common::{answer, root};

pub fn main() {
    answer(|heap| root(heap + 1, 4) - 1..root(heap + 1, 2).min(heap));
}
