//! Codeforces 1451F — Nullify The Matrix (<https://codeforces.com/problemset/problem/1451/F>)
//!
//! Game:      a matrix of numbers. A move lowers a number that is not 0, chooses a path from its cell to the right and
//!            downwards, and sets the other numbers on it arbitrarily. Whoever cannot move, because all numbers are 0,
//!            loses.
//! Theorem:   Nim in layers, which are the antidiagonals: lost if each has nim-sum 0; see `shared::layered_nim`.
//! Cost:      O(nm) per case. The judge allows 2 s and 256 MiB.
//! Status:    the sample; all matrices of up to 4 cells with numbers up to 3 and of up to 6 cells with numbers up to
//!            1, and random ones, against the rules with bounded numbers; up to 100 cells in play against random
//!            moves; full size against nim-sums by digits.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::layered_nim::wins;

fn main() {
    input! { t: usize }
    check("t", t, 1..=10);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize }
        check("n", n, 1..=100);
        check("m", m, 1..=100);
        input! { matrix: [[u64; m]; n] }
        for row in &matrix {
            check_each("a number", row, 0..=1_000_000);
        }
        let diagonal = |(row, numbers): (usize, Vec<u64>)| {
            let columns = (row..).zip(numbers);
            columns.map(|(diagonal, number)| (number, diagonal))
        };
        let cells = matrix.into_iter().enumerate().flat_map(diagonal);
        answers += if wins(cells) { "Ashish\n" } else { "Jeel\n" };
    }
    print!("{answers}");
}
