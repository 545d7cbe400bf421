//! Luogu P4136 — 谁能赢呢？ (<https://www.luogu.com.cn/problem/P4136>)
//!
//! Game:      a stone stands on a corner of an n × n board. In turn, Alice first, the players move it to an
//!            unvisited cell that shares a side with the current one. Whoever cannot move loses. Who wins,
//!            for each n in a list that ends with 0?
//! Theorem:   undirected vertex geography, see `shared::geography`: the mover wins exactly when every maximum matching
//!            covers the corner. Dominoes can tile a board of even n, and a board of odd n without its corner; so Alice
//!            wins exactly when n is even.
//! Cost:      O(1) per board. The judge's limits are unknown.
//! Status:    the sample; boards of up to 5 × 5 cells against the rules of the game; full size
//!            against walks along dominoes to their end.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;

fn main() {
    let mut answers = String::new();
    // One copy of the statement has a second 0, so the first one ends the input; so does the end of the file.
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        check("n", n, 1..=10_000);
        answers += if n % 2 == 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
