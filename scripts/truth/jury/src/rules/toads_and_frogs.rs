//! Toads and Frogs: on a strip, Left moves a toad to the free cell on its right, or over one frog to the free
//! cell behind. Right moves a frog to the left likewise.

use super::{Partizan, Player, Visit, replaced};
use crate::listed::Listed;

/// A position is the strip as a word over `T`, `F` and `_`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToadsAndFrogs;

impl Partizan for ToadsAndFrogs {
    type Position = String;

    fn moves(&self, strip: &String, player: Player, visit: Visit<String>) {
        let cells: Vec<char> = strip.chars().listed();
        let (own, other, animal) = match player {
            Player::Left => ('T', 'F', "toad"),
            Player::Right => ('F', 'T', "frog"),
        };
        let ahead = |at: usize, steps: usize| match player {
            Player::Left => Some(at + steps).filter(|&to| to < cells.len()),
            Player::Right => at.checked_sub(steps),
        };
        let holds = |at: Option<usize>, what: char| at.is_some_and(|at| cells[at] == what);
        for from in (0..cells.len()).filter(|&at| cells[at] == own) {
            let [next, second] = [1, 2].map(|steps| ahead(from, steps));
            let to = match (holds(next, '_'), holds(next, other) && holds(second, '_')) {
                (true, _) => next,
                (_, true) => second,
                _ => None,
            };
            if let Some(to) = to {
                let after = replaced(&replaced(&cells, from, '_'), to, own);
                visit(
                    after.into_iter().collect(),
                    format_args!("move the {animal} at {} to {}", from + 1, to + 1),
                );
            }
        }
    }

    fn draw(&self, strip: &String) -> String {
        strip.clone()
    }
}
