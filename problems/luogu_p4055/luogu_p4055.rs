//! Luogu P4055 — JSOI2009 游戏 (<https://www.luogu.com.cn/problem/P4055>)
//!
//! Game:      a maze of free and blocked cells. AA puts a token on a free cell; then YY and AA in turn move it to an
//!            adjacent, unvisited free cell. Whoever cannot move loses. On which cells can AA put it to win?
//! Theorem:   the placing variant of undirected vertex geography: AA wins on the cells that some maximum matching
//!            leaves out; see `shared::geography`. The graph is bipartite, by the colours of a chessboard.
//! Cost:      O(NM √(NM)). The judge allows 1 s and 125 MiB.
//! Status:    the sample; every maze of up to 3 × 3 cells, random ones of up to 12 free cells,
//!            against the rules; up to 2,500 free cells against a matching with each cell taken away
//!            in turn; larger mazes for time and crashes only.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;
use shared::geography::wins;
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;
use std::fmt::Write;

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 1..=100);
    check("M", m, 1..=100);
    input! { maze: [Bytes; n] }
    let mut cells = Vec::new();
    for (row, line) in maze.iter().enumerate() {
        assert!(line.len() == m, "a row has {} cells, not {m}", line.len());
        for (column, &cell) in line.iter().enumerate() {
            match cell {
                b'.' => cells.push((row, column)),
                b'#' => {}
                other => panic!("a cell is `{}`, not . or #", char::from(other)),
            }
        }
    }
    // The white cells come first.
    let (whites, blacks): (Vec<_>, Vec<_>) =
        cells.iter().partition(|&&(row, column)| (row + column) % 2 == 0);
    let mut names = vec![vec![usize::MAX; m]; n];
    for (name, &&(row, column)) in whites.iter().chain(&blacks).enumerate() {
        names[row][column] = name;
    }
    let mut edges = Vec::new();
    for &(row, column) in &cells {
        let below = names.get(row + 1).map(|names| names[column]);
        let right = names[row].get(column + 1).copied();
        let beside = [below, right].into_iter().flatten();
        edges.extend(
            beside.filter(|&other| other != usize::MAX).map(|other| (names[row][column], other)),
        );
    }

    let matching = maximum_matching(&Adjacency::undirected(cells.len(), &edges), whites.len());
    // The cells from which YY, who moves first, loses.
    cells.retain(|&(row, column)| !wins(&matching, names[row][column]));
    let mut answer = String::from(if cells.is_empty() { "LOSE\n" } else { "WIN\n" });
    for (row, column) in cells {
        let _ = writeln!(answer, "{} {}", row + 1, column + 1);
    }
    print!("{answer}");
}
