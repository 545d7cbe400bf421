//! Codeforces 494E — Sharti (<https://codeforces.com/problemset/problem/494/E>)
//!
//! Game:      an n × n board, on which the cells of m rectangles are white. A move flips the cells of a square with
//!            sides of up to k cells, whose lower right cell must be white. Whoever cannot move loses.
//! Theorem:   a coin-turning game: a white cell is worth the greatest power of two that is at most k and divides
//!            its row and its column; see `shared::coin`. The first player therefore loses exactly when, for each
//!            such power, the number of white cells whose row and column it divides is even. A sweep counts these
//!            cells for all powers at once; see `shared::rectangles`.
//! Cost:      O(m log m) time, O(m) memory. The judge allows 5 s and 256 MiB.
//! Status:    the samples; every board of up to 3 × 3 cells with one rectangle or two, every one of 4 × 4 with one, and
//!            random ones of up to 16 cells, against the rules of the game; boards of up to 40 cells a side against
//!            Grundy values computed by definition; up to 150 rectangles against a count on a grid; more for time and
//!            crashes only.
//! Limits:    a and b from 1 on; c ≥ a - 1 and d ≥ b - 1.

use proconio::input;
use shared::bounds::check;
use shared::rectangles::{union_parities, Rectangle};

fn main() {
    input! { n: u64, m: usize, k: u64 }
    check("n", n, 1..=1_000_000_000);
    check("m", m, 1..=50_000);
    check("k", k, 1..=n);
    let _ = n; // The size of the board does not matter.
    input! { corners: [(u64, u64, u64, u64); m] }
    let mut rectangles = Vec::new();
    for (a, b, c, d) in corners {
        check("a", a, 1..=n);
        check("b", b, 1..=n);
        check("c", c, a..=n);
        check("d", d, b..=n);
        let before = |cell: u64| cell.checked_sub(1).expect("a coordinate must be at least 1");
        let (rows, columns) = ((before(a), c), (before(b), d));
        rectangles.push(Rectangle { rows, columns });
    }
    let powers = u64::MAX.checked_shr(k.leading_zeros()).unwrap_or(0); // those up to k, as digits
    let wins = union_parities(&rectangles) & powers != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}
