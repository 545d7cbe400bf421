//! Deals out the middle cards in the order of the piles.

use proconio::input;

pub fn main() {
    input! { n: usize }
    let mut sums = [0, 0];
    let mut turn = 0;
    for _ in 0..n {
        input! { s: usize, pile: [u64; s] }
        sums[0] += pile[..s / 2].iter().sum::<u64>();
        sums[1] += pile[(s + 1) / 2..].iter().sum::<u64>();
        if s % 2 == 1 {
            sums[turn] += pile[s / 2];
            turn = 1 - turn;
        }
    }
    println!("{} {}", sums[0], sums[1]);
}
