//! Luogu P3210, wrong: lets the players begin at the ends of the row.

use super::common::answer;

pub fn main() {
    answer(false);
}
