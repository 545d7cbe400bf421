//! Codeforces 1147C — Thanos Nim (<https://codeforces.com/problemset/problem/1147/C>)
//!
//! Game:      n piles of stones, n even. A move takes stones from exactly n / 2 piles, at least one from
//!            each of them. Whoever cannot move loses; Alice begins.
//! Theorem:   lost exactly when more than half of the piles are equal to the least one. Any move then lowers one of
//!            these, so the new least size occurs only in the n / 2 piles that the move touched. In any other
//!            position, a move can make n / 2 other piles equal to the least (`shared::exact_nim`).
//! Cost:      O(n), for n up to 50. The judge allows 1 s and 256 MiB.
//! Status:    the samples; all cases of two piles of up to 6 stones and of four piles of up to 4, and
//!            random ones, against the rules; full size in games played to their end.
//! Limits:    n is even, and 2 or more.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::exact_nim::wins;

fn main() {
    input! { n: usize }
    check("n", n, 2..=50);
    assert!(n >= 2 && n % 2 == 0, "n is {n}, not a positive even number");
    input! { piles: [u64; n] }
    check_each("a pile", &piles, 1..=50);
    let alice = wins(&piles, n / 2);
    println!("{}", if alice { "Alice" } else { "Bob" });
}
