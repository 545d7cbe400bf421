//! Counts the proper divisors.

use super::common::answer;

pub fn main() {
    answer(|number| (1..number).filter(|divisor| number % divisor == 0).count());
}
