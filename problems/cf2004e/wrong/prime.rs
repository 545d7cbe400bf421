//! Adds the least prime factors, not their indices.

use proconio::input;

pub fn main() {
    input! { cases: [[u32]] }
    for heaps in cases {
        let value = |heap: u32| match heap {
            1 => 1,
            _ if heap % 2 == 0 => 0,
            _ => (3..)
                .step_by(2)
                .take_while(|p| p * p <= heap)
                .find(|p| heap % p == 0)
                .unwrap_or(heap),
        };
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ value(heap));
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}
