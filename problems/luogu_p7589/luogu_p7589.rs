//! Luogu P7589 — 黑白棋 (<https://www.luogu.com.cn/problem/P7589>)
//!
//! Game:      each line holds a black piece, Alice's, and a white one, Bob's. A move advances one of the mover's pieces
//!            towards the other piece on its line, not onto or beyond it, or retreats it by up to d cells, which each
//!            player may do k times. Whoever cannot move loses; Alice begins.
//! Theorem:   Northcott's game. A retreat is reversible: the opponent advances as far, and the gap is as before
//!            (Winning Ways, 1982). So it is Nim on the gaps, whatever k and d are.
//! Cost:      O(n) per case. The judge's limits are unknown.
//! Status:    the sample; every position of up to two lines with gaps up to 3, k and d up to 2, and random ones of up
//!            to four lines, against the rules of the game with all retreats; full size against Nim by digits, in games
//!            played to their end if they are short.
//! Limits:    the pieces of a line are on different cells.

use proconio::input;
use shared::bounds::{check, check_each, check_that};
use shared::northcott::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, k: u64, d: u64 }
        check("n", n, 1..=100);
        check("k", k, 0..=100);
        check("d", d, 1..=20);
        let _ = (k, d); // Retreats are reversible, whatever their limits.
        input! { lines: [(i64, i64, i64); n] }
        for &(y, b, w) in &lines {
            check("y", y, -100..=100);
            check_each("an abscissa", &[b, w], -1000..=1000);
        }
        check_that(
            (0..n).all(|at| lines[..at].iter().all(|line| line.0 != lines[at].0)),
            "two lines have the same y",
        );
        let gap = |&(_, black, white): &(i64, i64, i64)| black.abs_diff(white).checked_sub(1);
        let gaps: Option<Vec<u64>> = lines.iter().map(gap).collect();
        let gaps = gaps.expect("two pieces are on one cell");
        answers += if wins(&gaps) { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
