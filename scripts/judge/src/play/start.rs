//! The position that a game begins with.

use jury::Random;
use jury::books::AnyBook;
use jury::perfect;
use jury::position::Position;

/// The random cases that are looked at.
const TRIES: usize = 60;

/// The most moves that one can choose from with pleasure.
const MOST_MOVES: usize = 40;

/// Whether a game can begin with a position: it can be searched, and there is a move.
pub fn startable(position: &dyn Position, limit: usize) -> bool {
    perfect::outcome(position, limit).is_ok() && perfect::ended(position).is_none()
}

/// A position of a random case of a book, which the person can win if such a one is met; `None` if
/// none can be searched.
pub fn drawn(
    book: &mut dyn AnyBook,
    machine_begins: bool,
    limit: usize,
    random: &mut Random,
) -> Option<Box<dyn Position>> {
    let mut best: Option<(u8, Box<dyn Position>)> = None;
    for _ in 0..TRIES {
        let case = book.random(random);
        for position in book.positions(&case).unwrap_or_default() {
            if !startable(&*position, limit) {
                continue;
            }
            let score = score(&*position, machine_begins, limit);
            if best.as_ref().is_none_or(|(best, _)| score > *best) {
                best = Some((score, position));
            }
        }
        if best.as_ref().is_some_and(|&(score, _)| score == BEST) {
            break;
        }
    }
    best.map(|(_, position)| position)
}

const BEST: u8 = 4;

/// How good a position is to begin with.
fn score(position: &dyn Position, machine_begins: bool, limit: usize) -> u8 {
    let moves = position.moves();
    let can_win = match perfect::outcome(position, limit) {
        Ok(outcome) if machine_begins => outcome.is_loss(),
        Ok(outcome) => outcome.is_win(),
        Err(_) => false,
    };
    let goes_on = |(_, after): &(String, Box<dyn Position>)| perfect::ended(&**after).is_none();
    let is_short = moves.len() <= MOST_MOVES;
    // Not won by a single move, and with something to decide.
    let is_game = moves.len() >= 3 && moves.iter().all(goes_on);
    u8::from(can_win) + u8::from(is_short) + 2 * u8::from(is_game)
}
