//! Luogu P4055, \[JSOI2009\] Game: one player puts a token in a maze, and the other one makes the first
//! move to a neighbouring cell where it has not been; on which cells does the first one win?

use super::prelude::*;
use super::{geography_starts, geography_wins};
use crate::format::grid;
use crate::graph::Graph;
use crate::second_opinion::matching::covered_by_all;

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;
const SECOND_OPINION_CELLS: usize = 2500;

/// The cells of each row: `.` is free, `#` is blocked.
type Maze = Vec<Vec<char>>;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Maze;

    fn file() -> File<impl Format<Value = Maze>> {
        single(grid("#."))
    }

    fn position(_: &Maze) -> Shown {
        Err("a case asks about every first cell")
    }

    fn positions(maze: &Maze) -> AllShown {
        let cells = free_cells(maze);
        if cells.len() > SEARCHED_CELLS {
            return Err(BEYOND_RULES);
        }
        geography_starts(&Graph::of_cells(&cells), cells.len())
    }

    fn answer(&mut self, maze: &Maze) -> Option<String> {
        let cells = free_cells(maze);
        if cells.len() > SEARCHED_CELLS {
            return None;
        }
        let wins = geography_wins(&Graph::of_cells(&cells));
        Some(starts(&cells, &wins))
    }

    fn small() -> impl Iterator<Item = Maze> {
        let sizes = (1..=3).flat_map(|rows| (1..=3).map(move |columns| (rows, columns)));
        sizes.flat_map(|(rows, columns)| {
            let letter = |&free: &u64| if free == 1 { '.' } else { '#' };
            let row = move |row: &[u64]| row.iter().map(letter).collect();
            let mazes = cases::all_lists(rows * columns..=rows * columns, 0..=1);
            mazes.map(move |cells| cells.chunks(columns as usize).map(row).collect())
        })
    }

    fn random(random: &mut Random) -> Maze {
        loop {
            let (rows, columns) = (random.random_range(1..=5), random.random_range(1..=5));
            let maze = maze(random, rows, columns, 0.4);
            if free_cells(&maze).len() <= SEARCHED_CELLS {
                return maze;
            }
        }
    }

    fn full(random: &mut Random) -> Maze {
        let mut side = || cases::number(random, 1..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        let blocked = [0.0, 0.01, 0.1, 0.3, 0.5, 0.9][random.random_range(0..6)];
        maze(random, rows, columns, blocked)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "maximum matchings: each cell is taken away in turn, and its partner looks for \
         another one, in mazes of up to 2,500 free cells; the solution follows alternating \
         paths from one matching",
    );

    fn second_opinion(&mut self, maze: &Maze) -> Option<String> {
        let cells = free_cells(maze);
        if cells.len() > SECOND_OPINION_CELLS {
            return None;
        }
        let wins = covered_by_all(&Graph::of_cells(&cells));
        Some(starts(&cells, &wins))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Maze>)> {
        let mut case = |blocked| vec![maze(random, MAX_SIDE, MAX_SIDE, blocked)];
        vec![
            ("100 x 100, all free", case(0.0)),
            ("100 x 100, a tenth blocked", case(0.1)),
            ("100 x 100, three tenths blocked", case(0.3)),
        ]
    }
}

/// A maze in which each cell is blocked with this probability.
fn maze(random: &mut Random, rows: usize, columns: usize, blocked: f64) -> Maze {
    let mut cell = || ['.', '#'][usize::from(random.random_bool(blocked))];
    let mut row = || (0..columns).map(|_| cell()).collect();
    (0..rows).map(|_| row()).collect()
}

/// The rows and columns of the free cells in reading order.
fn free_cells(maze: &Maze) -> Vec<(usize, usize)> {
    let columns = maze.first().map_or(0, Vec::len);
    let cells = (0..maze.len()).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let free = cells.filter(|&(row, column)| maze[row][column] == '.');
    free.collect()
}

/// The free cells that are lost for the player who moves from there.
fn starts(cells: &[(usize, usize)], wins: &[bool]) -> String {
    let lost = std::iter::zip(cells, wins).filter(|(_, wins)| !**wins);
    let line = |((row, column), _): (&(usize, usize), _)| format!("\n{} {}", row + 1, column + 1);
    let starts: String = lost.map(line).collect();
    let word = if starts.is_empty() { "LOSE" } else { "WIN" };
    format!("{word}{starts}")
}
