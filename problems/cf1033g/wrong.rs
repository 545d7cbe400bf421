//! Input and output, with each pair of amounts decided separately.

use proconio::input;

/// Prints the counts. `winners` takes the smaller amount, the larger one and the piles, and says
/// whether the player with the smaller amount wins when beginning, and whether the other does.
fn answer(winners: impl Fn(u64, u64, &[u64]) -> [bool; 2]) {
    input! { n: usize, m: u64, piles: [u64; n] }
    let (mut one_sided, mut first, mut second) = (0, 0, 0);
    for less in 1..=m {
        for greater in less..=m {
            let times = if less == greater { 1 } else { 2 };
            match winners(less, greater, &piles) {
                [true, true] => first += times,
                [false, false] => second += times,
                _ => one_sided += times,
            }
        }
    }
    println!("{0} {0} {first} {second}", one_sided / 2);
}

/// Lets a single hot pile win for whoever begins, ignoring the stars.
pub fn hot() {
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

/// Treats each pile from which both can move as a star, though in a large one the player with the
/// smaller amount can move again.
pub fn stars() {
    answer(|less, greater, piles| {
        let rests = || piles.iter().map(|pile| pile % (less + greater));
        if rests().any(|rest| (less..greater).contains(&rest)) {
            return [true, false];
        }
        let stars = rests().filter(|&rest| rest >= greater).count();
        [stars % 2 == 1; 2]
    });
}

/// Does not reduce the piles modulo the sum of the amounts.
pub fn whole() {
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
