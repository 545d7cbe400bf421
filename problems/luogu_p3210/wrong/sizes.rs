//! Takes all heaps in order of size, even those that are not yet accessible.

use super::common::answer;

pub fn main() {
    answer(true);
}
