//! AtCoder ARC191 E, wrong: plays each bag to its end by itself, all gold swapped and all silver thrown away
//! by its holder's number, and takes it for a move if that makes an odd number of turns.

use super::common::{answer, Bag};

pub fn main() {
    let is_odd = |bag: &Bag| (bag.gold * (1 + bag.own) + bag.silver) % 2 == 1;
    answer(is_odd, |sum| sum > 0);
}
