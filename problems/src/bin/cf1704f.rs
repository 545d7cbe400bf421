//! Codeforces 1704F — Colouring Game (<https://codeforces.com/problemset/problem/1704/F>)
//!
//! Game:      a row of red and blue cells. Alice, who starts, paints two neighbours white, at least
//!            one of them red; Bob does so with at least one blue. Whoever cannot move loses.
//! Theorem:   the owner of the majority wins. At a tie nobody gains by painting less than one cell
//!            of each colour, so a move takes two neighbours out of a run in which the colours
//!            alternate: Dawson's Kayles on the runs (the contest's editorial, 2022). Its values
//!            have period 34, as `shared::octal` proves by the octal periodicity theorem.
//! Cost:      O(n) for n up to 500 000 in all; the judge allows 1 s and 256 MiB.
//! Status:    the sample; every row of up to 12 cells against the rules; the largest inputs.

use proconio::{input, marker::Chars};
use shared::octal::Octal;

fn main() {
    let kayles: Octal = "0.07".parse().expect("0.07 is a code");
    let values = kayles.periodic(400).expect("the proof needs 174 values");
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, row: Chars }
        assert_eq!(row.len(), n, "the row should have {n} cells");
        let red = row.iter().filter(|&&cell| cell == 'R').count();
        let blue = row.iter().filter(|&&cell| cell == 'B').count();
        assert_eq!(red + blue, n, "a cell should be R or B");
        let mut sum = 0;
        let mut run = 0;
        for (at, cell) in row.iter().enumerate() {
            run += 1;
            if row.get(at + 1).map_or(true, |next| next == cell) {
                sum ^= values.value(run);
                run = 0;
            }
        }
        let alice = red > blue || red == blue && sum != 0;
        answers += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
