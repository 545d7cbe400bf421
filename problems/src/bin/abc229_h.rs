//! AtCoder ABC229 H — Advance or Eat (<https://atcoder.jp/contests/abc229/tasks/abc229_h>)
//!
//! Game:      a grid with white and black pieces. Takahashi moves a white piece up into an empty
//!            cell or eats a black one; Snuke moves a black piece up or eats a white one.
//!            Takahashi begins; whoever cannot move loses.
//! Theorem:   a column is worth the simplest number between its options (Conway 1976), and columns
//!            add up; Takahashi wins if the sum is positive. That each column of up to 8 cells is a
//!            number is checked by the search, `shared::search`.
//! Cost:      O(3ᴺ N) memoised. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; every grid up to side 3, and grids of side 8 with 4 pieces, against the
//!            search of the game; full size against the columns' numbers, each searched by Conway's
//!            definition.

use shared::bounds::check;
use shared::dyadic::Dyadic;
use shared::input;
use shared::reading::marker::Bytes;
use shared::search::Numbers;

fn main() {
    input! { n: usize }
    check("n", n, 1..=8);
    input! { rows: [Bytes; n] }
    for row in &rows {
        assert!(row.len() == n, "a row has {} cells, not {n}", row.len());
        let legal = row.iter().all(|cell| b"WB.".contains(cell));
        assert!(legal, "a cell is none of W, B and .");
    }
    let mut columns =
        Numbers::new(|column: &Vec<u8>| (options(column, b'W', b'B'), options(column, b'B', b'W')));
    let sum: Option<Dyadic> = (0..n)
        .map(|at| columns.value(&rows.iter().map(|row| row[at]).collect()))
        .sum();
    let sum = sum.expect("each column is a number");
    let wins = sum > Dyadic::ZERO;
    println!("{}", if wins { "Takahashi" } else { "Snuke" });
}

/// The columns, their cells from above, that the player of a colour can move to.
fn options(column: &[u8], own: u8, other: u8) -> Vec<Vec<u8>> {
    let mut options = Vec::new();
    for at in 0..column.len() {
        let mut option = column.to_vec();
        if column[at] == other {
            option[at] = b'.';
        } else if column[at] == own && at > 0 && column[at - 1] == b'.' {
            option.swap(at - 1, at);
        } else {
            continue;
        }
        options.push(option);
    }
    options
}
