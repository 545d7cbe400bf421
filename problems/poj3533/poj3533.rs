//! POJ 3533 — Light Switching Game (<http://poj.org/problem?id=3533>)
//!
//! Game:      lamps in space, some of them on. A move chooses a box and switches the lamps at its
//!            corners, which may coincide; the one farthest from the origin must be on. Whoever
//!            cannot move, because all lamps are off, loses.
//! Theorem:   the product of three games of Turning Turtles, so, by the tartan theorem, a lamp is worth the nim product
//!            of its coordinates, and a position the nim-sum of its lit lamps; see `shared::coin`.
//! Cost:      O(1) per lamp. The judge's limits are unknown.
//! Status:    no statement and no sample were found: the format is that of five published programs, one of them
//!            accepted. As in all five programs, each line toggles its lamp, so a lamp listed twice is off, and a lamp
//!            with a coordinate 0 is worth 0. Every position in boxes of 2 × 2 × 2 and 3 × 3 × 1 lamps, and random ones
//!            in boxes of up to 12, against the rules; full size against sums of nim products of powers of two.
//! Limits:    a coordinate is below 2³².

use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::coin::tartan;
use shared::nim;

/// Our own bound; the statement's is unknown.
const MAX_LAMPS: usize = 1_000_000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        check("N", n, 0..=MAX_LAMPS);
        input! { lamps: [(u32, u32, u32); n] }
        let value = |(x, y, z)| tartan(&[x, y, z].map(u64::from));
        let sum = nim::sum(lamps.into_iter().map(value));
        answers += if sum == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
