//! A match of rounds, in each of which the players double a number or add 1 to it. Whoever makes it
//! greater than the round's limit loses the round and begins the next one.

use super::{Game, Visit, draw_numbers};
use crate::listed::Listed;

/// The match. The loser of the last round moves to a final position, so in misère play he loses the
/// match, and in normal play he wins it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DoublingMatch;

/// The number and the limit of each round that is not over, from the current one on, which is over
/// once its number exceeds its limit.
pub type Rounds = Vec<(u64, u64)>;

impl Game for DoublingMatch {
    type Position = Rounds;

    fn moves(&self, rounds: &Rounds, visit: Visit<Rounds>) {
        let Some((&(number, limit), later)) = rounds.split_first() else {
            return;
        };
        if number <= limit {
            let with = |number| [&[(number, limit)], later].concat();
            visit(with(number + 1), format_args!("add 1"));
            visit(with(2 * number), format_args!("double"));
        } else if !later.is_empty() {
            visit(later.to_vec(), format_args!("let the loser begin"));
        }
    }

    fn draw(&self, rounds: &Rounds) -> String {
        let rounds = rounds.iter();
        let rounds: Vec<String> =
            rounds.map(|&(number, limit)| format!("{number}/{limit}")).listed();
        draw_numbers(&rounds)
    }
}
