//! AtCoder ABC255 G, wrong: takes a value for missing as soon as one size of that value is forbidden, though
//! another size may have it too.

use super::common::{answer, shifted};

pub fn main() {
    answer(|takes| takes.sort_unstable(), shifted, |_| 1);
}
