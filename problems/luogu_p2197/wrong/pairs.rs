//! Counts only positions of equal pairs as lost.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, mut heaps: [u32; count] }
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        let paired = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        println!("{}", if paired { "No" } else { "Yes" });
    }
}
