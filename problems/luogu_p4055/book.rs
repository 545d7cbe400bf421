//! \[JSOI2009\] Game: one player puts a token in a maze, and the other makes the first move to an adjacent, unvisited
//! cell; on which cells does the first win?

use super::prelude::*;
use crate::rules::geography::{Geography, placed};

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The maze: `.` is free, `#` is blocked.
    type Case = Board;
    /// The cells to put the token on.
    type Answer = Vec<Cell>;
    const QUESTION: Question<Vec<Cell>> = Question::new(
        "`WIN`, then a line for each cell on which the first player wins: its row and its \
         column; or `LOSE` if there is none",
        |starts| {
            let word = if starts.is_empty() { "LOSE" } else { "WIN" };
            let add = |text, (row, column): &Cell| format!("{text}\n{} {}", row + 1, column + 1);
            starts.iter().fold(String::from(word), add)
        },
    );

    fn file() -> File<Board> {
        single(grid(("N", 1..=MAX_SIDE), ("M", 1..=MAX_SIDE), "#."))
    }

    fn positions(maze: &Board) -> AllShown {
        let cells = free_cells(maze);
        shown_if(cells.len() <= 32)?;
        let game = Geography::of_cells(&cells);
        Ok((0..cells.len()).map(|start| normal(game.clone(), placed(start))).listed())
    }

    fn answer(&mut self, maze: &Board) -> Option<Vec<Cell>> {
        lost_cells(maze, SEARCHED_CELLS, geography_wins)
    }

    fn small() -> impl Iterator<Item = Board> {
        let sizes = cases::products(1..=3, 1..=3);
        sizes.flat_map(|(rows, columns)| cases::all_boards(rows, columns, "#."))
    }

    fn random(rng: &mut Random) -> Board {
        let maze = || {
            let size = [5, 5].map(|most| rng.random_range(1..=most));
            cases::board(rng, size, ['.', '#'], 0.4)
        };
        cases::first(maze, |maze| free_cells(maze).len() <= SEARCHED_CELLS)
    }

    fn full(rng: &mut Random) -> Board {
        let size = [MAX_SIDE; 2].map(|most| cases::number(rng, 1..=most as u64) as usize);
        let blocked = [0.0, 0.01, 0.1, 0.3, 0.5, 0.9][rng.random_range(0..6)];
        cases::board(rng, size, ['.', '#'], blocked)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "maximum matchings, in mazes of up to 2,500 free cells: the partner of each cell looks for \
         another one; the solution follows alternating paths from one matching",
    );

    fn second_opinion(&mut self, maze: &Board) -> Option<Vec<Cell>> {
        lost_cells(maze, 2500, covered_by_all)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Board>)> {
        let mut maze = |blocked| vec![cases::board(rng, [MAX_SIDE; 2], ['.', '#'], blocked)];
        vec![
            ("100 x 100, all free", maze(0.0)),
            ("100 x 100, a tenth blocked", maze(0.1)),
            ("100 x 100, three tenths blocked", maze(0.3)),
        ]
    }
}

fn free_cells(maze: &Board) -> Vec<Cell> {
    cells(maze).filter(|&(_, cell)| cell == '.').map(|(cell, _)| cell).listed()
}

/// The free cells from which the player to move loses, if there are at most `most`; `wins` says
/// which vertices of a graph are won.
fn lost_cells(maze: &Board, most: usize, wins: fn(&Graph) -> Vec<bool>) -> Option<Vec<Cell>> {
    let cells = free_cells(maze);
    only_if(cells.len() <= most)?;
    let wins = wins(&Graph::of_cells(&cells)).into_iter();
    Some(cells.into_iter().zip(wins).filter(|(_, wins)| !wins).map(|(cell, _)| cell).listed())
}
