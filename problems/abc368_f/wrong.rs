//! Nim with a heap computed from each number.

use proconio::input;

/// Answers the case; `heap` gives the heap of a number.
fn answer(heap: fn(u32) -> usize) {
    input! { numbers: [u32] }
    let sum = numbers.into_iter().fold(0, |sum, number| sum ^ heap(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}

/// Counts each prime factor once.
pub fn different() {
    answer(|number| {
        (2..=number).filter(|p| number % p == 0 && (2..*p).all(|q| p % q != 0)).count()
    });
}

/// Counts the proper divisors.
pub fn divisors() {
    answer(|number| (1..number).filter(|divisor| number % divisor == 0).count());
}
