//! Forgets that the remainder is left as a pile.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { piles: u64, most: u64 }
        let moves = piles - (piles / most).max(1);
        println!("{}", u8::from(moves % 2 == 0));
    }
}
