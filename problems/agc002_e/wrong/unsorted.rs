//! Does not sort the piles into the columns of a Young diagram.

use proconio::input;

pub fn main() {
    input! { n: usize, piles: [usize; n] }
    let last = (0..n).take_while(|&at| piles[at] > at).last().unwrap_or(0);
    let above = piles[last] - (last + 1);
    let beside = piles[last + 1..].iter().filter(|&&pile| pile > last);
    let wins = above % 2 == 1 || beside.count() % 2 == 1;
    println!("{}", if wins { "First" } else { "Second" });
}
