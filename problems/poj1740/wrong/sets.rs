//! Deals the sorted piles alternately into two groups and compares these as sets, so three equal
//! piles count as a pair.

use proconio::input;
use std::collections::BTreeSet;

pub fn main() {
    loop {
        input! { count: usize }
        if count == 0 {
            break;
        }
        input! { mut piles: [u32; count] }
        piles.sort_unstable();
        let first: BTreeSet<_> = piles.iter().step_by(2).collect();
        let second: BTreeSet<_> = piles.iter().skip(1).step_by(2).collect();
        println!("{}", u8::from(first != second));
    }
}
