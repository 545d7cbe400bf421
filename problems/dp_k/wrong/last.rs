//! Lets a player take more stones than there are.

use proconio::input;

pub fn main() {
    input! { n: usize, k: usize, amounts: [usize; n] }
    let mut won = vec![false];
    for pile in 1..=k {
        won.push(amounts.iter().any(|&amount| !won[pile.saturating_sub(amount)]));
    }
    println!("{}", if won[k] { "First" } else { "Second" });
}
