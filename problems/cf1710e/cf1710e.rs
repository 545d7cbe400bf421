//! Codeforces 1710E — Two Arrays (<https://codeforces.com/problemset/problem/1710/E>)
//!
//! Game:      a rook on the first cell of a board whose cell (i, j) is worth aᵢ + bⱼ. In turn, Alice first, the players
//!            move it within its row or column to a cell that it has visited fewer than 1000 times, or end the game:
//!            the score is the value of the rook's cell. Alice minimises it, Bob maximises it.
//! Theorem:   Alice keeps the score down to t < a₁ + b₁ exactly when she wins undirected vertex geography between
//!            the cells worth more than t, on which she should not end the game, and the others, on which Bob
//!            should not. She wins exactly when every maximum matching covers the start (A. S. Fraenkel, Scheinerman
//!            and Ullman 1993). The number of visits allowed changes nothing: copying all cells scales the matchings.
//!            The size of a maximum matching is the number of cells outside a maximum independent set (Kőnig 1931).
//!            Such a set takes only small cells, or only large ones, from each row and column: the small ones from
//!            the k least rows, and from each column the more numerous kind.
//! Cost:      O((n + m) log (n m V)), for n and m up to 200,000 and numbers up to V = 5 · 10⁸. The judge allows 2 s
//!            and 256 MiB.
//! Status:    the samples; all boards of up to four cells with small numbers, and random ones of up to six, against the
//!            rules with 2 visits in place of 1000; up to 8 × 8 against matchings; larger ones for termination only.
//! Limits:    n and m at least 1; `a_i` and `b_j` from 1 to 2³¹ - 1.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=200_000);
    check("m", m, 1..=200_000);
    input! { mut rows: [u32; n], mut columns: [u32; m] }
    check_each("a_i", &rows, 1..=500_000_000);
    check_each("b_j", &columns, 1..=500_000_000);
    let start = (rows[0], columns[0]);
    rows.sort_unstable();
    columns.sort_unstable();
    for numbers in [&rows, &columns] {
        let in_range = numbers[0] > 0 && numbers[numbers.len() - 1] < 1 << 31;
        assert!(in_range, "the numbers must be from 1 to 2^31 - 1");
    }
    // Alice can keep the score down to `kept`, but not to `missed`.
    let (mut missed, mut kept) = (1, start.0 + start.1);
    while kept - missed > 1 {
        let middle = missed + (kept - missed) / 2;
        if holds(&rows, &columns, start, middle) {
            kept = middle;
        } else {
            missed = middle;
        }
    }
    println!("{kept}");
}

/// Returns whether every maximum matching covers the start, a large cell, that is, whether some maximum independent set
/// excludes it.
fn holds(rows: &[u32], columns: &[u32], start: (u32, u32), threshold: u32) -> bool {
    let (n, m) = (rows.len(), columns.len());
    // The number of columns with fewer than this many small cells, and the number of small cells in these columns.
    let mut below = vec![(0, 0); n + 2];
    let mut small = n;
    for &column in columns {
        while small > 0 && rows[small - 1] + column > threshold {
            small -= 1;
        }
        below[small + 1].0 += 1;
    }
    for small in 0..=n {
        let (columns, cells) = below[small];
        let more = &mut below[small + 1];
        more.1 = cells + small * more.0;
        more.0 += columns;
    }
    let start_row = rows.partition_point(|&row| row < start.0);
    let start_small = rows.partition_point(|&row| row + start.1 <= threshold);
    let (mut with_start, mut without_start) = (0, 0);
    for i in 0..=n {
        let (few, many) = (below[i.min(n - i)], below[i.max(n - i)]);
        let (columns, cells) = (many.0 - few.0, many.1 - few.1);
        let between = if 2 * i > n { cells } else { n * columns - cells };
        let size = (n - i) * few.0 + i * (m - many.0) + between;
        let takes_start = start_row >= i && start_small + i < n;
        with_start = with_start.max(size);
        without_start = without_start.max(size - usize::from(takes_start));
    }
    with_start == without_start
}
