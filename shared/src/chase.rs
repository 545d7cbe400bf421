//! The Easy Chase: two checkers on a board, each hunting the other.
//!
//! White moves one cell in one of the four directions, Black one or two; no player may leave the board or
//! pass. The player who moves onto the opponent's cell wins. Since the checkers may walk in circles, this
//! is a game for [`retrograde`](super::retrograde) analysis.
//!
//! Rotating or reflecting the board changes nothing. So a symmetry brings White's checker to a *triangle*,
//! an eighth of the board, and is applied to Black's checker as well. On a board of n × n cells with n
//! even, that leaves n³ (n + 2) / 4 of the 2 n⁴ positions: a seventh for n = 20, in a seventh of the time.
//!
//! On a board of 8 × 8, White to move wins only next to Black, and Black to move always wins.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/easy-chase.svg"))]
//!
//! Paste with `lists`, `retrograde`.

use super::lists::Lists;
use super::retrograde::{Game, Options, Player};

/// A cell: row and column, from 0.
pub type Cell = (usize, usize);

/// The game on a square board.
#[derive(Clone, Debug)]
pub struct Chase {
    board: Board,
    /// The numbers of the triangle's cells.
    triangle: Vec<u32>,
    /// For each cell of the triangle, the cells that White can step to, brought to the triangle by a
    /// symmetry.
    white_options: Lists<(u32, Symmetry)>,
    /// The same steps backwards.
    white_predecessors: Lists<(u32, Symmetry)>,
    /// For each cell, the cells that Black can step to, which are also those that she can come from.
    black_steps: Lists<u32>,
    /// For each symmetry, the image of each cell, one symmetry after the other.
    images: Vec<u32>,
}

impl Chase {
    /// The game on a board of `size` × `size` cells.
    ///
    /// # Complexity
    ///
    /// O(size²).
    ///
    /// # Panics
    ///
    /// If the size is not in 1..=128. A board of 128 × 128 cells already has 68 million positions.
    pub fn new(size: usize) -> Self {
        assert!((1..=128).contains(&size), "the board must have 1 to 128 rows");
        let board = Board { size };
        let triangle = board.triangle();
        let white_options: Lists<_> = triangle
            .iter()
            .map(|&cell| {
                let steps = board.steps(cell, 1);
                steps.map(|to| board.to_triangle(to))
            })
            .collect();
        let backwards = (0..triangle.len()).flat_map(|from| {
            let steps = white_options[from].iter();
            steps.map(move |&(to, symmetry)| (to as usize, (from as u32, inverse(symmetry))))
        });
        Chase {
            white_predecessors: Lists::grouped(triangle.len(), backwards),
            black_steps: board
                .cells()
                .map(|cell| board.steps(cell, 2).map(|to| board.number(to)))
                .collect(),
            images: (0..8)
                .flat_map(|symmetry| board.cells().map(move |cell| board.image(cell, symmetry)))
                .collect(),
            triangle: triangle.iter().map(|&cell| board.number(cell)).collect(),
            white_options,
            board,
        }
    }

    /// The number of the position with White to move. White is the player [`Left`](Player::Left).
    ///
    /// # Panics
    ///
    /// If a cell is not on the board, or both are the same.
    ///
    /// # Examples
    ///
    /// White is next to Black.
    ///
    /// ```
    /// use shared::chase::Chase;
    /// use shared::retrograde::{solve, Outcome, Play};
    ///
    /// let chase = Chase::new(2);
    /// let outcomes = solve(&chase, Play::Normal);
    /// assert_eq!(outcomes[chase.start((1, 1), (0, 1))], Outcome::Win(1));
    /// ```
    pub fn start(&self, white: Cell, black: Cell) -> usize {
        assert!(white != black, "the checkers must stand on different cells");
        self.position(white, black, Player::Left)
    }

    /// The number of any position. Positions that differ by a symmetry of the board may have the same
    /// number. With both checkers on one cell, the player to move has lost.
    ///
    /// # Panics
    ///
    /// If a cell is not on the board.
    pub fn position(&self, white: Cell, black: Cell, turn: Player) -> usize {
        assert!(
            self.board.has(white) && self.board.has(black),
            "the checkers must stand on cells of a board of {0} × {0}",
            self.board.size
        );
        let (white, symmetry) = self.board.to_triangle(white);
        let black = self.image(self.board.number(black), symmetry);
        self.joined(white, black, turn)
    }

    /// The player to move.
    pub fn turn(&self, position: usize) -> Player {
        if position % 2 == 0 {
            Player::Left
        } else {
            Player::Right
        }
    }

    /// The number of the position with White on a cell of the triangle and Black on any cell.
    fn joined(&self, white: u32, black: u32, turn: Player) -> usize {
        let cells = white as usize * self.black_steps.len() + black as usize;
        2 * cells + usize::from(turn == Player::Right)
    }

