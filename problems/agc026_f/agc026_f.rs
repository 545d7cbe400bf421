//! AtCoder AGC 026 F — Manju Game (<https://atcoder.jp/contests/agc026/tasks/agc026_f>)
//!
//! Game:      a row of N boxes with buns. In turn, two players mark a box and get its buns. The box must be next to the
//!            one marked last, if a box there is free; otherwise it may be any free box. How many buns does each player
//!            get?
//! Theorem:   if N is even, the first player takes either all odd places or all even places, by beginning at one
//!            end. If N is odd, he may also begin at an even place: the second player turns to one side, and the
//!            first player gets all even places on the other side and begins anew on the chosen side. So the first
//!            player chooses some even places, the second chooses an interval between them, and the first gets the
//!            odd places inside the interval and the even places outside. The contest claims that the second player
//!            cannot do better; this is not proved here.
//! Cost:      O(N log A), for N up to 300,000 and A buns in all. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all rows of up to 6 boxes with up to 3 buns, and random ones of up to 11 boxes, against the
//!            rules; up to 300 boxes against the best intervals by a table.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    input! { n: usize }
    check("N", n, 2..=300_000);
    input! { buns: [i64; n] }
    check_each("the number of buns", &buns, 1..=1000);
    let odd: i64 = buns.iter().step_by(2).sum();
    let even = buns.iter().sum::<i64>() - odd;
    let first = if n % 2 == 0 { odd.max(even) } else { even + best_interval(&buns) };
    println!("{first} {}", odd + even - first);
}

/// Returns the maximum, over choices of even places, of the least excess of the odd places over the even ones in an
/// interval between chosen places.
fn best_interval(buns: &[i64]) -> i64 {
    // The whole row is such an interval, and no interval has more than all buns.
    let (mut reached, mut beyond) = (alternating_sum(buns), buns.iter().sum::<i64>() + 1);
    while beyond - reached > 1 {
        let middle = reached + (beyond - reached) / 2;
        if can_reach(buns, middle) {
            reached = middle;
        } else {
            beyond = middle;
        }
    }
    reached
}

fn alternating_sum(buns: &[i64]) -> i64 {
    buns.chunks(2).map(|pair| pair[0] - pair.get(1).unwrap_or(&0)).sum()
}

/// Returns whether even places can be chosen so that every interval between them has at least this difference.
fn can_reach(buns: &[i64], least: i64) -> bool {
    // The difference over all places so far, and the least one up to an even place that may be chosen.
    let (mut sum, mut chosen) = (0, 0);
    let mut is_reached = false;
    for pair in buns.chunks(2) {
        sum += pair[0];
        is_reached = sum - chosen >= least;
        if let [_, even] = pair {
            sum -= even;
            if is_reached {
                chosen = chosen.min(sum);
            }
        }
    }
    is_reached
}
