//! Counts only presents at a depth that is an odd multiple of k.

use super::common::answer;

pub fn main() {
    answer(|depth, k| depth % (2 * k) == k);
}
