//! Cutcake: Left breaks a bar across its first side, Right across its second side, each between two
//! squares.

use super::{Partizan, Player, Visit, each_alone};
use crate::listed::Listed;

/// The two sides of a bar, in squares.
pub type Bar = (u64, u64);

/// A position is the bars as [`normalized`] leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cutcake;

impl Partizan for Cutcake {
    type Position = Vec<Bar>;

    fn moves(&self, bars: &Vec<Bar>, player: Player, visit: Visit<Vec<Bar>>) {
        for (at, &(x, y)) in bars.iter().enumerate() {
            let side = if player == Player::Left { x } else { y };
            for part in 1..=side / 2 {
                let rest = side - part;
                let pieces = match player {
                    Player::Left => [(part, y), (rest, y)],
                    Player::Right => [(x, part), (x, rest)],
                };
                visit(
                    normalized([&bars[..at], &pieces, &bars[at + 1..]].concat()),
                    format_args!("break bar {} into {part} and {rest}", at + 1),
                );
            }
        }
    }

    fn parts(&self, bars: &Vec<Bar>) -> Vec<Vec<Bar>> {
        each_alone(bars)
    }

    /// The bars as `2x3`, Left's side first.
    fn draw(&self, bars: &Vec<Bar>) -> String {
        let bars: Vec<String> = bars.iter().map(|(x, y)| format!("{x}x{y}")).listed();
        bars.join(" ")
    }
}

/// Bars in ascending order, without single squares, which cannot be broken, so that equivalent
/// positions become the same.
pub fn normalized(mut bars: Vec<Bar>) -> Vec<Bar> {
    bars.retain(|&bar| bar != (1, 1));
    bars.sort_unstable();
    bars
}
