//! Input and output, with each pair of amounts decided separately.

use proconio::input;

/// Prints the counts. `winners` takes the smaller amount, the larger one and the piles, and says
/// whether the player with the smaller amount wins when beginning, and whether the other does.
pub fn answer(winners: impl Fn(u64, u64, &[u64]) -> [bool; 2]) {
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
