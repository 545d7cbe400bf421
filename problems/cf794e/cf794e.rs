//! Codeforces 794E — Choosing Carrot (<https://codeforces.com/problemset/problem/794/E>)
//!
//! Game:      a row of n numbers. In turn, Oleg and Igor discard the first or the last one. Oleg maximises the number
//!            that is left, Igor minimises it. Before that, Oleg makes k moves alone. For each k from 0 to n - 1: which
//!            number is left?
//! Theorem:   without free moves, an even row gives Oleg, who begins, the greater of the two numbers in the middle: he
//!            discards from the side of the smaller one, and then answers each move at the other end, so that the
//!            greater one stays in the middle; Igor holds him to that by the same answers. An odd row of at least 3
//!            becomes an even one with Igor to move: its value is max(min(a, m), min(m, b)) for the middle m and its
//!            neighbours a and b. With k free moves, Oleg chooses a part of length n - k; if that is 1, he chooses the
//!            greatest number.
//! Cost:      O(n): a part that is shorter by 2 has one more middle on each side. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all rows of up to 6 numbers up to 3, and random ones of up to 12, against the rules; up to
//!            200 numbers against the minimax of all intervals.

use proconio::input;
use shared::bounds::{check, check_each};
use std::fmt::Write;

fn main() {
    input! { n: usize }
    check("n", n, 1..=300_000);
    input! { row: [u32; n] }
    check_each("a number", &row, 1..=1_000_000_000);
    let mut answers = String::new();
    // For parts of even and of odd length.
    let mut best = [0, 0];
    for length in (2..=n).rev() {
        // The first middle of the first part, and the last one of the last part.
        let first = (length - 1) / 2;
        let middles = [first, n / 2, n - 1 - first];
        let left = middles.map(|middle| left_of(&row, middle, length % 2 == 1));
        let best = &mut best[length % 2];
        *best = left.into_iter().fold(*best, u32::max);
        let _ = write!(answers, "{best} ");
    }
    if let Some(greatest) = row.into_iter().max() {
        let _ = write!(answers, "{greatest}");
    }
    println!("{answers}");
}

/// The result of an odd part of at least 3 numbers with this middle, or of an even part with this number in its
/// middle.
fn left_of(row: &[u32], middle: usize, is_odd: bool) -> u32 {
    let number = row[middle];
    if is_odd {
        number.min(row[middle - 1].max(row[middle + 1]))
    } else {
        number
    }
}
