//! Decides by the parity of the number of stones, as if each move took one.

use proconio::input;

pub fn main() {
    input! { count: usize, heaps: [u64; count] }
    let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count() % 2 == 1;
    println!("{} wins.", if odd { "First" } else { "Second" });
}
