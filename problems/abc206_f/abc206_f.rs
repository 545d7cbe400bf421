//! AtCoder ABC206 F — Interval Game 2 (<https://atcoder.jp/contests/abc206/tasks/abc206_f>)
//!
//! Game:      N half-open intervals of numbers. A move chooses one that is disjoint from all chosen before. Whoever
//!            cannot move loses.
//! Theorem:   a chosen interval [l, r) leaves two independent games. The value of [a, b) is therefore the mex, over
//!            the intervals [l, r) within it, of the nim-sums of the values of [a, l) and [r, b) (Sprague 1935,
//!            Grundy 1939).
//! Cost:      O(N · 100²) per case, for T up to 20 and N up to 100. The judge allows 2 s and 1024 MiB.
//! Status:    the sample; all sets of up to three intervals between 1 and 5, and random ones, against the rules; full
//!            size against the values of sets of intervals, split at each point that no interval spans.
//! Limits:    1 ≤ L < R ≤ 100.

use proconio::input;
use shared::bounds::check;
use shared::grundy::mex;

const MOST: usize = 100;

fn main() {
    input! { t: usize }
    check("T", t, 1..=20);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=100);
        input! { intervals: [(usize, usize); n] }
        for &(left, right) in &intervals {
            check("L", left, 1..=MOST - 1);
            check("R", right, left + 1..=MOST);
            assert!(1 <= left && left < right && right <= MOST, "not 1 <= {left} < {right} <= 100");
        }
        let mut values = vec![[0; MOST + 1]; MOST + 1];
        for width in 1..MOST {
            for a in 1..=MOST - width {
                let b = a + width;
                let within = intervals.iter().filter(|&&(left, right)| a <= left && right <= b);
                values[a][b] = mex(within.map(|&(left, right)| values[a][left] ^ values[right][b]));
            }
        }
        answers += if values[1][MOST] > 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
