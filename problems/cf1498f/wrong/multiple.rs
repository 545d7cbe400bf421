//! Codeforces 1498F, wrong: counts presents at an odd multiple of k only, and none between.

use super::common::answer;

pub fn main() {
    answer(|depth, k| depth % (2 * k) == k);
}
