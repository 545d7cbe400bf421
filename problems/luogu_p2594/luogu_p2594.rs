//! Luogu P2594 — ZJOI2009 染色游戏 (<https://www.luogu.com.cn/problem/P2594>)
//!
//! Game:      a board of coins. A move turns over a connected set of cells that contains its lower right corner: a
//!            cell, showing tails, with no other below it or to its right. Whoever cannot move loses.
//! Theorem:   a coin-turning game with heads and tails exchanged. In the first row and column it is Ruler. Any
//!            other coin, in row i and column j counted from 0, is worth 2^(i + j), according to a search.
//!            `shared::coin` explains why single coins suffice.
//! Cost:      O(nm) per game. The judge's limits are unknown.
//! Status:    the sample; every position of boards of up to 9 cells, random ones of up to 12, against the rules; coins
//!            on one row or column, or with at most 16 above and to their left, against Grundy values computed by
//!            definition; larger boards for time and crashes only: the formula is not proved for them.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;
use shared::coin::ruler;

/// The exponent of a coin's value, a power of two.
fn exponent(row: usize, column: usize) -> usize {
    if row == 0 || column == 0 {
        ruler((row + column) as u64).trailing_zeros() as usize
    } else {
        row + column
    }
}

fn main() {
    input! { t: usize }
    check("T", t, 1..=50);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize }
        check("n", n, 1..=100);
        check("m", m, 1..=100);
        input! { board: [Bytes; n] }
        let mut sum = vec![false; n + m]; // binary digits
        for (row, cells) in board.iter().enumerate() {
            assert!(cells.len() == m, "a row has {} coins, not {m}", cells.len());
            for (column, &coin) in cells.iter().enumerate() {
                if coin != b'H' {
                    sum[exponent(row, column)] ^= true;
                }
            }
        }
        answers += if sum.contains(&true) { "-_-\n" } else { "=_=\n" };
    }
    print!("{answers}");
}
