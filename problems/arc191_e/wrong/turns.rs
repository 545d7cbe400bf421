//! Plays each bag by itself, with all gold swapped at its holder's rate and all silver thrown away,
//! and counts it as a move if the number of turns is odd.

use super::common::{answer, Bag};

pub fn main() {
    let is_odd = |bag: &Bag| (bag.gold * (1 + bag.own) + bag.silver) % 2 == 1;
    answer(is_odd, |sum| sum > 0);
}
