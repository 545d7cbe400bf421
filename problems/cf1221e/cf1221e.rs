//! Codeforces 1221E — Game With String (<https://codeforces.com/problemset/problem/1221/E>)
//!
//! Game:      a row of cells, some of them filled. Alice fills a consecutive free cells, Bob b, where a > b. Whoever
//!            cannot move loses. Alice begins.
//! Theorem:   Bob wins if a run of free cells is long enough for him but not for Alice, or if he can make one. So for
//!            Alice to win, no run may have b to a - 1 cells, and at most one may have 2 b or more, which she must
//!            break; every other run of at least a cells is a single move, and the parity of the number of these runs
//!            decides (`shared::unequal_takes`).
//! Cost:      O(|s|), for rows of 300,000 cells in all. The judge allows 3 s and 256 MiB.
//! Status:    the sample; all rows of up to 9 cells with a up to 5, and random ones of up to 20, against the rules;
//!            up to 2,000 cells, often with short runs, against a trial of each first move of Alice, judged by the
//!            same claim about the runs that it leaves.
//! Limits:    a greater than b, and b at least 1.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::{check, check_that, Total};
use shared::unequal_takes::longer_wins;

const MOST: usize = 300_000;

fn main() {
    input! { q: usize }
    check("q", q, 1..=MOST);
    let mut total = Total::new("the sum of the lengths", 1..=MOST);
    let mut answers = String::new();
    for _ in 0..q {
        input! { a: u64, b: u64 }
        check("a", a, 2..=MOST as u64);
        check("b", b, 1..=a - 1);
        input! { row: Bytes }
        check("the length of a row", row.len(), 1..=MOST);
        total.add(row.len());
        check_that(
            row.iter().all(|cell| b".X".contains(cell)),
            "a row must consist of `.` and `X`",
        );
        let runs: Vec<u64> = row.split(|&cell| cell == b'X').map(|run| run.len() as u64).collect();
        answers += if longer_wins(&runs, a, b) { "YES\n" } else { "NO\n" };
    }
    print!("{answers}");
}
