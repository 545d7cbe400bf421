//! Uses Bachet's rule, as if every number up to the largest could be taken.

use proconio::input;

pub fn main() {
    input! { n: u64, amounts: [u64] }
    let round = amounts.iter().max().map_or(1, |largest| largest + 1);
    let answers: String = (1..=n).map(|heap| if heap % round == 0 { 'L' } else { 'W' }).collect();
    println!("{answers}");
}
