//! Counts each prime factor once.

use super::common::answer;

pub fn main() {
    answer(|number| {
        (2..=number).filter(|p| number % p == 0 && (2..*p).all(|q| p % q != 0)).count()
    });
}
