//! Rounds the turns that a ball needs down, not up.

use super::common::answer;

pub fn main() {
    answer(|turns, most| turns % (most + 1), |balls| balls);
}
