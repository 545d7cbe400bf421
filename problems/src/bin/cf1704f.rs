//! Codeforces 1704F — Colouring Game (<https://codeforces.com/problemset/problem/1704/F>)
//!
//! Game:      a row of red and blue cells. Alice, who starts, paints two neighbours white, at least
//!            one of them red; Bob does so with at least one blue. Whoever cannot move loses.
//! Theorem:   the owner of the majority wins. At a tie nobody gains by painting less than one cell
//!            of each colour, so a move takes two neighbours out of a run in which the colours
//!            alternate: Dawson's Kayles on the runs (editorial of the contest, 2022). Its values
//!            have period 34, as `shared::octal` proves by the octal periodicity theorem.
//! Cost:      O(n), for n up to 500,000 in all. The judge allows 1 s and 256 MiB.
//! Status:    the sample; every row of up to 12 cells against the rules; full size against Grundy
//!            values of the runs by their definition.

use shared::bounds::check;
use shared::input;
use shared::nim;
use shared::octal::Octal;
use shared::reading::marker::Chars;

fn main() {
    let kayles: Octal = "0.07".parse().expect("0.07 is a code");
    let values = kayles.prove(&kayles.values(400));
    let values = values.expect("the proof needs 174 values");
    input! { t: usize }
    check("t", t, 1..=10_000);
    let mut answers = String::new();
    let mut cells = 0;
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 2..=500_000);
        cells += n;
        check("the sum of n", cells, 2..=500_000);
        input! { row: Chars }
        assert!(row.len() == n, "the row has {} cells, not {n}", row.len());
        let red = row.iter().filter(|&&cell| cell == 'R').count();
        let blue = row.iter().filter(|&&cell| cell == 'B').count();
        assert!(red + blue == n, "a cell is neither R nor B");
        let mut runs: Vec<u64> = Vec::new();
        for (at, cell) in row.iter().enumerate() {
            match runs.last_mut() {
                Some(run) if row[at - 1] != *cell => *run += 1,
                _ => runs.push(1),
            }
        }
        let sum = nim::sum(runs.into_iter().map(|run| values.value(run)));
        let alice = red > blue || red == blue && sum != 0;
        answers += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
