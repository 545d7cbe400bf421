//! Luogu P4101, wrong: prints 1 where the first player wins, as other judges want it.

use proconio::input;
use shared::merging::wins;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { piles: u64, most: u64 }
        println!("{}", u8::from(wins(piles, most)));
    }
}
