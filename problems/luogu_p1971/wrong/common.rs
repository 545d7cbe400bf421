//! The board as a graph, and the walk of the empty cell over it.

use proconio::input;
use proconio::marker::{Bytes, Usize1};
use shared::lists::Adjacency;

/// A game that Rabbit has lost.
pub struct Game {
    /// The edges between cells of different colours; black cells come before the white ones.
    pub graph: Adjacency,
    /// The number of cells, half the number of vertices.
    pub cells: usize,
    /// The places of the empty cell before each move and at the end.
    pub walk: Vec<usize>,
}

/// Reads a game.
pub fn read() -> Game {
    input! {
        n: usize, m: usize, board: [Bytes; n],
        k: usize, moves: [(Usize1, Usize1); 2 * k],
    }
    let board = board.concat();
    let vertex = |cell: usize| cell + usize::from(board[cell] == b'O') * board.len();
    let right = (1..board.len()).filter(|cell| cell % m > 0).map(|cell| (cell - 1, cell));
    let below = (m..board.len()).map(|cell| (cell - m, cell));
    let beside = right.chain(below).map(|(a, b)| (vertex(a), vertex(b)));
    let cells = board.len();
    let differ = |&(a, b): &(usize, usize)| (a < cells) != (b < cells);
    let edges: Vec<(usize, usize)> = beside.filter(differ).collect();
    let start = board.iter().take_while(|&&cell| cell != b'.').count();
    let steps = moves.iter().map(|(x, y)| vertex(x * m + y));
    Game {
        graph: Adjacency::undirected(2 * cells, &edges),
        cells,
        walk: [start].into_iter().chain(steps).collect(),
    }
}

/// Prints the rounds that are mistakes.
pub fn print(mistakes: &[usize]) {
    println!("{}", mistakes.len());
    for round in mistakes {
        println!("{round}");
    }
}
