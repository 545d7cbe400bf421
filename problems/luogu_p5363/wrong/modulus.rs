//! Counts modulo 10⁹ + 7, the usual modulus.

use super::common::answer;

pub fn main() {
    answer::<1_000_000_007>(|coins| (coins + 1) / 2);
}
