//! A chase on the largest board of `TheEasyChase`: a game whose positions may come back and in which the
//! number of moves counts.

use jury::rules::chase::{Chase, Position};
use jury::rules::Player::{Left, Right};
use jury::rules::{self, Game};
use jury::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use shared::chase;
use shared::retrograde::{best_options, solve, Outcome, Play, Player};
use std::collections::HashMap;

const SIDE: usize = 20;

/// The rules and the theory of the game.
struct Theory {
    chase: chase::Chase,
    outcomes: Vec<Outcome>,
}

impl Theory {
    fn new() -> Self {
        let chase = chase::Chase::new(SIDE);
        let outcomes = solve(&chase, Play::Normal);
        Theory { chase, outcomes }
    }

    /// The number of a position in the theory.
    fn number(&self, at: Position) -> usize {
        let cell = |(row, column): rules::chase::Cell| (row - 1, column - 1);
        let turn = match at.turn {
            Left => Player::Left,
            Right => Player::Right,
        };
        self.chase.position(cell(at.white), cell(at.black), turn)
    }

    fn outcome(&self, at: Position) -> Outcome {
        self.outcomes[self.number(at)]
    }

    /// The best options by the theory, which must all be options by the rules.
    fn best(&self, at: Position) -> Vec<Position> {
        let numbers = best_options(&self.chase, &self.outcomes, self.number(at));
        let mut best = Chase(SIDE).options(&at);
        // Symmetric options may have different numbers, but the outcome is the same.
        let outcome = numbers.first().map(|&number| self.outcomes[number]);
        best.retain(|&option| Some(self.outcome(option)) == outcome);
        assert_eq!(best.len(), numbers.len(), "{at:?}");
        best
    }

    /// The number of moves until the end if the winner plays the best moves of the theory and the loser
    /// delays, over all lines of play.
    fn longest(&self, at: Position, known: &mut HashMap<Position, u32>) -> u32 {
        if let Some(&moves) = known.get(&at) {
            return moves;
        }
        let moves = match self.outcome(at) {
            Outcome::Loss(_) => Chase(SIDE).options(&at),
            _ => self.best(at),
        };
        let moves = moves.into_iter().map(|option| self.longest(option, known) + 1);
        let moves = moves.max().unwrap_or(0);
        known.insert(at, moves);
        moves
    }
}

/// A random position of the checkers.
fn start(rng: &mut Random) -> Position {
    let mut cell = || (rng.random_range(1..=SIDE), rng.random_range(1..=SIDE));
    let (white, black) = (cell(), cell());
    let turn = if rng.random() { Left } else { Right };
    Position { white, black, turn }
}

#[test]
fn the_winner_needs_exactly_the_promised_moves() {
    let theory = Theory::new();
    let mut known = HashMap::new();
    for number in 0..1000 {
        let rng = &mut Random::seed_from_u64(number);
        let mut at = start(rng);
        let (mut left, mut winner_moves) = match theory.outcome(at) {
            Outcome::Win(moves) => (moves, true),
            Outcome::Loss(moves) => (moves, false),
            Outcome::Draw => panic!("a draw, though nobody can get away for ever: {at:?}"),
        };
        // The loser moves at random, away from the other checker, or by the theory.
        let defence = number % 3;
        while left > 12 {
            let options = Chase(SIDE).options(&at);
            let moved = match defence {
                _ if winner_moves => theory.best(at).choose(rng).copied(),
                0 => options.choose(rng).copied(),
                1 => options.into_iter().max_by_key(|&to| distance(to)),
                _ => theory.best(at).choose(rng).copied(),
            };
            at = moved.expect("a move");
            let now = match theory.outcome(at) {
                Outcome::Win(moves) if !winner_moves => moves,
                Outcome::Loss(moves) if winner_moves => moves,
                other => panic!("the winner has lost his win at {at:?}: {other:?}"),
            };
            assert!(now < left, "{at:?}");
            assert!(now == left - 1 || !(winner_moves || defence == 2), "{at:?}");
            left = now;
            winner_moves = !winner_moves;
        }
        assert_eq!(theory.longest(at, &mut known), left, "{at:?}");
    }
}

/// The distance between the checkers.
fn distance(at: Position) -> usize {
    at.white.0.abs_diff(at.black.0) + at.white.1.abs_diff(at.black.1)
}
