//! Lets Fugugu attack when the delays are equal.

use super::common::answer;

pub fn main() {
    answer(|_, difference| usize::from(difference >= 0));
}
