//! Lets the mouse into the branch that it likes best.

use super::common::answer;

pub fn main() {
    answer(|below| below.len() + below.last().unwrap_or(&0), |place| place + 1);
}
