//! Assumes that Sigma escapes over an edge whose ends are two apart in the blue tree.

use super::common::answer;

pub fn main() {
    answer(|far| far >= 2, |turns, depth| turns < depth);
}
