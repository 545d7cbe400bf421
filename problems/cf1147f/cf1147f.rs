//! Codeforces 1147F — Zigzag Game (<https://codeforces.com/problemset/problem/1147/F>)
//!
//! Game:      interactive. A complete bipartite graph has different weights on its edges. Alice chooses whether she
//!            takes heavier or lighter edges, and puts a token on a vertex; Bob moves it along any edge. Then they move
//!            it in turn to unvisited vertices, Alice along an edge heavier than the last one and Bob along a lighter
//!            one, or the other way round. Whoever cannot move loses. Choose to be Alice or Bob, and win.
//! Theorem:   Bob wins: he moves along the edges of a stable matching; see `shared::zigzag`.
//! Cost:      O(n² log n) for a game, for 50 games of n up to 50. The judge allows 5 s and 256 MiB.
//! Status:    the games of the sample; every game with n up to 2, and random ones with n up to 5,
//!            against perfect play by the rules; full size against random and greedy opponents.

use proconio::input_interactive;
use shared::bounds::{check, check_each};
use shared::zigzag::mates;
use std::io::{stdout, Write};

fn main() {
    input_interactive! { t: usize }
    check("t", t, 1..=50);
    for _ in 0..t {
        input_interactive! { n: usize }
        check("n", n, 1..=50);
        input_interactive! { weights: [[u64; n]; n] }
        for row in &weights {
            check_each("a weight", row, 1..=(n * n) as u64);
        }
        say("B");
        input_interactive! { letter: char, start: usize }
        assert!("ID".contains(letter), "Alice takes {letter}, not I or D");
        check("the start", start, 1..=2 * n);
        let mates = mates(&weights, start - 1, letter == 'I');
        let mut token = start;
        loop {
            say(&(mates[token - 1] + 1).to_string());
            input_interactive! { vertex: i64 }
            assert!(vertex != -2, "the judge rejected the last move");
            if vertex == -1 {
                break; // The judge cannot move.
            }
            check("a vertex", vertex, 1..=2 * n as i64);
            token = vertex as usize;
        }
    }
}

fn say(line: &str) {
    println!("{line}");
    stdout().flush().expect("stdout can be written");
}
