//! A row of numbered cards: a move takes consecutive cards that are all still there, within bounds
//! on their number.

use super::{Game, Large, Visit, each_alone};
use crate::Random;
use crate::listed::Listed;
use rand::Rng;

/// A move takes `least` to `most` consecutive cards, at least one. A position is its runs of
/// consecutive cards, each as its first card and its length, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRow {
    /// The fewest cards of a move.
    pub least: u64,
    /// The most cards of a move.
    pub most: u64,
}

/// The runs of a complete row of the cards from 1 on.
pub fn whole(cards: u64) -> Vec<(u64, u64)> {
    vec![(1, cards)]
}

fn cards(runs: &[(u64, u64)]) -> Vec<u64> {
    let run = |&(first, length): &(u64, u64)| first..first + length;
    runs.iter().flat_map(run).listed()
}

/// The first card and the number of cards of the move between two positions.
pub fn taken(from: &[(u64, u64)], to: &[(u64, u64)]) -> (u64, u64) {
    let (mut gone, left) = (cards(from), cards(to));
    gone.retain(|card| left.binary_search(card).is_err());
    (gone.first().copied().unwrap_or(0), gone.len() as u64)
}

impl CardRow {
    /// The position after taking `count` cards from `first` on, if that is a move.
    pub fn take(&self, runs: &[(u64, u64)], first: u64, count: u64) -> Option<Vec<(u64, u64)>> {
        let end = first.checked_add(count)?;
        let covers = |&(start, length): &(u64, u64)| start <= first && end <= start + length;
        let at = runs.iter().position(covers)?;
        if !(self.least..=self.most).contains(&count) {
            return None;
        }
        let (start, length) = runs[at];
        let rest = [(start, first - start), (end, start + length - end)];
        let rest = rest.into_iter().filter(|&(_, length)| length > 0);
        let (before, after) = (&runs[..at], &runs[at + 1..]);
        let all = before.iter().copied().chain(rest);
        Some(all.chain(after.iter().copied()).listed())
    }

    /// Returns whether there is a move.
    pub fn can_move(&self, runs: &[(u64, u64)]) -> bool {
        runs.iter().any(|&(_, length)| length >= self.least)
    }
}

impl Game for CardRow {
    type Position = Vec<(u64, u64)>;

    fn moves(&self, runs: &Self::Position, visit: Visit<Self::Position>) {
        for &(start, length) in runs {
            for count in self.least..=self.most.min(length) {
                for first in start..=start + length - count {
                    let option = self.take(runs, first, count).expect("the cards are there");
                    visit(option, format_args!("take {count} from card {first} on"));
                }
            }
        }
    }

    fn parts(&self, runs: &Self::Position) -> Vec<Self::Position> {
        each_alone(runs)
    }

    fn draw(&self, runs: &Self::Position) -> String {
        let run = |&(first, length): &(u64, u64)| match length {
            1 => first.to_string(),
            _ => format!("{first}-{}", first + length - 1),
        };
        runs.iter().map(run).listed().join(" ")
    }
}

impl Large for CardRow {
    fn random_move(&self, runs: &Self::Position, rng: &mut Random) -> Self::Position {
        let mut long = runs.clone();
        long.retain(|&(_, length)| length >= self.least);
        let (start, length) = long[rng.random_range(0..long.len())];
        let count = rng.random_range(self.least..=self.most.min(length));
        let first = rng.random_range(start..=start + length - count);
        let option = self.take(runs, first, count);
        option.expect("the cards are there")
    }

    fn greedy_move(&self, runs: &Self::Position) -> Self::Position {
        let longest = runs.iter().max_by_key(|(_, length)| length);
        let &(start, length) = longest.expect("a position with a move");
        let option = self.take(runs, start, self.most.min(length));
        option.expect("the longest run is long enough")
    }
}
