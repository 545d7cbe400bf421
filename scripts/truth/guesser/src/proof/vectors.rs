//! Games in which a move subtracts a vector, one of a finite set.

use super::Listed;
use itertools::Itertools;
use jury::rules::Player;
use jury::search::impartial::{Play, mex};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;

/// The greatest number of vectors that a description names.
const NAMED: usize = 6;

/// The vectors that moves subtract. A move is legal exactly when no number becomes negative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vectors(BTreeSet<Vec<u64>>);

impl Vectors {
    /// The vectors of exactly the moves that a player has from all known states, if one of these is large enough to
    /// show that the set is finite: each of its numbers is at least `least`, and three times what any move takes from
    /// it.
    pub(super) fn of(listed: &Listed, player: Player, least: u64) -> Option<Vectors> {
        let mut all: BTreeSet<Vec<u64>> = BTreeSet::new();
        let mut seen: HashMap<&[u64], HashSet<Vec<u64>>> = HashMap::new();
        for (position, moves) in listed.moves(player) {
            let mut vectors = HashSet::new();
            for parts in moves {
                let [option] = parts[..] else {
                    return None;
                };
                let vector = position.iter().zip(option).map(|(from, to)| from.checked_sub(*to));
                vectors.insert(vector.collect::<Option<Vec<u64>>>()?);
            }
            all.extend(vectors.iter().cloned());
            seen.insert(position, vectors);
        }
        let vectors = Vectors(all);
        let is_complete = seen.iter().all(|(position, seen)| {
            let legal = vectors.0.iter().filter(|vector| is_legal(position, vector));
            legal.count() == seen.len()
        });
        let most: Vec<u64> = (0..listed.dimension).map(|at| vectors.most(at)).collect();
        let is_large = |position: &&[u64]| {
            position.iter().zip(&most).all(|(n, most)| *n >= least.max(3 * most))
        };
        let is_zero = |vector: &Vec<u64>| vector.iter().all(|taken| *taken == 0);
        let ends = !vectors.0.iter().any(is_zero);
        (ends && is_complete && seen.keys().any(is_large)).then_some(vectors)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Vec<u64>> {
        self.0.iter()
    }

    /// The most that a move takes from a number.
    pub(super) fn most(&self, at: usize) -> u64 {
        self.0.iter().map(|vector| vector[at]).max().unwrap_or(0)
    }

    pub(super) fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// The values of all states whose numbers are below `ends`, each with its state; the last number varies
    /// fastest. In misère play, the values are 0 for lost states and 1 for won ones.
    pub(super) fn values(&self, ends: &[u64], play: Play) -> Vec<(Vec<u64>, u64)> {
        let place = |state: &[u64]| {
            state.iter().zip(ends).fold(0, |place, (n, end)| place * end + n) as usize
        };
        let mut values: Vec<(Vec<u64>, u64)> = Vec::new();
        for state in ends.iter().map(|end| 0..*end).multi_cartesian_product() {
            let legal = self.0.iter().filter(|vector| is_legal(&state, vector));
            let options: BTreeSet<u64> = legal
                .map(|vector| {
                    let left: Vec<u64> = state.iter().zip(vector).map(|(n, k)| n - k).collect();
                    values[place(&left)].1
                })
                .collect();
            let value = match play {
                Play::Normal => mex(options),
                Play::Misere => u64::from(options.is_empty() || options.contains(&0)),
            };
            values.push((state, value));
        }
        values
    }
}

pub(super) fn is_legal(state: &[u64], vector: &[u64]) -> bool {
    state.iter().zip(vector).all(|(n, taken)| taken <= n)
}

impl fmt::Display for Vectors {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let written = |vector: &Vec<u64>| {
            let numbers: Vec<String> = vector.iter().map(u64::to_string).collect();
            format!("({})", numbers.join(", "))
        };
        if self.0.len() <= NAMED {
            let vectors: Vec<String> = self.0.iter().map(written).collect();
            return f.write_str(&vectors.join(" or "));
        }
        write!(f, "one of {} vectors", self.0.len())
    }
}
