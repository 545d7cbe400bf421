//! HDU 3544 — Alice's Game (<https://acm.hdu.edu.cn/showproblem.php?pid=3544>)
//!
//! Game:      Cutcake. Bars of chocolate of X × Y squares; Alice breaks a bar across its side X,
//!            Bob across its side Y, each at a line between two squares. Alice begins; whoever
//!            cannot break a bar loses.
//! Theorem:   every bar is an integer, found by halving both sides until one is 1, and bars add up (*Winning Ways*,
//!            ch. 2); Alice wins exactly when the sum is positive. See `shared::cutcake`.
//! Cost:      O(1) per bar. The judge's limits are unknown.
//! Status:    the sample; every one or two bars of up to 20 squares against the search of the game; full size against a
//!            table for bars with sides of up to 64 squares, and a quotient beyond.
//! Limits:    X and Y at least 1 and below 2³².

use proconio::input;
use shared::bounds::check;
use shared::cutcake::value;
use std::fmt::Write;

/// Our own bound; the statement has none.
const MAX_CASES: usize = 1_000_000;

fn main() {
    let mut answers = String::new();
    input! { cases: usize }
    check("the number of cases", cases, 1..=MAX_CASES);
    for case in 1..=cases {
        input! { n: usize }
        check("N", n, 1..=100);
        input! { bars: [(u32, u32); n] }
        for &(x, y) in &bars {
            check("X", x, 1..=1_000_000_000);
            check("Y", y, 1..=1_000_000_000);
        }
        let sum: i64 = bars.into_iter().map(|(x, y)| value(x, y)).sum();
        let winner = if sum > 0 { "Alice" } else { "Bob" };
        let _ = writeln!(answers, "Case {case}: {winner}");
    }
    print!("{answers}");
}
