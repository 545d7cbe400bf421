//! Pairs the differences from the left end, though pebbles move to the right.

use proconio::input;
use shared::staircase;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let mut left = 0;
        let leads = piles.into_iter().map(|pile| pile - std::mem::replace(&mut left, pile));
        let wins = staircase::wins(&leads.collect::<Vec<_>>());
        println!("{}", if wins { "TAK" } else { "NIE" });
    }
}
