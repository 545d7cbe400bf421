//! POJ 2505 — A multiplication game (<http://poj.org/problem?id=2505>)
//!
//! Game:      a number that is 1 at first, and a goal n. In turn, Stan and Ollie multiply it by 2, 3, … or 9. Whoever
//!            reaches n or more wins. Stan begins.
//! Theorem:   Stan wins for n up to 9; Ollie for n from 10 to 18, since Stan's first number is from 2 to 9; and so on:
//!            the upper ends of the ranges grow by factors of 9 and 2 in turn. The player who will win the range
//!            multiplies by 9, and his opponent delays him by a factor of 2.
//! Cost:      O(log n) per case. The judge allows 1 s and 64 MiB.
//! Status:    the sample; every n up to 400, and any up to 4,294,967,294, against the rules.
//! Limits:    n below 2⁶⁰.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        check("n", n, 2..=4_294_967_294);
        assert!(n < 1 << 60, "n is too large: the product may overflow");
        answers += if stan_wins(n) { "Stan wins.\n" } else { "Ollie wins.\n" };
    }
    print!("{answers}");
}

/// Returns whether the first player reaches n first.
fn stan_wins(n: u64) -> bool {
    let (mut most, mut stan) = (1, false);
    while most < n {
        stan = !stan;
        most *= if stan { 9 } else { 2 };
    }
    stan
}
