//! Keeps only the sizes that occur once, not all that occur an odd number of times.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { count: usize, piles: [u64; count] }
    if nim::wins(&piles) {
        println!("-1");
        return;
    }
    let once = |pile: &&u64| piles.iter().filter(|other| other == pile).count() == 1;
    let largest = piles.iter().filter(once).max();
    println!("{}", largest.map_or(0, |pile| pile - 1));
}
