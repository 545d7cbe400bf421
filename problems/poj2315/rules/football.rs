//! Balls before a goal: a move shoots one or more balls, each by one or more turns; both numbers are bounded. Whoever
//! is to move with all balls in the goal loses.

use super::moore::Moore;
use super::{Game, Visit};

/// Moore's Nim with a limit on the number taken from a heap. A position is the turns that the balls
/// need to reach the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Football {
    /// The most balls of a move.
    pub balls: usize,
    /// The most turns of a ball.
    pub turns: u64,
}

impl Game for Football {
    type Position = Vec<u64>;

    fn moves(&self, position: &Vec<u64>, visit: Visit<Vec<u64>>) {
        Moore(self.balls).moves(position, &mut |option, name| {
            let mut shots = position.iter().zip(&option);
            if shots.all(|(before, after)| before - after <= self.turns) {
                visit(option, name);
            }
        });
    }

    fn draw(&self, position: &Vec<u64>) -> String {
        Moore(self.balls).draw(position)
    }
}
