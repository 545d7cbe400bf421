//! AtCoder ABC255 G, wrong: treats a value as missing as soon as one size with it is forbidden, though another size may
//! have it too.

use super::common::{answer, shifted};

pub fn main() {
    answer(|takes| takes.sort_unstable(), shifted, |_| 1);
}
