//! Luogu P4232 — 无意识之外的捉迷藏, "Hide-and-Seek Beyond the Unconscious"
//! (<https://www.luogu.com.cn/problem/P4232>)
//!
//! Game:      a runner and a catcher on an acyclic graph of n vertices see each other. At each time from 1 to t, both
//!            choose at once to stay or to follow an arc. The game ends as soon as they are on one vertex, or else at
//!            time t + 1. The runner wants it to last, the catcher does not. How long does it last on average?
//! Theorem:   for each time and both vertices, the choices are a matrix game whose entries are the values of what
//!            follows; its value and best strategies are those of a linear program (von Neumann 1928,
//!            `shared::matrix_game`).
//! Cost:      t n² games of up to n rows and columns, for n and t up to 20. The judge's limits are unknown.
//! Status:    the samples; all graphs of up to 3 vertices and random ones of up to 5 against the equations of all
//!            square submatrices; up to 10 vertices against the same. Three decimals of floating-point numbers: a value
//!            that lies exactly between two of them may be rounded in another way.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_that};
use shared::matrix_game::solve;

fn main() {
    input! { n: usize, m: usize, runner: usize, catcher: usize, t: u32 }
    check("n", n, 1..=20);
    check("m", m, 0..=n * (n - 1) / 2);
    check("s_r", runner, 1..=n);
    check("s_k", catcher, 1..=n);
    check("t", t, 0..=20);
    input! { arcs: [(Usize1, Usize1); m] }
    // Both may stay.
    let mut moves: Vec<Vec<usize>> = (0..n).map(|vertex| vec![vertex]).collect();
    for (from, to) in arcs {
        check("a vertex", from.max(to) + 1, 1..=n);
        check_that(!moves[from].contains(&to), "an arc must neither be a loop nor come twice");
        moves[from].push(to);
    }
    println!("{:.3}", expected_end(&moves, t)[runner - 1][catcher - 1]);
}

/// The mean of the time at which the game ends, for each vertex of the runner and of the catcher at time 0.
fn expected_end(moves: &[Vec<usize>], t: u32) -> Vec<Vec<f64>> {
    let vertices = 0..moves.len();
    let never = f64::from(t) + 1.0;
    let mut ends = vec![vec![never; moves.len()]; moves.len()];
    for time in (0..=t).rev() {
        let end = |runner: usize, catcher: usize| {
            if runner == catcher {
                return f64::from(time);
            }
            if time == t {
                return never;
            }
            let row = |&to: &usize| moves[catcher].iter().map(|&other| ends[to][other]).collect();
            solve(&moves[runner].iter().map(row).collect::<Vec<_>>()).value()
        };
        ends = vertices
            .clone()
            .map(|runner| vertices.clone().map(|catcher| end(runner, catcher)).collect())
            .collect();
    }
    ends
}
