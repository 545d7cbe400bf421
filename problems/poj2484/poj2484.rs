//! POJ 2484 — A Funny Game (<http://poj.org/problem?id=2484>)
//!
//! Game:      n coins in a circle. A move takes one coin, or two that lie next to each other with no gap between
//!            them. Whoever takes the last coin wins. Alice begins.
//! Theorem:   Alice wins exactly when n <= 2. From 3 coins on, her first move leaves a row. Bob takes one or two coins
//!            from its middle, so that two equal rows are left, and then does in one what she does in the other.
//! Cost:      O(1) per case. The judge allows 1 s and 64 MiB.
//! Status:    the sample; every circle of up to 22 coins against the rules; larger ones against the values of Kayles
//!            with their period.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: u32 }
        if n == 0 {
            break;
        }
        check("n", n, 1..=1_000_000);
        answers += if n <= 2 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
