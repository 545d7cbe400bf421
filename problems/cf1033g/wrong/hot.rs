//! Lets a single hot pile win for whoever begins, ignoring the stars.

use super::common::answer;

pub fn main() {
    answer(|less, greater, piles| {
        let rests = || piles.iter().map(|pile| pile % (less + greater));
        if rests().any(|rest| (less..greater).contains(&rest)) {
            return [true, false];
        }
        let live = || rests().filter(|&rest| rest >= greater);
        match live().filter(|&rest| rest >= 2 * less).count() {
            0 => [live().count() % 2 == 1; 2],
            1 => [true, true],
            _ => [true, false],
        }
    });
}
