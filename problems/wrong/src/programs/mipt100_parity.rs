//! MIPT 100, wrong: counts the stones, as if each move took one.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { count: usize, heaps: [u64; count] }
        let odd = heaps.iter().fold(0, |sum, heap| sum ^ (heap & 1)) == 1;
        println!("{}", if odd { 1 } else { 2 });
    }
}
