//! MIPT 100, wrong: counts the stones, as if each move took one.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { count: usize, heaps: [u64; count] }
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count() % 2 == 1;
        println!("{}", if odd { 1 } else { 2 });
    }
}
