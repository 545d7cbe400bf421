//! POJ 1704 — Georgia and Bob (<http://poj.org/problem?id=1704>)
//!
//! Game:      Chessmen on different cells 1, 2, 3, … of a strip, in any order of input. A move
//!            slides one of them to the left by one cell or more, without a jump. Whoever cannot
//!            move loses.
//! Theorem:   staircase Nim (Sprague 1947): the free cells behind each chessman are coins on a
//!            step, the rightmost chessman's the lowest; a slide moves coins one step down.
//! Cost:      O(n log n) a case; the judge's limits are unknown.
//! Status:    the sample; every set of the cells 1 to 11, unsorted, against the rules of the game;
//!            the last cells; full size for time only.

use proconio::input;
use shared::staircase::wins;
use std::cmp::Reverse;

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, mut cells: [u64; n] }
        cells.sort_unstable_by_key(|&cell| Reverse(cell));
        let behind = cells.iter().skip(1).chain(&[0]);
        let gaps: Option<Vec<u64>> = cells
            .iter()
            .zip(behind)
            .map(|(cell, behind)| (cell - behind).checked_sub(1))
            .collect();
        let gaps = gaps.expect("the chessmen stand on different cells 1, 2, 3, …");
        answers += if wins(&gaps) {
            "Georgia will win\n"
        } else {
            "Bob will win\n"
        };
    }
    print!("{answers}");
}
