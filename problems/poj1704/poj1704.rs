//! POJ 1704 — Georgia and Bob (<http://poj.org/problem?id=1704>)
//!
//! Game:      Chessmen on different cells 1, 2, 3, … of a strip, in any order of input. A move slides one of them to
//!            the left by at least one cell, without jumping. Whoever cannot move loses.
//! Theorem:   staircase Nim (Sprague 1937): the free cells to the left of each chessman are coins on a step, the
//!            rightmost chessman's being the lowest; a slide moves coins one step down.
//! Cost:      O(n log n) per case. The judge's limits are unknown.
//! Status:    the sample; every set of the cells 1 to 11, unsorted, against the rules of the game; the last cells; full
//!            size against staircase Nim by digits, in games played to their end if they are short.
//! Limits:    a cell is at least 1, and holds one token.

use itertools::Itertools;
use proconio::input;
use shared::bounds::{check, check_each};
use shared::staircase::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=20);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=1000);
        input! { cells: [u64; n] }
        check_each("a cell", &cells, 1..=10_000);
        let cells = cells.into_iter().chain([0]).sorted_unstable().collect_vec();
        let gap = |pair: &[u64]| (pair[1] - pair[0]).checked_sub(1);
        let gaps: Option<Vec<u64>> = cells.windows(2).rev().map(gap).collect();
        let gaps = gaps.expect("two chessmen are on one cell");
        answers += if wins(&gaps) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{answers}");
}
