//! Towers of cubes.

use super::{all_lists_of, multisets};
use crate::listed::Listed;
use crate::rules::Player::{Left, Right};
use crate::rules::towers::Tower;

/// All towers up to a height.
pub fn towers(highest: usize) -> Vec<Tower> {
    all_lists_of(0..=highest, vec![Left, Right]).listed()
}

/// All choices of three towers up to a height, in any order.
pub fn configurations(highest: usize) -> Vec<[Tower; 3]> {
    let towers = towers(highest);
    let threes = multisets(3..=3, 0..=towers.len() as u64 - 1);
    let tower = |at| towers[at as usize].clone();
    threes.map(|three| [three[0], three[1], three[2]].map(tower)).listed()
}
