//! Reads the towers from the top to the bottom.

use super::common::{answer, value};
use shared::dyadic::Dyadic;

pub fn main() {
    let from_top = |cubes: &[char]| {
        let reversed: Vec<char> = cubes.iter().rev().copied().collect();
        value(&reversed)
    };
    answer(from_top, Dyadic::ge);
}
