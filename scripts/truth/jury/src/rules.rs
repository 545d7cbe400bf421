//! The rules of games, without any theory: one file here per game of several problems; that of a single
//! problem is in `problems/<problem>/rules/<game>.rs`.
//!
//! A game lists and names the moves from a position, and draws positions as text. [`search`](crate::search)
//! needs nothing else.

// The build script finds the files.
include!(concat!(env!("OUT_DIR"), "/rules.rs"));

use crate::Random;
use crate::listed::Listed;
use rand::seq::IndexedRandom;
use std::fmt::{Arguments, Debug};
use std::hash::Hash;

/// The callback for each move, with the resulting position and the name, which is formatted only on use and
/// so costs a search nothing.
pub type Visit<'a, P> = &'a mut dyn FnMut(P, Arguments);

/// A game in which the position alone determines the moves: an impartial one, or one whose positions contain
/// the turn.
pub trait Game {
    /// A position.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move, in any order; several may lead to the same position.
    fn moves(&self, position: &Self::Position, visit: Visit<Self::Position>);

    /// The position as text, without a final line break.
    fn draw(&self, position: &Self::Position) -> String;

    /// The components of this position, whose sum has the same value, such as its heaps if each move is in a
    /// single heap; empty if the game is not a sum.
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

/// The callback for each move in a heap, with the heaps that it leaves there and its name.
pub type Leave<'a> = &'a mut dyn FnMut(&[u64], Arguments);

/// A game whose position is the list of its heaps, each a component: a move replaces one heap by any number of
/// others.
pub trait Heaps {
    /// Visits each move in a heap: see [`Game::moves`]. `number` is that of the heap, counted from 1.
    fn moves_in(&self, heap: u64, number: usize, leave: Leave);

    /// The position with these heaps, for example in ascending order.
    fn normalized(&self, heaps: Vec<u64>) -> Vec<u64> {
        heaps
    }
}

impl<G: Heaps> Game for G {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            self.moves_in(heap, at + 1, &mut |left, name| {
                let option = [&heaps[..at], left, &heaps[at + 1..]].concat();
                visit(self.normalized(option), name);
            });
        }
    }

    fn parts(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(heaps)
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player who prefers positive numbers: blue, usually the first player.
    Left,
    /// The player who prefers negative numbers: red.
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

    /// Converts points of this player to the score, Left's points minus Right's.
    #[must_use]
    pub fn scored(self, points: i64) -> i64 {
        match self {
            Player::Left => points,
            Player::Right => -points,
        }
    }
}

/// A partizan game.
pub trait Partizan {
    /// A position.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move of a player: see [`Game::moves`].
    fn moves(&self, position: &Self::Position, player: Player, visit: Visit<Self::Position>);

    /// See [`Game::draw`].
    fn draw(&self, position: &Self::Position) -> String;

    /// The components of this position: see [`Game::parts`].
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

/// Like [`Visit`], with the points that the move gains for its player.
pub type VisitGain<'a, P> = &'a mut dyn FnMut(P, i64, Arguments);

/// A game in scoring play, which always ends: moves gain points, and when the player to move has no move, the
/// player with more points wins. The player to move is an argument, which many games ignore.
pub trait Scoring {
    /// A position, without the points gained so far.
    type Position: Clone + Debug + Eq + Hash;

    /// Visits each move of a player: see [`Game::moves`].
    fn moves(&self, position: &Self::Position, player: Player, visit: VisitGain<Self::Position>);

    /// The addition to the score, Left's points minus Right's, if the game ends here.
    fn terminal_score(&self, _position: &Self::Position) -> i64 {
        0
    }

    /// See [`Game::draw`].
    fn draw(&self, position: &Self::Position) -> String;

