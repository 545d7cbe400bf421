//! The rules of the games, one game a file, without any theory.
//!
//! A game that several problems share is a file of this folder, and one of a single problem is
//! `problems/<problem>/rules/<game>.rs`.
//!
//! A game says where the moves from a position lead and what each of them is called, and draws
//! positions in text. The searchers of [`search`](crate::search) need nothing else.

// The build script finds the files: a new game is entered nowhere.
include!(concat!(env!("OUT_DIR"), "/rules.rs"));

use crate::Random;
use crate::listed::Listed;
use rand::seq::IndexedRandom;
use std::fmt::{Arguments, Debug};
use std::hash::Hash;

/// What to do with each move: called with the position that the move leads to, and the name of the
/// move. The name is formatted only if it is used, so that a search does not pay for it.
pub type Visit<'a, P> = &'a mut dyn FnMut(P, Arguments);

/// A game in which the position alone decides which moves there are: an impartial game, or one
/// whose positions say whose turn it is.
pub trait Game {
    /// A position.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move of the player to move, in any order; several may lead to one position.
    fn moves(&self, position: &Self::Position, visit: Visit<Self::Position>);

    /// The position as text, without a line break at its end.
    fn draw(&self, position: &Self::Position) -> String;

    /// The positions of which this one is the sum, or is worth as much as it: its heaps, if each move
    /// is one in a single heap. None if the game is no sum.
    fn parts(&self, _position: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }

    /// The positions that a move leads to.
    fn options(&self, position: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        self.moves(position, &mut |option, _| options.push(option));
        options
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player for whom positive numbers are good: blue, in most problems the first.
    Left,
    /// The player for whom negative numbers are good: red.
    Right,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }

    /// Points of this player as they count in a score, which is Left's points minus Right's.
    #[must_use]
    pub fn scored(self, points: i64) -> i64 {
        match self {
            Player::Left => points,
            Player::Right => -points,
        }
    }
}

/// A game in which the players have different moves.
pub trait Partizan {
    /// A position.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move of a player, in any order; several may lead to one position.
    fn moves(&self, position: &Self::Position, player: Player, visit: Visit<Self::Position>);

    /// The position as text, without a line break at its end.
    fn draw(&self, position: &Self::Position) -> String;

    /// The positions of which this one is the sum: see [`Game::parts`].
    fn parts(&self, _position: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }

    /// The positions that a move of a player leads to.
    fn options(&self, position: &Self::Position, player: Player) -> Vec<Self::Position> {
        let mut options = Vec::new();
        self.moves(position, player, &mut |option, _| options.push(option));
        options
    }
}

/// As [`Visit`], with the points that the move gains for the player who makes it.
pub type VisitGain<'a, P> = &'a mut dyn FnMut(P, i64, Arguments);

/// A game in scoring play: moves gain points, and when the player to move cannot, whoever has more
/// points wins. It always ends.
///
/// The player to move is given, so that the players may have different moves, or gain different points
/// by the same ones. In many games they do not, and the player does not matter.
pub trait Scoring {
    /// A position, without the points gained so far.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move of a player, in any order; several may lead to one position.
    fn moves(&self, position: &Self::Position, player: Player, visit: VisitGain<Self::Position>);

    /// Returns what is added to the score, Left's points minus Right's, when the game ends in this position.
    fn terminal_score(&self, _position: &Self::Position) -> i64 {
        0
    }

    /// The position as text, without a line break at its end.
    fn draw(&self, position: &Self::Position) -> String;

    /// The positions that a move of a player leads to, each with the points that it gains.
    fn options(&self, position: &Self::Position, player: Player) -> Vec<(Self::Position, i64)> {
        let mut options = Vec::new();
        self.moves(position, player, &mut |option, gain, _| {
            options.push((option, gain));
        });
        options
    }
}

/// A game that is also played from positions with too many moves to list.
///
/// [`allows`](Large::allows) says the same as [`moves`](Game::moves): a test compares them.
pub trait Large: Game {
    /// Returns whether some move leads from one position to the other.
    fn allows(&self, from: &Self::Position, to: &Self::Position) -> bool {
        self.options(from).contains(to)
    }

