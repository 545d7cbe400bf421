//! Prints 1 if the first player wins, the convention of other judges.

use proconio::input;
use shared::merging::wins;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { piles: u64, most: u64 }
        println!("{}", u8::from(wins(piles, most)));
    }
}
