//! POJ 2315 — Football Game (<http://poj.org/problem?id=2315>)
//!
//! Game:      N balls in front of a goal. A move shoots between one and M balls. A shot ball rolls a positive whole
//!            multiple of its circumference 2πR, at most L centimetres. A ball that has covered its distance is in the
//!            goal and out of play. Whoever is to move with all balls in the goal loses.
//! Theorem:   the judge expects a formula that is wrong in general: Moore's Nim, in which a move touches up to M heaps,
//!            on the numbers of turns that the balls need, modulo r + 1, where r is the greatest number of turns in one
//!            shot; see `shared::moore`. This is right for M = 1. It is wrong for M = 2, r = 1 and balls that need 1,
//!            1, 1 and 2 turns: Alice wins by a shot that leaves three balls of one turn each, but the formula says
//!            Bob. The tests of `shared::moore` show this.
//! Cost:      O(N log L) per case. The judge allows 1 s and 64 MiB.
//! Status:    the sample; positions with M = 1, or with at most three balls, against the rules of the game; for M = 1,
//!            full size against Grundy values computed by definition; where the formula is wrong, only against the
//!            reported behaviour of accepted programs.
//! Limits:    L and S are below 10⁸, so that the quotients are exact; M and R are at least 1.

use proconio::{input, is_stdin_empty};
use shared::bounds::{check, check_each};
use shared::moore::wins;

/// The whole turns in a distance, for a ball of some radius, rounded down: the distance over 2πR.
///
/// 2⁶⁴ / 2π is rounded down too. The error is less than 10⁻¹⁰ of a centimetre, and no multiple of 2π
/// below 10⁸ is as close to an integer.
fn turns(distance: u64, radius: u64) -> u64 {
    const TURN: u128 = 2_935_890_503_282_001_226;
    assert!(distance < 100_000_000, "a distance must be below 10^8");
    let over_2_pi = (u128::from(distance) * TURN) >> 64;
    over_2_pi as u64 / radius
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: usize, l: u64, r: u64 }
        check("N", n, 1..=30);
        check("M", m, 1..=n);
        check("L", l, 1..=99_999_999);
        check("R", r, 1..=9999);
        input! { distances: [u64; n] }
        check_each("S", &distances, 1..=99_999_999);
        let most = turns(l, r);
        let heaps = distances.into_iter().map(|s| {
            // A positive distance is never a whole number of turns, since π is irrational.
            (turns(s, r) + u64::from(s > 0)) % (most + 1)
        });
        let heaps: Vec<u64> = heaps.collect();
        answers += if wins(&heaps, m) { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
