//! Codeforces 1458E — Nim Shortcuts (<https://codeforces.com/problemset/problem/1458/E>)
//!
//! Game:      two heaps of Nim. Whoever has to move with both heaps empty, or at one of n given pairs, the shortcuts,
//!            loses. Who wins from each of m pairs?
//! Theorem:   keep a column x and a row y with the following invariant: all lost pairs in columns before x and in
//!            rows below y are known, and those of them that have a row of at least y or a column of at least x are
//!            shortcuts. If column x has a shortcut at or below row y, every other pair of the column from row y on
//!            is won, and the invariant holds for x + 1 and y. If row y has a shortcut at or before column x, the
//!            invariant holds for x and y + 1. Otherwise (x, y) is lost, since no move from there leads to a lost
//!            pair: neither shortcuts nor known lost pairs lie below or before it. All later pairs in its row and
//!            column, except shortcuts, are won, and the invariant holds for x + 1 and y + 1. It begins with (0,
//!            0). Between columns and rows with shortcuts, the lost pairs form a run along a diagonal.
//! Cost:      O((n + m) log n). The judge allows 2 s and 512 MiB.
//! Status:    the sample; all sets of shortcuts among 3 × 3 pairs, and random ones among up to 15 × 15, against the
//!            rules; up to 80 shortcuts against a table, column by column, with long stretches without shortcuts
//!            shortened. The program is long: a third of it goes from one row or column with a shortcut to the next.

use proconio::input;
use shared::bounds::check;

const MAX_HEAP: u64 = 1_000_000_000;

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=100_000);
    check("m", m, 1..=100_000);
    input! { mut shortcuts: [(u64, u64); n], pairs: [(u64, u64); m] }
    for &(x, y) in shortcuts.iter().chain(&pairs) {
        check("a heap", x.max(y), 0..=MAX_HEAP);
    }
    shortcuts.sort_unstable();
    let runs = lost_runs(&shortcuts);
    let mut answers = String::new();
    for (x, y) in pairs {
        let is_in = |run: &Run| x - run.x < run.length && y == run.y + (x - run.x);
        let before = &runs[..runs.partition_point(|run| run.x <= x)];
        let loses = before.last().is_some_and(is_in) || shortcuts.binary_search(&(x, y)).is_ok();
        answers += if loses { "LOSE\n" } else { "WIN\n" };
    }
    print!("{answers}");
}

/// Lost pairs along a diagonal: the first one, and their number.
struct Run {
    x: u64,
    y: u64,
    length: u64,
}

/// The lost pairs other than shortcuts, in ascending order. The shortcuts must be sorted.
fn lost_runs(shortcuts: &[(u64, u64)]) -> Vec<Run> {
    let columns = with_least(shortcuts.to_vec());
    let mut turned: Vec<_> = shortcuts.iter().map(|&(x, y)| (y, x)).collect();
    turned.sort_unstable();
    let rows = with_least(turned);
    let (mut columns, mut rows) = (&columns[..], &rows[..]);
    let (mut x, mut y) = (0, 0);
    let mut runs = Vec::new();
    loop {
        columns = from(columns, x);
        rows = from(rows, y);
        if columns.first().is_some_and(|&(at, lowest)| at == x && lowest <= y) {
            x += 1;
        } else if rows.first().is_some_and(|&(at, leftmost)| at == y && leftmost <= x) {
            y += 1;
        } else {
            let length = gap(columns, x).min(gap(rows, y));
            runs.push(Run { x, y, length });
            if length == u64::MAX {
                return runs;
            }
            x += length;
            y += length;
        }
    }
}

/// The lines (columns or rows) with shortcuts, each with the first shortcut in it.
fn with_least(mut shortcuts: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    shortcuts.dedup_by_key(|&mut (line, _)| line);
    shortcuts
}

/// The lines from a given number.
fn from(lines: &[(u64, u64)], number: u64) -> &[(u64, u64)] {
    let passed = lines.iter().take_while(|&&(line, _)| line < number);
    &lines[passed.count()..]
}

/// The distance from a line to the next one with a shortcut.
fn gap(lines: &[(u64, u64)], number: u64) -> u64 {
    let next = lines.iter().find(|&&(line, _)| line > number);
    next.map_or(u64::MAX, |&(line, _)| line - number)
}
