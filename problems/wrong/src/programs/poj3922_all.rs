//! POJ 3922, wrong: overlooks that the first move must leave something, so that nothing is lost.

use crate::common::poj3922::{answer, lost_heaps};

pub fn main() {
    answer(lost_heaps, |_, part| Some(part));
}
