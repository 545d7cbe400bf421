//! Pieces that face each other on a row of cells, a white one and a black one in turn: a move
//! slides some pieces of one colour, white ones to the right and black ones to the left, without
//! jumping.

use super::{Partizan, Player, Visit};
use crate::listed::Listed;
use std::fmt::{self, Display, Formatter};

/// The game in which a move slides at least one piece and at most `most`.
///
/// A position is the cells of the pieces in ascending order, from 1. Left is White and has the
/// first piece, the third and so on; Right is Black and has the others, including the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacingPieces {
    /// The most pieces of a move.
    pub most: usize,
}

/// A move, perhaps of no piece yet: the cells after it, and the start and end of each slide.
struct Turn {
    cells: Vec<u64>,
    slides: Vec<(u64, u64)>,
}

impl Display for Turn {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let slides = self.slides.iter();
        let slides: Vec<String> = slides.map(|(from, to)| format!("{from} to {to}")).listed();
        write!(f, "slide {}", slides.join(", "))
    }
}

impl FacingPieces {
    /// Visits each move that extends `turn` by pieces of later pairs, if any.
    fn extend(self, turn: &mut Turn, pair: usize, player: Player, visit: Visit<Vec<u64>>) {
        if !turn.slides.is_empty() {
            visit(turn.cells.clone(), format_args!("{turn}"));
        }
        if turn.slides.len() == self.most {
            return;
        }
        for pair in pair..turn.cells.len() / 2 {
            let (white, black) = (turn.cells[2 * pair], turn.cells[2 * pair + 1]);
            let (piece, from) = match player {
                Player::Left => (2 * pair, white),
                Player::Right => (2 * pair + 1, black),
            };
            for to in white + 1..black {
                turn.cells[piece] = to;
                turn.slides.push((from, to));
                self.extend(turn, pair + 1, player, visit);
                turn.slides.pop();
            }
            turn.cells[piece] = from;
        }
    }
}

impl Partizan for FacingPieces {
    type Position = Vec<u64>;

    fn moves(&self, cells: &Vec<u64>, player: Player, visit: Visit<Vec<u64>>) {
        let mut none = Turn { cells: cells.clone(), slides: Vec::new() };
        self.extend(&mut none, 0, player, visit);
    }

    fn draw(&self, cells: &Vec<u64>) -> String {
        let last = cells.last().copied().unwrap_or(0);
        let letter = |cell| match cells.binary_search(&cell) {
            Ok(piece) if piece % 2 == 0 => 'W',
            Ok(_) => 'B',
            Err(_) => '.',
        };
        (1..=last).map(letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_slides_any_pieces_up_to_the_most() {
        let cells = vec![1, 3, 4, 6];
        let options = |most, player| FacingPieces { most }.options(&cells, player);
        assert_eq!(options(1, Player::Left), [vec![2, 3, 4, 6], vec![1, 3, 5, 6]]);
        assert_eq!(
            options(2, Player::Right),
            [vec![1, 2, 4, 6], vec![1, 2, 4, 5], vec![1, 3, 4, 5]]
        );
    }
}
