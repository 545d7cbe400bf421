//! Takes only whole piles, so that the parity of their number decides.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, _piles: [u64; n] }
        println!("{}", if n % 2 == 1 { "First" } else { "Second" });
    }
}
