//! Takes the nim-sum of the heaps, each worth its parity, as if a move took a coin from only one.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        println!("{}", if odd % 2 == 1 { "first" } else { "second" });
    }
}
