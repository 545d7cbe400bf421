//! AtCoder ABC229 H — Advance or Eat (<https://atcoder.jp/contests/abc229/tasks/abc229_h>)
//!
//! Game:      a grid with white and black pieces. Takahashi moves a white piece up into an empty
//!            cell or eats a black one; Snuke moves a black piece up or eats a white one.
//!            Takahashi begins; whoever cannot move loses.
//! Theorem:   a column is worth the simplest number between its options (Conway 1976), and columns add up; Takahashi
//!            wins exactly when the sum is positive. A search (`shared::search`) checks that each column of up to 8
//!            cells is a number.
//! Cost:      O(3ᴺ N). The judge allows 2 s and 1024 MiB.
//! Status:    the samples; every grid up to side 3, and random grids of side up to 8 with up to 4 pieces, against the
//!            search of the game; full size against the columns' numbers, each searched by Conway's definition.
//! Limits:    n up to 12, since a table holds 3ⁿ columns.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;
use shared::dyadic::Dyadic;
use shared::retrograde::Player;
use shared::search::numbers;

fn main() {
    input! { n: usize }
    check("n", n, 1..=8);
    assert!(n <= 12, "n must be at most 12");
    input! { rows: [Bytes; n] }
    for row in &rows {
        assert!(row.len() == n, "a row has {} cells, not {n}", row.len());
    }
    // A column as a number in base 3, the highest cell last.
    let digit = |cell| b".WB".iter().position(|&other| other == cell);
    let column = |at: usize| {
        rows.iter()
            .rev()
            .fold(0, |column, row| 3 * column + digit(row[at]).expect("a cell must be W, B or ."))
    };
    let columns: Vec<usize> = (0..n).map(column).collect();
    let sum: Option<Dyadic> = numbers(&columns, each_option).into_iter().sum();
    let sum = sum.expect("each column is a number");
    let wins = sum > Dyadic::ZERO;
    println!("{}", if wins { "Takahashi" } else { "Snuke" });
}

/// Passes the columns that each player can move to, which have smaller numbers, to `show`.
fn each_option(column: usize, show: &mut dyn FnMut(Player, usize)) {
    let (mut rest, mut power) = (column, 1);
    let mut is_above_empty = false;
    while rest > 0 {
        let digit = rest % 3;
        if digit > 0 {
            let (own, other) = match digit {
                1 => (Player::Left, Player::Right),
                _ => (Player::Right, Player::Left),
            };
            let eaten = column - digit * power;
            show(other, eaten);
            if is_above_empty {
                show(own, eaten + digit * (power / 3));
            }
        }
        is_above_empty = digit == 0;
        (rest, power) = (rest / 3, 3 * power);
    }
}
