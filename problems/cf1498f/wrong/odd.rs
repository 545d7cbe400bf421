//! Codeforces 1498F, wrong: counts presents at an odd depth, as is right for k = 1 only.

use super::common::answer;

pub fn main() {
    answer(|depth, _| depth % 2 == 1);
}
