//! Lets a chip leave its strip.

use super::common::answer;

pub fn main() {
    answer(0, |length| length);
}
