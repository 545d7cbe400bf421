//! Ignores the limit on the distance of a shot.

use super::common::answer;

pub fn main() {
    answer(|turns, _| turns + 1, |balls| balls);
}
