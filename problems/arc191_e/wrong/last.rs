//! Gives each bag with gold to the player with the even number if X and Y differ in parity; but with
//! a single gold coin and odd silver, the other can make the silver even.

use super::common::{answer, is_move, Bag};

pub fn main() {
    let simplified = |bag: &Bag| {
        if bag.gold > 0 && bag.own % 2 != bag.other % 2 {
            bag.own % 2 == 0
        } else {
            is_move(bag)
        }
    };
    answer(simplified, |sum| sum > 0);
}
