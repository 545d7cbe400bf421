//! Codeforces 1091H, wrong: allows the number f.

use super::common::answer;

pub fn main() {
    answer(|distance| distance - 1, |_, _, _| true);
}
