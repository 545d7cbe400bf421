//! A position of Domineering, from the rules to its thermograph: `cargo run --package combinatorial-games
//! --example domineering -- ... ...` for a board of two rows of three cells, `#` for a cell that is taken.
//!
//! Left places vertical dominoes on two free cells, and Right horizontal ones; whoever cannot place one loses.
//! So a position is worth `{what Left's moves leave | what Right's moves leave}`.

use shared::short_game::{Game, Games};
use shared::temperature::{Thermographs, Wall};
use std::collections::HashMap;
use std::env;

/// The cells row by row: true if free.
type Board = Vec<Vec<bool>>;

/// The values of boards, each found once.
struct Domineering {
    games: Games,
    values: HashMap<Board, Game>,
}

impl Domineering {
    fn value(&mut self, board: &Board) -> Game {
        if let Some(&known) = self.values.get(board) {
            return known;
        }
        let left = self.options(board, (1, 0));
        let right = self.options(board, (0, 1));
        let value = self.games.canonical(&left, &right);
        self.values.insert(board.clone(), value);
        value
    }

    /// Returns what the dominoes leave that cover a free cell and the one this far below it and to the right of it.
    fn options(&mut self, board: &Board, (down, across): (usize, usize)) -> Vec<Game> {
        let mut options = Vec::new();
        for row in 0..board.len() {
            for column in 0..board[row].len() {
                let other = board.get(row + down).and_then(|row| row.get(column + across));
                if board[row][column] && other == Some(&true) {
                    let mut rest = board.clone();
                    rest[row][column] = false;
                    rest[row + down][column + across] = false;
                    options.push(self.value(&rest));
                }
            }
        }
        options
    }
}

fn main() {
    let rows: Vec<String> = env::args().skip(1).collect();
    let rows = if rows.is_empty() { vec!["...".into(), "...".into()] } else { rows };
    let row = |row: &String| row.chars().map(|cell| cell == '.').collect();
    let board: Board = rows.iter().map(row).collect();

    let games = Games::new();
    let values = HashMap::new();
    let mut domineering = Domineering { games, values };
    let value = domineering.value(&board);
    let games = &mut domineering.games;
    let graph = Thermographs::new().of(games, value);
    println!("canonical form  {}", games.text(value));
    println!("outcome         {:?}", games.outcome(value));
    println!("mean            {}", graph.mean);
    println!("temperature     {}", graph.temperature);
    println!("left wall       {}", corners(&graph.left));
    println!("right wall      {}", corners(&graph.right));
}

/// The corners of a wall, each as its value and the tax.
fn corners(wall: &Wall) -> String {
    let corners = wall.corners().iter();
    let texts: Vec<String> = corners.map(|(tax, value)| format!("{value} at {tax}")).collect();
    texts.join(", ")
}
