//! Does not reduce the piles modulo the sum of the amounts.

use super::common::answer;

pub fn main() {
    answer(|less, greater, piles| {
        if piles.iter().any(|pile| (less..greater).contains(pile)) {
            return [true, false];
        }
        let live = || piles.iter().filter(|&&pile| pile >= greater);
        let stars = live().filter(|&&pile| pile < 2 * less).count() % 2 == 1;
        match live().filter(|&&pile| pile >= 2 * less).count() {
            0 => [stars; 2],
            1 => [true, !stars],
            _ => [true, false],
        }
    });
}
