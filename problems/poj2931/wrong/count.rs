//! Counts the cubes of both colours, as if each were worth one move.

use super::common::answer;

pub fn main() {
    let worth = |cube: &char| if *cube == 'W' { 1 } else { -1 };
    answer(|cubes| cubes.iter().map(worth).sum(), i32::ge);
}
