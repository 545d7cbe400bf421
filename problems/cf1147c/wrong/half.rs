//! Counts a position as lost if exactly half of the piles have the least size.

use proconio::input;

pub fn main() {
    input! { piles: [u32] }
    let least = piles.iter().min();
    let count = piles.iter().filter(|&pile| Some(pile) == least).count();
    let bob = 2 * count >= piles.len();
    println!("{}", if bob { "Bob" } else { "Alice" });
}
