//! HDU 3544, wrong: a bar gives Alice a move for each line that she could break it along, and Bob likewise,
//! as if they took no lines from each other.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for case in 1..=cases {
        input! { count: usize, bars: [(i64, i64); count] }
        let sum: i64 = bars.iter().map(|(x, y)| x - y).sum();
        println!("Case {case}: {}", if sum > 0 { "Alice" } else { "Bob" });
    }
}
