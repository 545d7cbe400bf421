//! Lets the players begin at the ends of the row.

use super::common::answer;

pub fn main() {
    answer(false);
}
