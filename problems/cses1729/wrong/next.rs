//! CSES 1729, wrong: calls a heap won only if the one below it is lost.

use proconio::input;

pub fn main() {
    input! { n: usize, _amounts: [u64] }
    let answers: String = (1..=n).map(|heap| if heap % 2 == 1 { 'W' } else { 'L' }).collect();
    println!("{answers}");
}
