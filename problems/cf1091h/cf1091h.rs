//! Codeforces 1091H — New Year and the Tricolore Recreation
//! (<https://codeforces.com/problemset/problem/1091/H>)
//!
//! Game:      rows with a blue, a white and a red token each, in this order from the left. Alice moves a blue token
//!            to the right, or the blue and the white one of a row together, by a prime or a product of two primes,
//!            but not by f. In the same way, Bob moves a red token to the left, or the white and the red one
//!            together. Tokens never meet nor pass each other. Whoever cannot move loses. Who wins if Alice begins,
//!            and who wins if Bob does?
//! Theorem:   the game is impartial in disguise. A move shrinks one gap between neighbouring tokens and keeps the other
//!            gap of the row, and both players can shrink either gap by the same numbers: each gap is a heap of a
//!            subtraction game, and whoever begins wins exactly when the nim-sum of the values is not 0 (Sprague 1935,
//!            Grundy 1939). The heaps of each value are found as a bit set; see `shared::subtraction`.
//! Cost:      O(n + g^2 / 64) time for gaps up to g = 200,000, O(n + g) memory. The judge allows 4 s and 256 MiB.
//! Status:    the samples; each row with gaps up to 12 and f up to 13, pairs of rows with gaps up to 4, and random
//!            ones, against the rules; larger cases, without the gaps that cancel in pairs, against mex values if the
//!            other gaps are at most 3,000; larger ones for time and crashes only.
//! Limits:    b < w < r; gaps below 1,000,000.

use proconio::input;
use shared::bounds::check;
use shared::grundy::wins;
use shared::prime_factors::PrimeFactors;
use shared::subtraction::Subtraction;

const FARTHEST: i64 = 100_000;

fn main() {
    input! { n: usize, f: u64 }
    check("n", n, 1..=100_000);
    check("f", f, 2..=200_000);
    let mut gaps = Vec::with_capacity(2 * n);
    for _ in 0..n {
        input! { b: i64, w: i64, r: i64 }
        check("b", b, -FARTHEST..=FARTHEST);
        check("w", w, b + 1..=FARTHEST);
        check("r", r, w + 1..=FARTHEST);
        assert!(b < w && w < r, "a row is not in order");
        gaps.extend([w - b - 1, r - w - 1].map(|gap| gap as u64));
    }
    let largest = gaps.iter().copied().max().unwrap_or(0);
    assert!(largest < 1_000_000, "a gap is {largest}");
    let factors = PrimeFactors::up_to(largest as u32);
    let is_step = |&step: &u64| factors.count(step as u32) <= 2 && step != f;
    let steps: Vec<u64> = (2..=largest).filter(is_step).collect();
    let values = Subtraction::new(&steps).dense_values(largest);
    let first_wins = wins(&values, &gaps);
    println!("{}", if first_wins { "Alice\nBob" } else { "Bob\nAlice" });
}
