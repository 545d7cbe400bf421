//! The referee: sees that games are played by the rules, and that the winner wins.

use jury::search::impartial::Play;
use jury::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

/// A game by its rules, and what the theory says of it. A position says whose turn it is, if the
/// players have different moves.
pub trait Game {
    type Position: Clone + Debug + Eq + Hash;

    /// Who wins when no move is left.
    const PLAY: Play;

    /// A position of full size to begin with.
    fn start(&self, random: &mut Random) -> Self::Position;

    /// Whether the rules allow a move between two positions.
    fn allows(&self, from: &Self::Position, to: &Self::Position) -> bool;

    /// Some move that the rules allow. Only asked for where there is one.
    fn random_move(&self, from: &Self::Position, random: &mut Random) -> Self::Position;

    /// The move that takes as much as it can. Only asked for where there is one.
    fn greedy_move(&self, from: &Self::Position) -> Self::Position;

    /// All moves that the rules allow, if so few positions can follow that all lines of play can
    /// be tried.
    fn all_moves(&self, from: &Self::Position) -> Option<Vec<Self::Position>>;

    /// How many rounds of a game are seen, if it may last too long to be seen to its end.
    fn rounds(&self) -> u32 {
        u32::MAX
    }

    /// By the theory: whether the player to move wins.
    fn wins(&self, position: &Self::Position) -> bool;

    /// By the theory: the positions that winning moves lead to.
    fn winning_moves(&self, position: &Self::Position) -> Vec<Self::Position>;
}

/// How the loser moves until the end is near; then all his moves are tried.
#[derive(Clone, Copy)]
enum Defence {
    Random,
    Greedy,
    Mixed,
}

/// The fewest games that prove a theory.
const GAMES: u64 = 1000;

/// Has games of full size played, and sees that the winner by the theory always has a move, that
/// the rules allow it, and that he wins.
pub fn winner_always_wins<G: Game>(game: &G) {
    let mut proved = HashSet::new();
    for number in 0..GAMES {
        let random = &mut Random::seed_from_u64(number);
        let defence = [Defence::Random, Defence::Greedy, Defence::Mixed][number as usize % 3];
        let start = game.start(random);
        // In each round, the loser is to move first.
        let mut position = if game.wins(&start) {
            winner_moves(game, &start, random)
        } else {
            start
        };
        for _ in 0..game.rounds() {
            if game.all_moves(&position).is_some() {
                prove(game, &position, &mut proved);
                break;
            }
            let moved = loser_moves(game, &position, defence, random);
            position = winner_moves(game, &moved, random);
        }
    }
}

fn loser_moves<G: Game>(
    game: &G,
    position: &G::Position,
    defence: Defence,
    random: &mut Random,
) -> G::Position {
    let greedy = match defence {
        Defence::Random => false,
        Defence::Greedy => true,
        Defence::Mixed => random.random(),
    };
    let moved = if greedy {
        game.greedy_move(position)
    } else {
        game.random_move(position, random)
    };
    assert!(game.allows(position, &moved), "{position:?} to {moved:?}");
    moved
}

fn winner_moves<G: Game>(game: &G, position: &G::Position, random: &mut Random) -> G::Position {
    let moves = winning_moves(game, position);
    moves.choose(random).expect("there is a move").clone()
}

/// The winning moves by the theory: one at least, each allowed, each to a lost position.
fn winning_moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let moves = game.winning_moves(position);
    assert!(game.wins(position), "{position:?} is not won");
    assert!(!moves.is_empty(), "no move in {position:?}");
    for moved in &moves {
        assert!(game.allows(position, moved), "{position:?} to {moved:?}");
        assert!(!game.wins(moved), "{position:?} to {moved:?}");
    }
    moves
}

/// Tries all lines of play from a position that the player to move should lose.
fn prove<G: Game>(game: &G, position: &G::Position, proved: &mut HashSet<G::Position>) {
    if !proved.insert(position.clone()) {
        return;
    }
    let few = "few positions follow one that few follow";
    let moves = game.all_moves(position).expect(few);
    if moves.is_empty() {
        assert_eq!(G::PLAY, Play::Normal, "whoever cannot move has won");
    }
    for moved in moves {
        let is_over = game.all_moves(&moved).expect(few).is_empty();
        if is_over && G::PLAY == Play::Misere {
            continue;
        }
        for reply in winning_moves(game, &moved) {
            prove(game, &reply, proved);
        }
    }
}
