//! The colouring game: on a row of red, blue and white cells, Left paints two adjacent cells white,
//! at least one of them red; Right paints two, at least one of them blue.

use super::{Partizan, Player, Visit};

/// A position is the row as a word over `R`, `B` and `W`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colouring;

impl Partizan for Colouring {
    type Position = String;

    fn moves(&self, row: &String, player: Player, visit: Visit<String>) {
        let own = match player {
            Player::Left => 'R',
            Player::Right => 'B',
        };
        for at in 1..row.len() {
            if row[at - 1..=at].contains(own) {
                visit(
                    format!("{}WW{}", &row[..at - 1], &row[at + 1..]),
                    format_args!("paint cells {at} and {} white", at + 1),
                );
            }
        }
    }

    fn draw(&self, row: &String) -> String {
        row.clone()
    }
}