    /// The position after a random move. Only asked for where there is a move.
    fn random_move(&self, from: &Self::Position, rng: &mut Random) -> Self::Position {
        let options = self.options(from);
        options.choose(rng).expect("a position with a move").clone()
    }

    /// The position after the move that takes as much as it can. Only asked for where there is one.
    fn greedy_move(&self, from: &Self::Position) -> Self::Position;
}

impl<G: Partizan> Partizan for &G {
    type Position = G::Position;

    fn moves(&self, position: &G::Position, player: Player, visit: Visit<G::Position>) {
        (**self).moves(position, player, visit);
    }

    fn draw(&self, position: &G::Position) -> String {
        (**self).draw(position)
    }

    fn parts(&self, position: &G::Position) -> Vec<G::Position> {
        (**self).parts(position)
    }
}

/// A partizan game as one whose positions say whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns<G>(pub G);

impl<G: Partizan> Game for Turns<G> {
    type Position = (G::Position, Player);

    fn moves(&self, (position, turn): &Self::Position, visit: Visit<Self::Position>) {
        let next = turn.other();
        let mut visit_option = |option, name: Arguments| visit((option, next), name);
        self.0.moves(position, *turn, &mut visit_option);
    }

    fn draw(&self, (position, turn): &Self::Position) -> String {
        format!("{}\n{turn:?} to move", self.0.draw(position))
    }
}

/// A list with one element replaced.
pub fn replaced<T: Clone>(list: &[T], at: usize, element: T) -> Vec<T> {
    let mut list = list.to_vec();
    list[at] = element;
    list
}

/// These lists with each number up to `most` in a place.
fn with_any(lists: &[Vec<u64>], at: usize, most: u64) -> Vec<Vec<u64>> {
    let mut changed = Vec::new();
    for list in lists {
        for number in 0..=most {
            changed.push(replaced(list, at, number));
        }
    }
    changed
}

/// Each element of a list as a list of its own: the parts of a position that is a sum of them.
pub fn each_alone<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    list.iter().map(|element| vec![element.clone()]).listed()
}

/// Each heap that is not empty as a position of its own.
pub fn heaps_alone(heaps: &[u64]) -> Vec<Vec<u64>> {
    each_alone(heaps).into_iter().filter(|heap| heap[0] > 0).listed()
}

/// Each element of a set of bits as a set of its own. A position of a coin-turning game is worth
/// the nim-sum of its single coins, since two coins at one place cancel, as two equal parts of a
/// sum do.
pub fn bits_alone(set: u32) -> Vec<u32> {
    (0..32).map(|at| set & 1 << at).filter(|&bit| bit != 0).listed()
}

/// Heaps from the left to the right, each as its number of counters.
pub fn draw_heaps(heaps: &[u64]) -> String {
    draw_numbers(heaps)
}

/// Numbers from the left to the right.
fn draw_numbers(numbers: &[impl ToString]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).listed();
    numbers.join(" ")
}

/// How many heaps have become smaller, if none has become greater.
fn reductions(from: &[u64], to: &[u64]) -> Option<usize> {
    let none_greater = from.len() == to.len() && from.iter().zip(to).all(|(from, to)| to <= from);
    none_greater.then(|| from.iter().zip(to).filter(|(from, to)| to < from).count())
}

/// The index of a random heap that is not empty.
fn nonempty(heaps: &[u64], rng: &mut Random) -> usize {
    let nonempty: Vec<usize> = (0..heaps.len()).filter(|&at| heaps[at] > 0).listed();
    *nonempty.choose(rng).expect("a position with a move")
}

/// The index of the greatest heap.
fn greatest(heaps: &[u64]) -> usize {
    let greatest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
    greatest.expect("a position with a move")
}

/// One less than the power of two that all of these numbers are below, if so many numbers up to that are
/// at most so many lists: the bound of a search.
pub fn bound(numbers: &[u64], positions: u64) -> Option<u64> {
    let greatest = numbers.iter().copied().max().unwrap_or(0);
    let values = greatest.checked_add(1)?.checked_next_power_of_two()?;
    let all = values.checked_pow(u32::try_from(numbers.len()).ok()?)?;
    (all <= positions).then_some(values - 1)
}
