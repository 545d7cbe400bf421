//! Treats a value as missing as soon as one size with it is forbidden, though another may have it.

use super::common::{answer, shifted};

pub fn main() {
    answer(|takes| takes.sort_unstable(), shifted, |_| 1);
}