    /// The positions that a player's moves lead to, with the points gained.
    fn options(&self, position: &Self::Position, player: Player) -> Vec<(Self::Position, i64)> {
        let mut options = Vec::new();
        self.moves(position, player, &mut |option, gain, _| {
            options.push((option, gain));
        });
        options
    }
}

/// A game that is also played from positions with too many moves to list.
pub trait Large: Game {
    /// Returns whether some move leads from one position to the other; a test compares this with
    /// [`moves`](Game::moves).
    fn allows(&self, from: &Self::Position, to: &Self::Position) -> bool {
        self.options(from).contains(to)
    }

    /// The position after a random move, which must exist.
    fn random_move(&self, from: &Self::Position, rng: &mut Random) -> Self::Position {
        let options = self.options(from);
        options.choose(rng).expect("a position with a move").clone()
    }

    /// The position after the move that takes the most, which must exist.
    fn greedy_move(&self, from: &Self::Position) -> Self::Position;
}

/// The impartial form of a partizan game, in which positions contain the turn.
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

fn with_any(lists: &[Vec<u64>], at: usize, most: u64) -> Vec<Vec<u64>> {
    let mut changed = Vec::new();
    for list in lists {
        for number in 0..=most {
            changed.push(replaced(list, at, number));
        }
    }
    changed
}

/// Each element as a list of its own.
pub fn each_alone<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    list.iter().map(|element| vec![element.clone()]).listed()
}

/// Each nonempty heap as a position of its own.
pub fn heaps_alone(heaps: &[u64]) -> Vec<Vec<u64>> {
    each_alone(heaps).into_iter().filter(|heap| heap[0] > 0).listed()
}

/// The single elements of a bit set, the components of a position of a coin-turning game: two coins at one
/// place cancel, like two equal components of a sum.
pub fn bits_alone(set: u32) -> Vec<u32> {
    (0..32).map(|at| set & 1 << at).filter(|&bit| bit != 0).listed()
}

/// The numbers of counters of the heaps, from left to right.
pub fn draw_heaps(heaps: &[u64]) -> String {
    draw_numbers(heaps)
}

/// The numbers other than 0, such as heaps that are not empty, in ascending order.
pub fn ascending(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}

fn draw_numbers(numbers: &[impl ToString]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).listed();
    numbers.join(" ")
}

/// The positions with at most `most` heaps reduced, each with the number of these.
fn reduced(heaps: &[u64], most: usize) -> Vec<(Vec<u64>, usize)> {
    let mut options = vec![(heaps.to_vec(), 0)];
    for (at, &heap) in heaps.iter().enumerate() {
        for number in 0..options.len() {
            let (option, reduced) = options[number].clone();
            if reduced < most {
                let smaller = (0..heap).map(|rest| (replaced(&option, at, rest), reduced + 1));
                options.extend(smaller);
            }
        }
    }
    options
}

/// The number of heaps that became smaller; `None` if any became larger.
fn reductions(from: &[u64], to: &[u64]) -> Option<usize> {
    let none_greater = from.len() == to.len() && from.iter().zip(to).all(|(from, to)| to <= from);
    none_greater.then(|| from.iter().zip(to).filter(|(from, to)| to < from).count())
}

fn nonempty(heaps: &[u64], rng: &mut Random) -> usize {
    let nonempty: Vec<usize> = (0..heaps.len()).filter(|&at| heaps[at] > 0).listed();
    *nonempty.choose(rng).expect("a position with a move")
}

fn greatest(heaps: &[u64]) -> usize {
    let greatest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
    greatest.expect("a position with a move")
}

/// The least 2^k - 1 that is at least all these numbers, as a bound for a search; `None` if there are more
/// than `positions` lists of numbers up to it.
pub fn bound(numbers: &[u64], positions: u64) -> Option<u64> {
    let greatest = numbers.iter().copied().max().unwrap_or(0);
    let values = greatest.checked_add(1)?.checked_next_power_of_two()?;
    let all = values.checked_pow(u32::try_from(numbers.len()).ok()?)?;
    (all <= positions).then_some(values - 1)
}
