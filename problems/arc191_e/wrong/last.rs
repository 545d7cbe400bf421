//! AtCoder ARC191 E, wrong: where the numbers differ in parity, each bag with gold is for whoever has the even
//! one; but of a single gold coin beside odd silver, the other player makes even silver.

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
