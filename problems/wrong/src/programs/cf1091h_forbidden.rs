//! Codeforces 1091H, wrong: allows the number f.

use crate::common::cf1091h::answer;

pub fn main() {
    answer(|distance| distance - 1, |_, _, _| true);
}
