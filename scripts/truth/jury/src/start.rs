//! A good position to begin a game with, from a random case.

use crate::Random;
use crate::books::ShownBook;
use crate::perfect;
use crate::position::Position;

/// A position and its origin.
pub struct Start {
    /// The case as in an input file.
    pub case: String,
    /// The index of the position in the case, counted from 0.
    pub number: usize,
    /// The position.
    pub position: Box<dyn Position>,
}

/// The number of cases to try; more for a lost position, since the first move should not end the game.
const TRIES: usize = 60;
const MORE_TRIES: usize = 300;

/// The maximum number of moves to choose among.
const MOST_MOVES: usize = 24;

/// Returns whether a position can be searched and has a move.
#[must_use]
pub fn is_playable(position: &dyn Position, limit: usize) -> bool {
    perfect::outcome(position, limit).is_ok() && perfect::ended(position).is_none()
}

/// Finds a position of a random case, preferably won or lost for the player to move, as requested, and preferably not
/// by a single move; `None` if none can be searched within the limit.
pub fn random(book: &dyn ShownBook, is_won: bool, limit: usize, rng: &mut Random) -> Option<Start> {
    let mut best: Option<(u8, Start)> = None;
    for tries in 0..MORE_TRIES {
        let enough = match tries {
            0..TRIES => BEST,
            _ if is_won => 0,
            _ => LASTS,
        };
        if best.as_ref().is_some_and(|&(score, _)| score >= enough) {
            break;
        }
        let case = book.random(rng);
        let positions = book.positions(&case).unwrap_or_default();
        for (number, position) in positions.into_iter().enumerate() {
            if !is_playable(&*position, limit) {
                continue;
            }
            let score = score(&*position, is_won, limit);
            if best.as_ref().is_none_or(|(best, _)| score > *best) {
                let case = case.clone();
                let start = Start { case, number, position };
                best = Some((score, start));
            }
        }
    }
    best.map(|(_, start)| start)
}

const BEST: u8 = 15;

/// The least score of a position as asked that no move ends.
const LASTS: u8 = 10;

fn score(position: &dyn Position, is_won: bool, limit: usize) -> u8 {
    let moves = position.moves();
    let is_as_asked = match perfect::outcome(position, limit) {
        Ok(outcome) if is_won => outcome.is_win(),
        Ok(outcome) => outcome.is_loss(),
        Err(_) => false,
    };
    let goes_on = |(_, after): &(String, Box<dyn Position>)| perfect::ended(&**after).is_none();
    let is_short = moves.len() <= MOST_MOVES;
    // No single move ends the game, and there is a choice to make.
    let lasts = moves.iter().all(goes_on);
    let is_game = lasts && moves.len() >= 3;
    let has_choice = is_game
        && if is_won {
            has_choice(position, limit)
        } else {
            moves.iter().any(|(_, after)| has_choice(&**after, limit))
        };
    8 * u8::from(is_as_asked)
        + u8::from(is_short)
        + 2 * u8::from(lasts)
        + 2 * u8::from(is_game)
        + 2 * u8::from(has_choice)
}

fn has_choice(position: &dyn Position, limit: usize) -> bool {
    perfect::moves(position, limit).is_ok_and(|moves| {
        let right = perfect::right(&moves).len();
        0 < right && right < moves.len()
    })
}
