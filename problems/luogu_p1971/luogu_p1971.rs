//! Luogu P1971 — NOI2011 兔兔与蛋蛋游戏 (<https://www.luogu.com.cn/problem/P1971>)
//!
//! Game:      a board with black and white pieces and one empty cell. Rabbit slides an adjacent white piece into the
//!            empty cell, then Egg a black one, and so on; whoever cannot move loses. Given a game that Rabbit lost,
//!            which of her moves were mistakes, that is, led from a position won for her to one won for Egg?
//! Theorem:   the empty cell walks over pieces of alternating colours, and never returns to a cell: undirected vertex
//!            geography, with edges between cells of different colours, where the empty cell counts as black. The mover
//!            wins exactly when every maximum matching of the cells not yet left covers the empty cell; see
//!            `shared::geography`, `shared::matching::Shrinking`.
//! Cost:      O(N²M² + kNM). The judge's limits are unknown.
//! Status:    the samples; all lost games on boards of up to 2 × 3 and 1 × 5 cells, and random ones of up to 20 cells,
//!            against the rules; boards of up to 200 cells against matchings computed anew for each turn; larger ones
//!            for time and crashes only. The program is long: a third of it checks the board and the moves of the given
//!            game.
//! Limits:    x is at most n, y at most m.

use itertools::Itertools;
use proconio::input;
use proconio::marker::{Bytes, Usize1};
use shared::bounds::check;
use shared::lists::Adjacency;
use shared::matching::Shrinking;

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=40);
    check("m", m, 1..=40);
    input! { board: [Bytes; n], k: usize }
    check("k", k, 1..=1000);
    input! { rounds: [[(Usize1, Usize1); 2]; k] }
    for row in &board {
        assert!(row.len() == m, "a row has {} cells, not {m}", row.len());
        let legal = row.iter().all(|cell| b"XO.".contains(cell));
        assert!(legal, "a cell must be X, O or .");
    }
    let cells = board.concat();
    let empty = (0..cells.len()).filter(|&cell| cells[cell] == b'.').collect_vec();
    let count = empty.len();
    assert!(count == 1, "the number of empty cells is {count}, not 1");

    let right = (0..cells.len()).filter(|cell| (cell + 1) % m > 0).map(|cell| (cell, cell + 1));
    let below = (m..cells.len()).map(|cell| (cell - m, cell));
    let differ = |&(a, b): &(usize, usize)| (cells[a] == b'O') != (cells[b] == b'O');
    let edges = right.chain(below).filter(differ).collect_vec();

    let mut rest = Shrinking::new(Adjacency::undirected(cells.len(), &edges));
    let mut token = empty[0];
    let mut mistakes = Vec::new();
    for (number, round) in (1..).zip(rounds) {
        let mut won = 0;
        for (x, y) in round {
            check("x", x + 1, 1..=n);
            check("y", y + 1, 1..=m);
            assert!(y < m, "y must be at most m");
            let to = x * m + y;
            let legal = rest.neighbours(token).any(|other| other == to);
            assert!(legal, "no piece slides from {} {} in round {number}", x + 1, y + 1);
            won += usize::from(rest.remove(token));
            token = to;
        }
        if won == 2 {
            mistakes.push(number);
        }
    }
    let mut lines = [mistakes.len()].into_iter().chain(mistakes);
    println!("{}", lines.join("\n"));
}
