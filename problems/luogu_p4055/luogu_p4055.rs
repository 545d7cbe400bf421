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

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 1..=100);
    check("M", m, 1..=100);
    input! { maze: [Bytes; n] }
    // Blocked places surround the maze. As rows have an odd width, neighbours differ in parity.
    let width = (m + 2) | 1;
    let mut is_free = vec![false; (n + 2) * width];
    for (row, line) in (1..).zip(&maze) {
        assert!(line.len() == m, "a row has {} cells, not {m}", line.len());
        for (column, &cell) in (1..).zip(line) {
            is_free[row * width + column] = match cell {
                b'.' => true,
                b'#' => false,
                other => panic!("a cell is `{}`, not . or #", char::from(other)),
            };
        }
    }
    let places = is_free.len();
    let evens = (places + 1) / 2;
    let vertex = |place: usize| place / 2 + place % 2 * evens;
    let mut graph = Adjacency::with_capacity(places, 4 * places);
    for place in (0..places).step_by(2).chain((1..places).step_by(2)) {
        if is_free[place] {
            let beside = [place - width, place - 1, place + 1, place + width];
            let free = beside.iter().filter(|&&other| is_free[other]);
            graph.push(free.map(|&other| vertex(other) as u32));
        } else {
            graph.push([]);
        }
    }
    let matching = maximum_matching(&graph, evens);

    let numbers: Vec<String> = (0..=n.max(m)).map(|number| number.to_string()).collect();
    let mut answer = String::new();
    // AA puts the token where YY, who moves first, loses.
    let free = (0..places).filter(|&place| is_free[place]);
    for place in free.filter(|&place| !wins(&matching, vertex(place))) {
        answer.extend([&numbers[place / width], " ", &numbers[place % width], "\n"]);
    }
    print!("{}\n{answer}", if answer.is_empty() { "LOSE" } else { "WIN" });
}
