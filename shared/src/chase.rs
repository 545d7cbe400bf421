//! The Easy Chase: two checkers on a board, each hunting the other.
//!
//! White moves one cell in one of the four directions, Black one or two; nobody leaves the board
//! or passes. The player whose move brings his checker onto the other's cell wins. As the checkers
//! may walk in circles, this is a game for [`retrograde`](crate::retrograde) analysis.
//!
//! On a board of 8 × 8, White to move wins only next to Black, and Black to move always wins.
//!
#![cfg_attr(doc, doc = include_str!("../../docs/pictures/easy-chase.svg"))]

use crate::retrograde::{Game, Options, Player};

/// A cell: row and column, from 0.
pub type Cell = (usize, usize);

/// The game on a square board.
#[derive(Clone, Debug)]
pub struct Chase {
    size: usize,
}

impl Chase {
    /// The game on a board of `size` × `size` cells.
    ///
    /// # Panics
    ///
    /// If the size is not in 1..=128: there would be too many positions to number.
    pub fn new(size: usize) -> Self {
        assert!((1..=128).contains(&size), "a board of up to 128 rows");
        Chase { size }
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
        assert!(
            self.on_board(white) && self.on_board(black) && white != black,
            "the checkers should stand on different cells of a board of {0} × {0}",
            self.size
        );
        self.position(white, black, Player::Left)
    }

    /// The number of any position. With both checkers on one cell, the player to move has lost.
    ///
    /// # Panics
    ///
    /// If a cell is not on the board.
    pub fn position(&self, white: Cell, black: Cell, turn: Player) -> usize {
        assert!(
            self.on_board(white) && self.on_board(black),
            "the checkers should stand on cells of a board of {0} × {0}",
            self.size
        );
        self.number(white, black, turn)
    }

    /// The number of a position, of cells on the board.
    fn number(&self, white: Cell, black: Cell, turn: Player) -> usize {
        let cell = |(row, column): Cell| row * self.size + column;
        let turn = match turn {
            Player::Left => 0,
            Player::Right => 1,
        };
        (cell(white) * self.size * self.size + cell(black)) * 2 + turn
    }

    fn on_board(&self, (row, column): Cell) -> bool {
        row < self.size && column < self.size
    }

    /// Whose turn it is.
    pub fn turn(&self, position: usize) -> Player {
        if position % 2 == 0 {
            Player::Left
        } else {
            Player::Right
        }
    }

    /// The cells of White and Black.
    fn cells(&self, position: usize) -> (Cell, Cell) {
        let cell = |index: usize| (index / self.size, index % self.size);
        let cells = self.size * self.size;
        let (white, black) = (cell(position / 2 / cells), cell(position / 2 % cells));
        assert!(self.on_board(white), "there is no position {position}");
        (white, black)
    }

    /// Shows the cells that the player's checker can move to: by the same steps it can have come.
    fn each_step(&self, (row, column): Cell, player: Player, mut visit: impl FnMut(Cell)) {
        let reach = match player {
            Player::Left => 1,
            Player::Right => 2,
        };
        for step in 1..=reach {
            if row >= step {
                visit((row - step, column));
            }
            if row + step < self.size {
                visit((row + step, column));
            }
            if column >= step {
                visit((row, column - step));
            }
            if column + step < self.size {
                visit((row, column + step));
            }
        }
    }
}

impl Game for Chase {
    fn positions(&self) -> usize {
        2 * self.size.pow(4)
    }

    fn degree(&self, position: usize) -> usize {
        let mut degree = 0;
        self.each_option(position, |_| degree += 1);
        degree
    }

    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let (white, black) = self.cells(position);
        let mut visit_unless_over = |white, black, turn| {
            if white != black {
                visit(self.number(white, black, turn));
            }
        };
        match self.turn(position) {
            Player::Right => self.each_step(white, Player::Left, |white| {
                visit_unless_over(white, black, Player::Left);
            }),
            Player::Left => self.each_step(black, Player::Right, |black| {
                visit_unless_over(white, black, Player::Right);
            }),
        }
    }
}

impl Options for Chase {
    fn each_option<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let (white, black) = self.cells(position);
        if white == black {
            return;
        }
        match self.turn(position) {
            Player::Left => self.each_step(white, Player::Left, |white| {
                visit(self.number(white, black, Player::Right));
            }),
            Player::Right => self.each_step(black, Player::Right, |black| {
                visit(self.number(white, black, Player::Left));
            }),
        }
    }
}
