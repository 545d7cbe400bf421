//! Luogu P3480 — POI 2009 KAM-Pebbles (<https://www.luogu.com.cn/problem/P3480>)
//!
//! Game:      a row of piles that never get smaller from left to right. A move takes pebbles from one pile so that the
//!            order is kept. Whoever cannot move loses.
//! Theorem:   taking x pebbles from a pile moves x from its difference to the pile on its left to the difference of the
//!            next pile on the right: staircase Nim on the differences, whose lowest step is that of the last pile; see
//!            `shared::staircase`.
//! Cost:      O(n) per case. The judge's limits are unknown.
//! Status:    the sample; every row of up to 4 piles of up to 5 pebbles against the rules; full size against staircase
//!            Nim by digits, in games played to their end if they are short.
//! Limits:    the piles are in ascending order.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::staircase;

/// The differences of the piles to their left neighbours, from the right; `None` if one is negative.
fn leads(piles: &[u64]) -> Option<Vec<u64>> {
    let left = |at: usize| at.checked_sub(1).map_or(0, |left| piles[left]);
    let places = (0..piles.len()).rev();
    places.map(|at| piles[at].checked_sub(left(at))).collect()
}

fn main() {
    input! { u: usize }
    check("u", u, 1..=10);
    let mut answers = String::new();
    for _ in 0..u {
        input! { n: usize }
        check("n", n, 1..=1000);
        input! { piles: [u64; n] }
        check_each("a pile", &piles, 0..=10_000);
        let steps = leads(&piles).expect("a pile is less than its left neighbour");
        answers += if staircase::wins(&steps) { "TAK\n" } else { "NIE\n" };
    }
    print!("{answers}");
}
