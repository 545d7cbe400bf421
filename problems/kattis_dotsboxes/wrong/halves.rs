//! Pairs all boxes but one.

use super::common::answer;

pub fn main() {
    answer(|side, _| (side / 2).pow(2) / 2);
}
