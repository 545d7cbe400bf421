//! The board as a graph, and the walk of the empty cell over it.

use proconio::input;
use proconio::marker::{Bytes, Usize1};
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;
use shared::matching::Shrinking;

/// A game that Rabbit has lost.
struct Game {
    /// The edges between cells of different colours; black cells come before the white ones.
    graph: Adjacency,
    /// The number of cells, half the number of vertices.
    cells: usize,
    /// The places of the empty cell before each move and at the end.
    walk: Vec<usize>,
}

/// Reads a game.
fn read() -> Game {
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
fn print(mistakes: &[usize]) {
    println!("{}", mistakes.len());
    for round in mistakes {
        println!("{round}");
    }
}

/// Counts each of Rabbit's moves after which Egg wins, though her position may already have been lost.
pub fn lost() {
    let game = read();
    let mut rest = Shrinking::new(game.graph);
    let mut mistakes = Vec::new();
    for (turn, &token) in game.walk[..game.walk.len() - 1].iter().enumerate() {
        if rest.remove(token) && turn % 2 == 1 {
            mistakes.push((turn + 1) / 2);
        }
    }
    print(&mistakes);
}

/// Uses matchings of the whole board, including the cells already visited.
pub fn whole() {
    let game = read();
    let matching = maximum_matching(&game.graph, game.cells);
    let wins = |turn: usize| matching.is_essential(game.walk[turn]);
    let mut rounds: Vec<usize> = (1..=game.walk.len() / 2).collect();
    rounds.retain(|round| wins(2 * round - 2) && wins(2 * round - 1));
    print(&rounds);
}
