//! Perfect play by search alone: winning moves, or the best resistance.

use crate::Random;
use crate::listed::Listed;
use crate::position::{Measure, Position, TooLarge, Value};
use crate::rules::Player;
use crate::search::impartial::Play;
use rand::Rng;
use std::cmp::Reverse;

/// The result of perfect play for a player. In a game that need not end, it includes the number of moves of
/// both players: winners win as soon, and losers lose as late, as possible. In scoring play, only the score
/// counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player wins.
    Win(Option<u32>),
    /// Neither player can force a win.
    Draw,
    /// The player loses.
    Loss(Option<u32>),
    /// The player's points minus the opponent's at the end; 0 is a tie.
    Score(i64),
}

impl Outcome {
    /// Returns whether the player wins.
    #[must_use]
    pub fn is_win(self) -> bool {
        matches!(self, Outcome::Win(_) | Outcome::Score(1..))
    }

    /// Returns whether the player loses.
    #[must_use]
    pub fn is_loss(self) -> bool {
        matches!(self, Outcome::Loss(_) | Outcome::Score(..0))
    }

    /// The outcome for the player who moves to a position with this outcome for the opponent.
    fn of_move(self) -> Self {
        match self {
            Outcome::Win(moves) => Outcome::Loss(moves.map(|moves| moves + 1)),
            Outcome::Draw => Outcome::Draw,
            Outcome::Loss(moves) => Outcome::Win(moves.map(|moves| moves + 1)),
            Outcome::Score(score) => Outcome::Score(-score),
        }
    }

    /// Win, draw, loss as descending numbers; or the score.
    fn class(self) -> i64 {
        match self {
            Outcome::Win(_) => 1,
            Outcome::Draw => 0,
            Outcome::Loss(_) => -1,
            Outcome::Score(score) => score,
        }
    }

    /// Early win, late win, draw, late loss, early loss in descending order; or the score.
    fn rank(self) -> (i64, i64) {
        let length = match self {
            Outcome::Win(moves) => -i64::from(moves.unwrap_or(0)),
            Outcome::Draw | Outcome::Score(_) => 0,
            Outcome::Loss(moves) => i64::from(moves.unwrap_or(0)),
        };
        (self.class(), length)
    }
}

/// A move and its result.
pub struct Move {
    /// The name of the move.
    pub name: String,
    /// The position after the move.
    pub position: Box<dyn Position>,
    /// The outcome for the player who makes the move.
    pub outcome: Outcome,
}

/// The outcome of a finished game for the player to move.
#[must_use]
pub fn ended(position: &dyn Position) -> Option<Outcome> {
    if !position.moves().is_empty() {
        return None;
    }
    match position.play() {
        Some(Play::Normal) => Some(Outcome::Loss(Some(0))),
        Some(Play::Misere) => Some(Outcome::Win(Some(0))),
        None => outcome(position, 1).ok(),
    }
}

/// The measure that decides who wins.
#[must_use]
pub fn decisive(position: &dyn Position) -> Measure {
    match position.play() {
        Some(_) => Measure::Outcome,
        None => Measure::Score,
    }
}

/// The outcome of a position for the player to move.
///
/// # Errors
///
/// If the search exceeds `limit` positions.
pub fn outcome(position: &dyn Position, limit: usize) -> Result<Outcome, TooLarge> {
    let wins = match position.value(decisive(position), limit)? {
        Some(Value::N) => true,
        Some(Value::P) => false,
        Some(Value::L) => position.turn() == Some(Player::Left),
        Some(Value::R) => position.turn() == Some(Player::Right),
        Some(Value::Win(moves)) => return Ok(Outcome::Win(Some(moves))),
        Some(Value::Loss(moves)) => return Ok(Outcome::Loss(Some(moves))),
        Some(Value::Draw) => return Ok(Outcome::Draw),
        Some(Value::Score(score)) => {
            let mover = position.turn().unwrap_or(Player::Left);
            return Ok(Outcome::Score(mover.scored(score)));
        }
        other => unreachable!("{other:?} is no outcome"),
    };
    Ok(if wins { Outcome::Win(None) } else { Outcome::Loss(None) })
}

/// The moves from a position in the order of [`Position::moves`], each with its outcome.
///
/// # Errors
///
/// If the search exceeds `limit` positions.
pub fn moves(position: &dyn Position, limit: usize) -> Result<Vec<Move>, TooLarge> {
    outcome(position, limit)?; // also searches all reachable positions
    let moves = position.moves().into_iter();
    let moves = moves.map(|(name, position)| {
        let outcome = outcome(&*position, limit)?.of_move();
        Ok(Move { name, position, outcome })
    });
    moves.collect()
}

/// The right moves: those that win, or else keep a draw; none if all lose. In scoring play, those with the
/// best score.
#[must_use]
pub fn right(moves: &[Move]) -> Vec<&Move> {
    let best = moves.iter().map(|one| one.outcome.class()).max();
    let is_right =
        |one: &&Move| Some(one.outcome.class()) == best && !matches!(one.outcome, Outcome::Loss(_));
    moves.iter().filter(is_right).listed()
}

/// The move of a perfect player; `None` if the game is over. The player wins if possible, as soon as possible
/// if the game counts moves; otherwise keeps a draw; otherwise resists as long as possible. In scoring play,
/// the player takes the best score. Ties are broken by the fewest right replies.
///
/// # Errors
///
/// If the search exceeds `limit` positions.
pub fn best(
    position: &dyn Position,
    limit: usize,
    rng: &mut Random,
) -> Result<Option<Move>, TooLarge> {
    let moves = moves(position, limit)?;
    let mut ranked = Vec::new();
    for one in moves {
        let replies = match one.outcome {
            Outcome::Win(_) => 0,
            _ => right(&self::moves(&*one.position, limit)?).len(),
        };
        ranked.push(((one.outcome.rank(), Reverse(replies)), one));
    }
    let Some(best) = ranked.iter().map(|&(rank, _)| rank).max() else {
        return Ok(None);
    };
    ranked.retain(|&(rank, _)| rank == best);
    let chosen = ranked.swap_remove(rng.random_range(0..ranked.len()));
    Ok(Some(chosen.1))
}
