//! Coin turning on a board: a move turns over a connected set of coins whose lower right corner is
//! a coin that shows tails, with no other below it or to its right.

use super::{Game, Visit, bits_alone};
use crate::listed::Listed;
use std::fmt::{self, Display, Formatter};

/// A board of at most 16 coins. A position is the set of the tails, as bits, in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CoinBoard {
    rows: usize,
    columns: usize,
    /// The sets that a move may turn over, by their last coins.
    sets: Vec<Vec<u32>>,
}

impl CoinBoard {
    /// The game on a board of this size.
    ///
    /// # Panics
    ///
    /// If the board has more than 16 coins.
    pub fn new(rows: usize, columns: usize) -> Self {
        let coins = rows * columns;
        assert!(coins <= 16, "a board of {coins} coins");
        let mut board = CoinBoard { rows, columns, sets: Vec::new() };
        board.sets = (0..coins).map(|last| board.sets_up_to(last)).listed();
        board
    }

    /// The numbers of rows and of columns.
    pub fn size(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    /// The connected sets of this coin and coins neither below it nor to its right.
    fn sets_up_to(&self, last: usize) -> Vec<u32> {
        let (row, column) = (last / self.columns, last % self.columns);
        let others = (0..last).filter(|at| at / self.columns <= row && at % self.columns <= column);
        let others = others.fold(0, |others, at| others | 1 << at);
        (0..1_u32 << last)
            .filter(|set| set & !others == 0)
            .map(|set| set | 1 << last)
            .filter(|&set| self.is_connected(set))
            .listed()
    }

    /// Returns whether common sides connect the coins of a set.
    fn is_connected(&self, set: u32) -> bool {
        let first_column = (0..self.rows).fold(0, |column, row| column | 1 << (row * self.columns));
        let mut reached = set & set.wrapping_neg();
        loop {
            let left = (reached & !first_column) >> 1;
            let right = (reached << 1) & !first_column;
            let vertical = reached << self.columns | reached >> self.columns;
            let grown = (reached | left | right | vertical) & set;
            if grown == reached {
                return reached == set;
            }
            reached = grown;
        }
    }
}

struct Turn {
    columns: usize,
    set: u32,
}

impl Display for Turn {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "turn")?;
        for at in (0..32).filter(|at| self.set >> at & 1 == 1) {
            let (row, column) = (at / self.columns + 1, at % self.columns + 1);
            write!(f, " ({row}, {column})")?;
        }
        Ok(())
    }
}

impl Game for CoinBoard {
    type Position = u32;

    fn moves(&self, &tails: &u32, visit: Visit<u32>) {
        for (coin, sets) in self.sets.iter().enumerate() {
            if tails >> coin & 1 == 1 {
                for &set in sets {
                    let columns = self.columns;
                    visit(tails ^ set, format_args!("{}", Turn { columns, set }));
                }
            }
        }
    }

    fn parts(&self, &tails: &u32) -> Vec<u32> {
        bits_alone(tails)
    }

    fn draw(&self, &tails: &u32) -> String {
        let face = |coin| if tails >> coin & 1 == 1 { 'T' } else { 'H' };
        let row =
            |row| -> String { (0..self.columns).map(|at| face(row * self.columns + at)).collect() };
        (0..self.rows).map(row).listed().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_turns_a_connected_set_that_ends_in_tails() {
        let mut options = CoinBoard::new(2, 2).options(&0b1000);
        options.sort_unstable();
        // The first and the last coin alone are not connected.
        assert_eq!(options, [0b0000, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111]);
        // The second coin is to the right of the third.
        assert_eq!(CoinBoard::new(2, 2).options(&0b0100), [0b0000, 0b0001]);
        // The ends of a row are not connected without its middle.
        assert_eq!(CoinBoard::new(1, 3).options(&0b100), [0b000, 0b010, 0b011]);
    }
}
