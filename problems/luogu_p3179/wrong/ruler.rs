//! Uses as a cell's value the greatest power of two up to its number of multiples, as if each
//! doubling made a new value.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { n: u64, queries: usize }
    for _ in 0..queries {
        input! { count: usize, white: [u64; count] }
        let values = white.iter().map(|cell| 1_u64 << (n / cell).ilog2());
        println!("{}", if nim::sum(values) == 0 { "No" } else { "Yes" });
    }
}
