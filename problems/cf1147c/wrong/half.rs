//! Codeforces 1147C, wrong: takes half of the piles for enough to be lost, if they are the least ones.

use proconio::input;

pub fn main() {
    input! { piles: [u32] }
    let least = piles.iter().min();
    let count = piles.iter().filter(|&pile| Some(pile) == least).count();
    let bob = 2 * count >= piles.len();
    println!("{}", if bob { "Bob" } else { "Alice" });
}
