//! Treats each pile from which both can move as a star, though in a large one the player with the
//! smaller amount can move again.

use super::common::answer;

pub fn main() {
    answer(|less, greater, piles| {
        let rests = || piles.iter().map(|pile| pile % (less + greater));
        if rests().any(|rest| (less..greater).contains(&rest)) {
            return [true, false];
        }
        let stars = rests().filter(|&rest| rest >= greater).count();
        [stars % 2 == 1; 2]
    });
}
