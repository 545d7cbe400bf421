//! MIPT 100, wrong: names the winner by a number, where the judge asks for a sentence.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { count: usize, heaps: [u64; count] }
    println!("{}", if nim::wins(&heaps) { 1 } else { 2 });
}
