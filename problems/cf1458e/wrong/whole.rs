//! Codeforces 1458E, wrong: closes a row or a column for any shortcut in it, even one that lies above the pair.

use super::common::answer;

pub fn main() {
    answer(<[_]>::to_vec, |_, _| true);
}
