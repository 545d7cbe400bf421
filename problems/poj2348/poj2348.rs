//! POJ 2348 — Euclid's Game (<http://poj.org/problem?id=2348>)
//!
//! Game:      two positive integers; a move subtracts a positive multiple of the smaller one from the larger one, and
//!            whoever reaches 0 wins. Stan begins.
//! Theorem:   let a >= b. The mover wins if b divides a, or if a >= 2b: if (a mod b, b) is lost, he moves to it;
//!            otherwise he leaves (a mod b + b, b), from which his opponent has to move to it. In all other cases, the
//!            only move is to (b, a - b).
//! Cost:      O(log a) per pair, for numbers below 2³¹ in the judge's data. The judge allows 1 s and 64 MiB.
//! Status:    the sample; every pair up to 100 against the rules of the game; full size against the
//!            ratio of the numbers.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        // The statement has no upper bound.
        check("a number", a.min(b), 1..=u64::MAX);
        let stan = wins(a.max(b), a.min(b));
        answers += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{answers}");
}

/// Returns whether the player to move wins, where `a` is the larger number. With a 0 he loses, since the opponent has
/// reached it.
fn wins(a: u64, b: u64) -> bool {
    b > 0 && (a / b >= 2 || !wins(b, a - b))
}
