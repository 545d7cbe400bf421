use proconio::input;
use shared::fibonacci::count_wins;

/// Counts as lost only Fibonacci numbers above the limit, not their sums.
pub fn fibonacci() {
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

/// Counts as if whoever takes the last stone won.
pub fn normal() {
    input! { queries: usize }
    for _ in 0..queries {
        input! { limit: u64, largest: u64 }
        println!("{}", count_wins(largest, limit));
    }
}
