use proconio::input;
use shared::prime_factors::PrimeFactors;

/// Gives a heap of 1 the value 0, since it has no prime factor.
pub fn one() {
    input! { cases: [[u32]] }
    let factors = PrimeFactors::up_to(10_000_000);
    for heaps in cases {
        let value = |heap: u32| if heap % 2 == 0 { 0 } else { factors.least_index(heap) };
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ value(heap));
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}

/// Adds the least prime factors, not their indices.
pub fn prime() {
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
