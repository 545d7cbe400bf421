//! Codeforces 1704F — Colouring Game (<https://codeforces.com/problemset/problem/1704/F>)
//!
//! Game:      a row of red and blue cells. Alice, who begins, paints two adjacent cells white, at least one of them
//!            red; Bob paints two of which at least one is blue. Whoever cannot move loses.
//! Theorem:   the player whose colour has the majority wins. At a tie nobody gains by painting fewer than one cell of
//!            each colour, so a move takes two adjacent cells out of a run of alternating colours: Dawson's Kayles on
//!            the runs (editorial of the contest, 2022). From length 53 on, its values have period 34, as
//!            `shared::octal` proves by the octal periodicity theorem.
//! Cost:      O(n), for n up to 500,000 in all. The judge allows 1 s and 256 MiB.
//! Status:    the sample; every row of up to 12 cells against the rules; full size against Grundy values of the runs by
//!            definition.
//! Limits:    n at least 2: in a single cell nobody can move.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::{check, Total};
use shared::octal::Octal;

fn main() {
    let kayles: Octal = "0.07".parse().expect("0.07 is a code");
    let values = kayles.prove(&kayles.values(175));
    let values = values.expect("the proof needs 176 values");
    input! { t: usize }
    check("t", t, 1..=10_000);
    let mut answers = String::new();
    let mut cells = Total::new("the sum of n", 2..=500_000);
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 2..=500_000);
        cells.add(n);
        input! { row: Bytes }
        assert!(n >= 2, "n must be at least 2");
        assert!(row.len() == n, "the row has {} cells, not {n}", row.len());
        let count =
            |colour: u8| -> usize { row.iter().map(|&cell| usize::from(cell == colour)).sum() };
        let (red, blue) = (count(b'R'), count(b'B'));
        assert!(red + blue == n, "a cell is neither R nor B");
        let value_of_runs = || {
            let (mut sum, mut start) = (0, 0);
            for at in 1..=n {
                if at == n || row[at] == row[at - 1] {
                    sum ^= values.value((at - start) as u64);
                    start = at;
                }
            }
            sum
        };
        let alice = red > blue || red == blue && value_of_runs() != 0;
        answers += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
