//! AtCoder ABC 278 G — Generalized Subtraction Game
//! (<https://atcoder.jp/contests/abc278/tasks/abc278_g>)
//!
//! Game:      interactive. N cards lie in a row; a move takes L to R consecutive cards that are all still there.
//!            Whoever cannot move loses. Choose who begins, and win.
//! Theorem:   the first player wins by symmetry if a block in the middle can be taken; otherwise all moves take L
//!            cards, and the remaining runs are heaps of an octal game; see `shared::card_row`.
//! Cost:      O(N²), for N up to 2000. The judge allows 2 s and 1024 MiB.
//! Status:    the sample's row; every row of up to 8 cards against perfect play by the rules; full
//!            size against random and greedy opponents.
//! Limits:    L and R within the bounds of the statement, 1 ≤ L ≤ R ≤ N.

use proconio::input_interactive;
use shared::bounds::check;
use shared::card_row::Winner;
use std::io::{stdout, Write};

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    check("N", n, 1..=2000);
    check("L", l, 1..=n);
    check("R", r, l..=n);
    let mut winner = Winner::new(n, l, r);
    // The judge's move; `None` if it cannot move.
    let heard = || {
        input_interactive! { a: i64, b: i64 }
        assert!((a, b) != (-1, -1), "the judge rejected the last move");
        (b != 0).then(|| {
            check("a", a, 1..=n as i64);
            check("b", b, 1..=n as i64);
            (a as usize, b as usize)
        })
    };
    let mut last = None;
    if winner.begins() {
        say("First");
    } else {
        say("Second");
        last = heard();
    }
    while let Some((x, y)) = winner.answer(last) {
        say(&format!("{x} {y}"));
        last = heard();
        if last.is_none() {
            break;
        }
    }
}

fn say(line: &str) {
    println!("{line}");
    stdout().flush().expect("stdout can be written");
}
