//! Games of full size in which the theory plays: they follow the rules, and the winner by the theory wins.

use jury::rules::Large;
use jury::search::impartial::Play;
use jury::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::collections::HashSet;

/// The rules and the theory of a game.
pub struct Contest<'a, G: Large> {
    pub rules: G,
    /// The winner when no move is left.
    pub play: Play,
    /// A start position of full size.
    pub start: &'a dyn Fn(&mut Random) -> G::Position,
    /// The number of rounds to play, since a whole game may last too long.
    pub rounds: u32,
    /// Returns whether so few positions can follow that all lines of play can be tried.
    pub is_near_the_end: &'a dyn Fn(&G::Position) -> bool,
    /// Returns whether the player to move wins, by the theory.
    pub wins: &'a dyn Fn(&G::Position) -> bool,
    /// The positions that winning moves lead to, by the theory.
    pub winning_moves: &'a dyn Fn(&G::Position) -> Vec<G::Position>,
}

/// The play of the loser until the end is near, when all his moves are tried.
#[derive(Clone, Copy)]
enum Defence {
    Random,
    Greedy,
    Mixed,
}

/// The number of games of each contest.
const GAMES: u64 = 1000;

impl<G: Large> Contest<'_, G> {
    /// Plays games of full size, and checks that the winner by the theory always has a move, that the rules
    /// allow it, and that he wins.
    pub fn winner_always_wins(&self) {
        let mut proved = HashSet::new();
        for number in 0..GAMES {
            let rng = &mut Random::seed_from_u64(number);
            let defence = [Defence::Random, Defence::Greedy, Defence::Mixed][number as usize % 3];
            let start = (self.start)(rng);
            // In each round, the loser moves first.
            let mut position =
                if (self.wins)(&start) { self.winner_moves(&start, rng) } else { start };
            for _ in 0..self.rounds {
                if (self.is_near_the_end)(&position) {
                    self.prove(&position, &mut proved);
                    break;
                }
                let moved = self.loser_moves(&position, defence, rng);
                position = self.winner_moves(&moved, rng);
            }
        }
    }

    fn loser_moves(
        &self,
        position: &G::Position,
        defence: Defence,
        rng: &mut Random,
    ) -> G::Position {
        let greedy = match defence {
            Defence::Random => false,
            Defence::Greedy => true,
            Defence::Mixed => rng.random(),
        };
        let moved = if greedy {
            self.rules.greedy_move(position)
        } else {
            self.rules.random_move(position, rng)
        };
        assert!(self.rules.allows(position, &moved), "{position:?} to {moved:?}");
        moved
    }

    fn winner_moves(&self, position: &G::Position, rng: &mut Random) -> G::Position {
        let moves = self.checked_moves(position);
        moves.choose(rng).expect("there is a move").clone()
    }

    /// Plays a winning move of the theory. Checks that there is at least one, and that each is allowed and
    /// leads to a lost position.
    fn checked_moves(&self, position: &G::Position) -> Vec<G::Position> {
        let moves = (self.winning_moves)(position);
        assert!((self.wins)(position), "{position:?} is not won");
        assert!(!moves.is_empty(), "no move in {position:?}");
        for moved in &moves {
            let allowed = self.rules.allows(position, moved);
            assert!(allowed, "{position:?} to {moved:?}");
            assert!(!(self.wins)(moved), "{position:?} to {moved:?}");
        }
        moves
    }

    /// Tries all lines of play from a position that the player to move should lose.
    fn prove(&self, position: &G::Position, proved: &mut HashSet<G::Position>) {
        if !proved.insert(position.clone()) {
            return;
        }
        let moves = self.rules.options(position);
        if moves.is_empty() {
            assert_eq!(self.play, Play::Normal, "whoever cannot move has won");
        }
        for moved in moves {
            let is_over = self.rules.options(&moved).is_empty();
            if is_over && self.play == Play::Misere {
                continue;
            }
            for reply in self.checked_moves(&moved) {
                self.prove(&reply, proved);
            }
        }
    }
}
