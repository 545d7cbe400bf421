//! CSES 2208, wrong: adds the heaps up as if a move took a coin from one of them only: lost if the sum of
//! their values, which are 0 and 1 in turn, is 0.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        println!("{}", if odd % 2 == 1 { "first" } else { "second" });
    }
}
