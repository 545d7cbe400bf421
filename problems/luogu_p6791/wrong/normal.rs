//! Counts as if whoever takes the last stone won.

use proconio::input;
use shared::fibonacci::count_wins;

pub fn main() {
    input! { queries: usize }
    for _ in 0..queries {
        input! { limit: u64, largest: u64 }
        println!("{}", count_wins(largest, limit));
    }
}
