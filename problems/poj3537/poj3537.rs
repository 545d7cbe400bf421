//! POJ 3537 — Crosses and Crosses (<http://poj.org/problem?id=3537>)
//!
//! Game:      a strip of n cells. In turn, the players put a cross on a free cell; whoever completes three crosses in a
//!            row wins.
//! Theorem:   a cross at a distance of one or two from another lets the opponent win at once, so a cross takes its cell
//!            and the two cells on either side out of the game. On n cells this is a heap of n + 2 in Treblecross, the
//!            octal game 0.007; see `shared::octal`.
//! Cost:      O(n²), for n up to 2000. The judge's limits are unknown.
//! Status:    the samples; every n up to 18 against the rules; larger n up to 2,000 against Grundy values computed by
//!            definition. An input holds one number; several are accepted.
//! Limits:    n at least 3: in fewer cells nobody wins.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::octal::Octal;

fn main() {
    let mut heaps: Vec<u64> = Vec::new();
    while heaps.is_empty() || !is_stdin_empty() {
        input! { n: u64 }
        check("n", n, 3..=2000);
        assert!(n >= 3, "n must be at least 3");
        heaps.push(n + 2);
    }
    let treblecross: Octal = "0.007".parse().expect("0.007 is a code");
    let values = treblecross.values(heaps.iter().copied().max().unwrap_or(0));
    let mut answers = String::new();
    for heap in heaps {
        answers += if values[heap as usize] != 0 { "1\n" } else { "2\n" };
    }
    print!("{answers}");
}
