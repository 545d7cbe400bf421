//! Vertex geography on the cells of a board.

use super::Entry;
use super::start::{counted, word};
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, text};
use jury::Random;
use jury::graph::Graph;
use jury::position::{Position, normal};
use jury::rules::Player;
use jury::rules::geography::{Geography, placed};
use rand::Rng;

pub const MAZE: Entry = Entry {
    id: "maze",
    title: "Vertex geography in a maze",
    family: "A graph with a token",
    rules: "A move takes the token to a neighbouring free cell where it has not been. Whoever cannot \
            move loses.",
    clicks: "Choose the cell that the token moves to.",
    ending: "The token has no free cell beside it where it has not been.",
    sides: None,
    you: 0,
    format: "rows of dots for free cells and # for walls, with / between rows and an O for the token, \
             such as O../.#./...",
    problems: &["luogu_p4055", "luogu_p4136"],
    open,
    random,
};

fn open(start: &str, _: Player) -> Result<Box<dyn Table>, String> {
    let rows = start
        .split('/')
        .map(|row| word(row, ".#O", "a cell", 1..=6));
    let rows = counted(rows.collect::<Result<Vec<_>, _>>()?, "a row", 1..=6)?;
    let columns = rows[0].len();
    if rows.iter().any(|row| row.len() != columns) || rows.len() * columns > 25 {
        return Err(String::from(
            "the rows have the same length, and 25 cells at most in all",
        ));
    }
    let board = rows.concat().into_bytes();
    let cells: Vec<usize> = (0..board.len()).filter(|&at| board[at] != b'#').collect();
    let mut tokens = cells.iter().filter(|&&at| board[at] == b'O');
    let (Some(&token), None) = (tokens.next(), tokens.next()) else {
        return Err(String::from("one cell has the token, an O"));
    };
    let number = |cell: usize| cells.binary_search(&cell).ok();
    let mut edges = Vec::new();
    for (at, &cell) in cells.iter().enumerate() {
        let right = (cell % columns + 1 < columns).then_some(cell + 1);
        let neighbours = [right, Some(cell + columns)].into_iter().flatten();
        edges.extend(neighbours.filter_map(number).map(|next| (at, next, ())));
    }
    let token = number(token).unwrap_or(0);
    let rules = Geography::new(&Graph::new(cells.len(), edges));
    let maze = Maze {
        rules,
        columns,
        rows: rows.len(),
        cells,
    };
    Ok(At::start(maze, placed(token)))
}

fn random(random: &mut Random) -> String {
    let rows = random.random_range(3..=4);
    let columns = 4;
    let token = random.random_range(0..rows * columns);
    let mut cell = |at: usize| {
        if at == token {
            'O'
        } else if random.random_range(0..6) == 0 {
            '#'
        } else {
            '.'
        }
    };
    let mut row =
        |row: usize| -> String { (0..columns).map(|at| cell(row * columns + at)).collect() };
    (0..rows).map(&mut row).collect::<Vec<_>>().join("/")
}

struct Maze {
    rules: Geography,
    columns: usize,
    rows: usize,
    /// The cells without a wall: the vertices.
    cells: Vec<usize>,
}

impl Maze {
    fn id(&self, vertex: usize) -> String {
        let cell = self.cells[vertex];
        format!(
            "cell-{}-{}",
            cell / self.columns + 1,
            cell % self.columns + 1
        )
    }
}

impl Board for Maze {
    type Rules = Geography;
    type State = (usize, u32);

    fn rules(&self) -> &Geography {
        &self.rules
    }

    fn position(&self, &state: &(usize, u32)) -> (usize, u32) {
        state
    }

    fn search(&self, state: (usize, u32)) -> Box<dyn Position> {
        normal(self.rules.clone(), state)
    }

    fn moves(&self, state: &(usize, u32)) -> Vec<Move<(usize, u32)>> {
        let mut moves = by_rules(&self.rules, state, |&(to, _)| vec![self.id(to)]);
        for one in &mut moves {
            let cell = self.cells[one.after.0];
            let (row, column) = (cell / self.columns + 1, cell % self.columns + 1);
            one.name = format!("move to row {row}, column {column}");
        }
        moves
    }

    fn scene(&self, &(token, visited): &(usize, u32)) -> Scene {
        let side = |count: usize| CELL as u32 * count as u32 + 6;
        let mut scene = Scene::new(side(self.columns), side(self.rows));
        for at in 0..self.rows * self.columns {
            let (row, column) = (at / self.columns, at % self.columns);
            let corner = (CELL * column as i32 + 4, CELL * row as i32 + 4);
            let Ok(vertex) = self.cells.binary_search(&at) else {
                scene.add(cell("wall", corner));
                continue;
            };
            let mut shapes = cell("cell", corner);
            let (about, refusal) = if vertex == token {
                shapes += &circle("stone", centre(corner), 14);
                ("the token", "The token is here: choose a cell beside it.")
            } else if visited >> vertex & 1 == 1 {
                shapes += &text("cross", centre(corner), '×');
                (
                    "the token has been here",
                    "The token has been on this cell.",
                )
            } else {
                ("free", "This cell is not beside the token.")
            };
            let name = format!("row {}, column {}, {about}", row + 1, column + 1);
            scene.place(Place::new(self.id(vertex), name, refusal), shapes);
        }
        scene
    }
}
