//! A token in a maze, put down by the one player and then moved by both in turn, first by the
//! other, to cells where it has not been; who cannot move it loses.

use super::geography::wins_from;
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;

/// The rows of the maze: `.` is free, `#` is blocked.
type Maze = Vec<String>;

#[derive(Default)]
pub struct Book;

/// A maze in which each cell is blocked with the given probability.
fn maze(random: &mut Random, rows: usize, columns: usize, blocked: f64) -> Maze {
    let mut cell = || {
        if random.random_bool(blocked) {
            '#'
        } else {
            '.'
        }
    };
    (0..rows)
        .map(|_| (0..columns).map(|_| cell()).collect())
        .collect()
}

/// The free cells in reading order.
fn free_cells(maze: &Maze) -> Vec<(usize, usize)> {
    let rows = maze.iter().enumerate();
    rows.flat_map(|(row, line)| {
        let free = line.char_indices().filter(|(_, cell)| *cell == '.');
        free.map(move |(column, _)| (row, column))
    })
    .collect()
}

impl RuleBook for Book {
    type Case = Maze;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let rows = input.number("the number of rows")?;
        let columns: usize = input.number("the number of columns")?;
        let mut maze = Vec::new();
        for _ in 0..rows {
            let line = input.word("a row")?;
            let free_or_blocked = line.bytes().all(|cell| b".#".contains(&cell));
            ensure!(
                line.len() == columns && free_or_blocked,
                "`{line}` is no row of {columns} cells"
            );
            maze.push(line.to_owned());
        }
        Ok(vec![maze])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let maze = &cases[0];
        format!("{} {}\n{}\n", maze.len(), maze[0].len(), maze.join("\n"))
    }

    fn answer(&mut self, maze: &Self::Case) -> Option<String> {
        let cells = free_cells(maze);
        if cells.len() > SEARCHED_CELLS {
            return None;
        }
        let mut edges = Vec::new();
        for (a, &(row, column)) in cells.iter().enumerate() {
            for (b, &other) in cells.iter().enumerate() {
                if other == (row + 1, column) || other == (row, column + 1) {
                    edges.push((a, b));
                }
            }
        }
        let wins = wins_from(cells.len(), &edges);
        // The other player moves first: the cells wanted are those that lose.
        let starts: Vec<String> = std::iter::zip(&cells, wins)
            .filter(|(_, wins)| !wins)
            .map(|((row, column), _)| format!("{} {}", row + 1, column + 1))
            .collect();
        Some(if starts.is_empty() {
            String::from("LOSE")
        } else {
            format!("WIN\n{}", starts.join("\n"))
        })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let sizes = (1..=3).flat_map(|rows| (1..=3).map(move |columns| (rows, columns)));
        Box::new(sizes.flat_map(|(rows, columns)| {
            (0..1_u32 << (rows * columns)).map(move |set| {
                let cell = |at: usize| if set >> at & 1 == 1 { '.' } else { '#' };
                (0..rows)
                    .map(|row| {
                        (0..columns)
                            .map(|column| cell(row * columns + column))
                            .collect()
                    })
                    .collect()
            })
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        loop {
            let (rows, columns) = (random.random_range(1..=5), random.random_range(1..=5));
            let maze = maze(random, rows, columns, 0.4);
            if free_cells(&maze).len() <= SEARCHED_CELLS {
                return maze;
            }
        }
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let mut side = || generate::number(random, 1..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        let blocked = [0.0, 0.01, 0.1, 0.3, 0.5, 0.9][random.random_range(0..6)];
        maze(random, rows, columns, blocked)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut input = |blocked| self.input(&[maze(random, MAX_SIDE, MAX_SIDE, blocked)]);
        vec![
            ("100 x 100, all free", input(0.0)),
            ("100 x 100, a tenth blocked", input(0.1)),
            ("100 x 100, three tenths blocked", input(0.3)),
        ]
    }

    fn simpler(&self, maze: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::shorter(maze, 1);
        if maze[0].len() > 1 {
            simpler.push(maze.iter().map(|line| line[1..].to_owned()).collect());
            simpler.push(
                maze.iter()
                    .map(|line| line[..line.len() - 1].to_owned())
                    .collect(),
            );
        }
        for (row, column) in free_cells(maze) {
            let mut blocked = maze.clone();
            blocked[row].replace_range(column..=column, "#");
            simpler.push(blocked);
        }
        simpler
    }
}
