//! Lets Alice lose k in each turn in which Bob need not add.

use super::common::answer;

pub fn main() {
    answer(|turns, k| Some(turns * k), |turns, k| (1_000_000_007 - k) * turns % 1_000_000_007);
}
