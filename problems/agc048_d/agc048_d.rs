//! AtCoder AGC048 D — Pocky Game (<https://atcoder.jp/contests/agc048/tasks/agc048_d>)
//!
//! Game:      a row of piles. First takes stones from the leftmost pile, Second from the rightmost one, at least one;
//!            whoever cannot move loses.
//! Theorem:   a larger pile at one's own end never hurts, since it has all the moves of a smaller one. So a move
//!            need only take one stone or the whole pile. For piles l to r, let `left` be the least size of pile l
//!            with which First, to move, wins, and `right` the least size of pile r with which Second does: both
//!            are 1 for a single pile. If pile r, of y stones, is less than `right` of l+1 to r, First wins by
//!            taking pile l. Otherwise, whoever takes a whole pile too early loses, and both take single stones,
//!            until Second has taken y - `right` + 1 of them. First, who has then taken as many of his own, must
//!            still have `left` of l to r-1, since Second may take all of pile r in place of the last of these
//!            stones; so `left` of l to r is the sum of these two numbers. `right` is its mirror image.
//! Cost:      O(N²) per case, with N up to 100. The judge allows 2 s and 1024 MiB.
//! Status:    the sample; every row of up to 4 piles of up to 4 stones, and random rows of up to 40
//!            stones, against the rules; full size against bisection of the least winning piles.
//! Limits:    N at least 1.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    let mut answers = String::new();
    input! { t: usize }
    check("T", t, 1..=100);
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=100);
        input! { piles: [u64; n] }
        check_each("a pile", &piles, 1..=1_000_000_000);
        let first = piles[0] >= least_first_pile(&piles);
        answers += if first { "First\n" } else { "Second\n" };
    }
    print!("{answers}");
}

/// The least size of the first pile with which First wins, given the other piles.
fn least_first_pile(piles: &[u64]) -> u64 {
    // The least winning piles of Second on the piles from l + 1, later from l, to each r.
    let mut least_last = vec![1; piles.len()];
    let mut left = 1;
    for l in (0..piles.len()).rev() {
        left = 1;
        least_last[l] = 1;
        for r in l + 1..piles.len() {
            let (shorter, right) = (left, least_last[r]);
            left = least(piles[r], right, shorter);
            least_last[r] = least(piles[l], shorter, right);
        }
    }
    left
}

/// The least pile that wins against the opponent's pile at the other end. `threat` is the pile that the opponent
/// needs once the player's own pile is taken, and `reserve` the pile that the player needs once the opponent's is
/// taken.
fn least(opposite: u64, threat: u64, reserve: u64) -> u64 {
    if opposite < threat {
        1
    } else {
        opposite - threat + 1 + reserve
    }
}
