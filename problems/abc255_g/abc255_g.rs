//! AtCoder ABC255 G — Constrained Nim (<https://atcoder.jp/contests/abc255/tasks/abc255_g>)
//!
//! Game:      Nim in which M moves are forbidden: to take exactly Yᵢ stones from a pile of exactly Xᵢ.
//!            Takahashi begins; whoever cannot move loses.
//! Theorem:   call a size repeated if it has the value of a smaller size. That requires that every move to the
//!            sizes of this value is forbidden. A pile of any other size is worth its size minus the number of
//!            smaller repeated sizes. See `shared::forbidden_takes`. Takahashi wins unless the nim-sum is 0
//!            (Sprague 1935, Grundy 1939).
//! Cost:      O((N + M) log M), for N and M up to 200,000. The judge allows 4 s and 1024 MiB.
//! Status:    the samples; every set of forbidden moves in piles of up to 3 stones, with up to three piles of up to 4
//!            stones, and random cases, against the rules; up to 100 forbidden moves of piles of any size against
//!            values computed by definition, as intervals of sizes.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::forbidden_takes::ForbiddenTakes;
use shared::nim::sum;

const MAX_STONES: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 1..=200_000);
    check("M", m, 1..=200_000);
    input! { piles: [u64; n], forbidden: [(u64, u64); m] }
    check_each("a pile", &piles, 1..=MAX_STONES);
    for &(x, y) in &forbidden {
        check("X", x, 1..=MAX_STONES);
        check("Y", y, 1..=x);
    }
    let values = ForbiddenTakes::new(&forbidden);
    let wins = sum(piles.into_iter().map(|pile| values.value(pile))) != 0;
    println!("{}", if wins { "Takahashi" } else { "Aoki" });
}
