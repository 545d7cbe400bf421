//! Evaluates a row of odd length as its middle card.

use proconio::input;
use std::cmp::Reverse;

pub fn main() {
    input! { k: usize }
    let mut sum = 0;
    let mut switches = Vec::new();
    for _ in 0..k {
        input! { n: usize, row: [i64; n] }
        let (a, b) = (row[(n - 1) / 2], row[n / 2]);
        if n % 2 == 1 {
            sum += a;
        } else {
            switches.push((a.max(b), a.min(b)));
        }
    }
    switches.sort_by_key(|(great, small)| Reverse(great - small));
    for (turn, (great, small)) in switches.into_iter().enumerate() {
        sum += if turn % 2 == 0 { great } else { small };
    }
    println!("{sum}");
}
