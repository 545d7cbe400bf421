//! Decides by the parity of the greatest number of intervals that can be chosen.

use proconio::input;

pub fn main() {
    input! { cases: [[(usize, usize)]] }
    for mut intervals in cases {
        intervals.sort_unstable_by_key(|&(_, right)| right);
        let (mut count, mut end) = (0, 0);
        for (left, right) in intervals {
            if left >= end {
                end = right;
                count += 1;
            }
        }
        println!("{}", if count % 2 == 1 { "Alice" } else { "Bob" });
    }
}
