//! Gives a heap of 1 the value 0, since it has no prime factor.

use proconio::input;
use shared::prime_factors::PrimeFactors;

pub fn main() {
    input! { cases: [[u32]] }
    let factors = PrimeFactors::up_to(10_000_000);
    for heaps in cases {
        let value = |heap: u32| if heap % 2 == 0 { 0 } else { factors.least_index(heap) };
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ value(heap));
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}
