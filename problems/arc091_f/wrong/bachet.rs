//! Plays Bachet's game with the limit of the first move, though it falls with the pile.

use proconio::input;

pub fn main() {
    input! { piles: [(u64, u64)] }
    let values = piles.into_iter().map(|(a, k)| a % (a / k + 1));
    let sum = values.fold(0, |sum, value| sum ^ value);
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}
