//! Luogu P3210, wrong: takes all heaps by size, whatever lies before them.

use super::common::answer;

pub fn main() {
    answer(true);
}
