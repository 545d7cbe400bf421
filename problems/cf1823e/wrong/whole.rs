//! Codeforces 1823E, wrong: takes cycles to be worth nothing from r + 1 vertices on, where they cannot be removed
//! as a whole.

use super::common::answer;

pub fn main() {
    answer(|length, l, r| if length <= r { length / l } else { 0 });
}
