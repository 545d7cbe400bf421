//! Repeats the values from the first one, though the period begins later.

use super::common::{answer, period};

pub fn main() {
    answer(|_, _| true, |table, castle| (castle % period(table)) as usize, |wins| wins);
}
