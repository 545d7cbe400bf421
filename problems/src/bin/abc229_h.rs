//! AtCoder ABC229 H — Advance or Eat (<https://atcoder.jp/contests/abc229/tasks/abc229_h>)
//!
//! Game:      a grid with white and black pieces. Takahashi moves a white piece up into an empty
//!            cell or eats a black one; Snuke moves a black piece up or eats a white one.
//!            Takahashi begins; whoever cannot move loses.
//! Theorem:   a column is worth the simplest number between its options (Conway 1976), and columns
//!            add up; Takahashi wins if the sum is positive. That no column of 8 cells or less
//!            has an option for him that is not less than all of Snuke's is checked here with
//!            each column.
//! Cost:      O(3ᴺ N) memoised; the judge allows 2 s and 1024 MiB.
//! Status:    the samples; every grid up to side 3, and grids of side 8 with 4 pieces, against the
//!            search of the game; 8 full columns take 8 ms.

use proconio::{input, marker::Bytes};
use shared::dyadic::Dyadic;
use shared::surreal::simplest_between;
use std::collections::BTreeMap;

const MAX_SIDE: usize = 8;

fn main() {
    input! { n: usize }
    assert!((1..=MAX_SIDE).contains(&n), "a grid of side {n}");
    input! { rows: [Bytes; n] }
    for row in &rows {
        assert!(row.len() == n, "a row has {} cells, not {n}", row.len());
        let legal = row.iter().all(|cell| b"WB.".contains(cell));
        assert!(legal, "a cell is none of W, B and .");
    }
    let column = |at: usize| -> Vec<u8> { rows.iter().map(|row| row[at]).collect() };
    let mut known = BTreeMap::new();
    let sum: Dyadic = (0..n).map(|at| value(column(at), &mut known)).sum();
    let wins = sum > Dyadic::ZERO;
    println!("{}", if wins { "Takahashi" } else { "Snuke" });
}

/// The value of a column, its cells from above.
fn value(column: Vec<u8>, known: &mut BTreeMap<Vec<u8>, Dyadic>) -> Dyadic {
    if let Some(&value) = known.get(&column) {
        return value;
    }
    let greatest = options(&column, b'W', b'B')
        .map(|option| value(option, known))
        .max();
    let least = options(&column, b'B', b'W')
        .map(|option| value(option, known))
        .min();
    let number = simplest_between(greatest, least).expect("a column is a number");
    known.insert(column, number);
    number
}

/// The columns that the player of a colour can move to.
fn options(column: &[u8], own: u8, other: u8) -> impl Iterator<Item = Vec<u8>> + '_ {
    (0..column.len()).filter_map(move |at| {
        let mut option = column.to_vec();
        if column[at] == other {
            option[at] = b'.';
        } else if column[at] == own && at > 0 && column[at - 1] == b'.' {
            option.swap(at - 1, at);
        } else {
            return None;
        }
        Some(option)
    })
}
