//! AtCoder ARC168 B — Arbitrary Nim (<https://atcoder.jp/contests/arc168/tasks/arc168_b>)
//!
//! Game:      Nim in which a move takes at most k stones. What is the largest k with which the first player wins? (0
//!            if there is none, -1 if there is no largest.)
//! Theorem:   a pile is worth its remainder modulo k + 1 (see `shared::bachet`). With k at least the largest pile,
//!            this is Nim. If its nim-sum is 0, let M be the largest size that an odd number of piles have. Equal
//!            piles cancel, and a pile of at most k stones is worth its size. So the first player loses with every
//!            k >= M, and wins with k = M - 1, which makes the piles of M worth 0 and the nim-sum M. If all piles
//!            cancel, no k wins.
//! Cost:      O(n log n). The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all inputs of up to four piles of up to 6 stones, and random ones of up to 6 piles, against
//!            the rules of the game with every k; full size against a trial of every limit for piles up to 2,000, and
//!            otherwise of the limits close to a pile, as long as limits times piles is at most 2,000,000; the largest
//!            for time and crashes only.

use itertools::Itertools;
use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim;

fn main() {
    input! { n: usize }
    check("N", n, 1..=250_000);
    input! { piles: [u64; n] }
    check_each("a pile", &piles, 1..=1_000_000_000);
    if nim::wins(&piles) {
        println!("-1");
        return;
    }
    let descending = piles.into_iter().sorted_unstable().rev().collect_vec();
    // Compared in pairs, the first unequal pair begins with the largest size that occurs an odd number of times.
    let mut pairs = descending.chunks(2);
    let largest_odd = pairs.find(|pair| pair.len() == 1 || pair[0] != pair[1]);
    println!("{}", largest_odd.map_or(0, |pair| pair[0].saturating_sub(1)));
}