    /// White's cell in the triangle, and Black's.
    fn cells(&self, position: usize) -> (u32, u32) {
        assert!(position < self.positions(), "there is no position {position}");
        // On many processors, this takes half as long as a division in 64 bits.
        let (cells, black_cells) = (position as u32 / 2, self.black_steps.len() as u32);
        (cells / black_cells, cells % black_cells)
    }

    /// The image of a cell under a symmetry.
    fn image(&self, cell: u32, symmetry: Symmetry) -> u32 {
        self.images[symmetry * self.black_steps.len() + cell as usize]
    }

    /// Returns whether both checkers are on one cell.
    fn is_over(&self, white: u32, black: u32) -> bool {
        self.triangle[white as usize] == black
    }
}

impl Game for Chase {
    fn positions(&self) -> usize {
        2 * self.triangle.len() * self.black_steps.len()
    }

    fn degree(&self, position: usize) -> usize {
        let (white, black) = self.cells(position);
        if self.is_over(white, black) {
            return 0;
        }
        match self.turn(position) {
            Player::Left => self.white_options[white as usize].len(),
            Player::Right => self.black_steps[black as usize].len(),
        }
    }

    #[inline]
    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let (white, black) = self.cells(position);
        let mut visit_unless_over = |white, black, turn| {
            if !self.is_over(white, black) {
                visit(self.joined(white, black, turn));
            }
        };
        match self.turn(position) {
            Player::Right => {
                for &(white, symmetry) in &self.white_predecessors[white as usize] {
                    let black = self.image(black, symmetry);
                    visit_unless_over(white, black, Player::Left);
                }
            }
            Player::Left => {
                for &black in &self.black_steps[black as usize] {
                    visit_unless_over(white, black, Player::Right);
                }
            }
        }
    }
}

impl Options for Chase {
    fn each_option<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let (white, black) = self.cells(position);
        if self.is_over(white, black) {
            return;
        }
        match self.turn(position) {
            Player::Left => {
                for &(white, symmetry) in &self.white_options[white as usize] {
                    let black = self.image(black, symmetry);
                    visit(self.joined(white, black, Player::Right));
                }
            }
            Player::Right => {
                for &black in &self.black_steps[black as usize] {
                    visit(self.joined(white, black, Player::Left));
                }
            }
        }
    }
}

/// A symmetry of the board, as a sum: 1 reverses the order of the rows, 2 reverses the order of the
/// columns; then 4 exchanges rows and columns.
type Symmetry = usize;

/// The inverse of a symmetry. If the symmetry contains 4, undoing 4 first exchanges the roles of 1 and
/// 2.
fn inverse(symmetry: Symmetry) -> Symmetry {
    match symmetry {
        5 => 6,
        6 => 5,
        same => same,
    }
}

/// The cells of a square.
#[derive(Clone, Copy, Debug)]
struct Board {
    size: usize,
}

impl Board {
    fn has(self, (row, column): Cell) -> bool {
        row < self.size && column < self.size
    }

    fn number(self, (row, column): Cell) -> u32 {
        (row * self.size + column) as u32
    }

    /// All cells, in the order of their numbers.
    fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.size).flat_map(move |row| (0..self.size).map(move |column| (row, column)))
    }

    /// The cells between a middle line, a diagonal and the edge; their images under the symmetries are all
    /// cells.
    fn triangle(self) -> Vec<Cell> {
        let half = (self.size + 1) / 2;
        let columns = 0..half;
        columns.flat_map(|column| (0..=column).map(move |row| (row, column))).collect()
    }

    /// The number in the triangle of the image of a cell under some symmetry, and that symmetry.
    fn to_triangle(self, (row, column): Cell) -> (u32, Symmetry) {
        let (opposite_row, opposite_column) = (self.size - 1 - row, self.size - 1 - column);
        let (near_row, near_column) = (row.min(opposite_row), column.min(opposite_column));
        let symmetry = usize::from(near_row < row)
            + 2 * usize::from(near_column < column)
            + 4 * usize::from(near_row > near_column);
        let (row, column) = (near_row.min(near_column), near_row.max(near_column));
        ((column * (column + 1) / 2 + row) as u32, symmetry)
    }

    /// The number of the image of a cell under a symmetry.
    fn image(self, (mut row, mut column): Cell, symmetry: Symmetry) -> u32 {
        if symmetry & 1 != 0 {
            row = self.size - 1 - row;
        }
        if symmetry & 2 != 0 {
            column = self.size - 1 - column;
        }
        if symmetry & 4 != 0 {
            std::mem::swap(&mut row, &mut column);
        }
        self.number((row, column))
    }

    /// The cells up to `reach` steps away in one of the four directions.
    fn steps(self, (row, column): Cell, reach: usize) -> impl Iterator<Item = Cell> {
        (1..=reach).flat_map(move |step| {
            // A step beyond the first row or column wraps round to a number that no cell has.
            let around = [
                (row.wrapping_sub(step), column),
                (row + step, column),
                (row, column.wrapping_sub(step)),
                (row, column + step),
            ];
            around.into_iter().filter(move |&to| self.has(to))
        })
    }
}
