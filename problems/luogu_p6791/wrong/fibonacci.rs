//! Counts as lost only Fibonacci numbers above the limit, not their sums.

use proconio::input;

pub fn main() {
    input! { queries: usize }
    for _ in 0..queries {
        input! { limit: u64, largest: u64 }
        let mut won = largest - 1;
        let (mut number, mut next) = (1, 2);
        while number < largest {
            won -= u64::from(number > limit);
            (number, next) = (next, number + next);
        }
        println!("{won}");
    }
}
