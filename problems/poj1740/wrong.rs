use proconio::input;
use shared::nim;
use std::collections::BTreeSet;

/// Tests whether the nim-sum is 0, which it may be without equal pairs.
pub fn nim() {
    loop {
        input! { count: usize }
        if count == 0 {
            break;
        }
        input! { piles: [u64; count] }
        println!("{}", u8::from(nim::wins(&piles)));
    }
}

/// Deals the sorted piles alternately into two groups and compares these as sets, so three equal
/// piles count as a pair.
pub fn sets() {
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
