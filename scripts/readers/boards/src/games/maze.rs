//! Vertex geography on the cells of a board.

use crate::board::{About, Board, Move};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, square, text};
use jury::rules::geography::Geography;

/// The maximum number of rows or columns.
const MOST: usize = 16;

pub struct Maze {
    rows: usize,
    columns: usize,
    /// Each vertex's row and column: vertices are cells without a wall.
    cells: Vec<(usize, usize)>,
}

impl Maze {
    fn id(&self, vertex: usize) -> String {
        let (row, column) = self.cells[vertex];
        format!("cell-{}-{}", row + 1, column + 1)
    }
}

impl Board for Maze {
    type Rules = Geography;
    type Position = (usize, u32);
    type State = (usize, u32);

    const ABOUT: About = About {
        clicks: "Choose the cell that the token moves to.",
        ending: "The token has been on every free cell beside it.",
        sides: None,
    };

    fn open(rules: Geography, _: &(usize, u32)) -> Option<Self> {
        let cells = rules.cells().to_vec();
        let rows = cells.iter().map(|cell| cell.0).max()? + 1;
        let columns = cells.iter().map(|cell| cell.1).max()? + 1;
        let maze = Maze { rows, columns, cells };
        (rows.max(columns) <= MOST).then_some(maze)
    }

    fn moves(
        &self,
        _: &(usize, u32),
        options: &[(String, (usize, u32))],
    ) -> Vec<Move<(usize, u32)>> {
        let to = |after: (usize, u32)| {
            let (row, column) = self.cells[after.0];
            let name = format!("move to row {}, column {}", row + 1, column + 1);
            Move { name, clicks: vec![self.id(after.0)], after }
        };
        options.iter().map(|&(_, after)| to(after)).collect()
    }

    fn scene(&self, &(token, visited): &(usize, u32)) -> Scene {
        let side = |count: usize| CELL as u32 * count as u32 + 6;
        let mut scene = Scene::new(side(self.columns), side(self.rows), CELL as u32);
        for at in 0..self.rows * self.columns {
            let (row, column) = (at / self.columns, at % self.columns);
            let corner = (CELL * column as i32 + 4, CELL * row as i32 + 4);
            let is_here = |cell: &(usize, usize)| *cell == (row, column);
            let Some(vertex) = self.cells.iter().position(is_here) else {
                scene.add(cell("wall", corner));
                continue;
            };
            let mut shapes = square(corner);
            let (about, refusal) = if vertex == token {
                shapes += &circle("stone", centre(corner), 14);
                ("the token", "The token is here: choose a cell beside it.")
            } else if visited >> vertex & 1 == 1 {
                shapes += &text("cross", centre(corner), '×');
                ("the token has been here", "The token has been on this cell.")
            } else {
                ("free", "This cell is not beside the token.")
            };
            let name = format!("row {}, column {}, {about}", row + 1, column + 1);
            scene.place(Place::new(self.id(vertex), name, refusal), shapes);
        }
        scene
    }
}
