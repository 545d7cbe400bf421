//! Counts the piles of the greatest size, not the least.

use proconio::input;

pub fn main() {
    input! { piles: [u32] }
    let greatest = piles.iter().max();
    let count = piles.iter().filter(|&pile| Some(pile) == greatest).count();
    let bob = 2 * count > piles.len();
    println!("{}", if bob { "Bob" } else { "Alice" });
}
