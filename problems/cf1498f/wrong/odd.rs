//! Counts presents at odd depths, which is right only for k = 1.

use super::common::answer;

pub fn main() {
    answer(|depth, _| depth % 2 == 1);
}
