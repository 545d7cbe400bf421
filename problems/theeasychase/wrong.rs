//! The length of the game, computed from the lengths one move later.

use proconio::{input, is_stdin_empty};
use std::collections::BTreeMap;

/// The moves and aims of white (0) and black (1).
struct Chase {
    /// The most cells that each may move.
    steps: [usize; 2],
    /// True if a move may stay where it is.
    passes: bool,
    /// The length that a losing player chooses.
    delay: fn(Vec<u8>) -> Option<u8>,
}

/// The true game.
const CHASE: Chase =
    Chase { steps: [1, 2], passes: false, delay: |lengths| lengths.into_iter().max() };

/// The lengths from each position, for white and for black to move.
type Lengths = Vec<[Option<u8>; 2]>;

impl Chase {
    /// Answers every case.
    fn answer(&self) {
        let mut tables = BTreeMap::new();
        while !is_stdin_empty() {
            input! { n: usize, start: [usize; 4] }
            let lengths: &Lengths = tables.entry(n).or_insert_with(|| self.table(n));
            let start = start.iter().fold(0, |at, place| at * n + place - 1);
            let length = lengths[start][0].unwrap_or(0);
            let winner = if length % 2 == 1 { "WHITE" } else { "BLACK" };
            println!("{winner} {length}");
        }
    }

    fn table(&self, n: usize) -> Lengths {
        let cells = n * n;
        let mut lengths = vec![[None; 2]; cells * cells];
        for cell in 0..cells {
            lengths[cell * cells + cell] = [Some(0); 2];
        }
        loop {
            let before = lengths.clone();
            for at in 0..cells * cells {
                for player in 0..2 {
                    if before[at][player].is_none() {
                        lengths[at][player] = self.length(n, at, player, &before);
                    }
                }
            }
            if lengths == before {
                return lengths;
            }
        }
    }

    /// The length from a position: 1 more than that of an option that the other player loses; or,
    /// if he wins all options, 1 more than the length chosen among them.
    fn length(&self, n: usize, at: usize, player: usize, known: &Lengths) -> Option<u8> {
        let reached = self.options(n, at, player);
        let after = reached.iter().map(|&option| known[option][1 - player]);
        let lost_by_other = after.clone().flatten().filter(|length| length % 2 == 0);
        if let Some(quickest) = lost_by_other.min() {
            return Some(quickest + 1);
        }
        let won_by_other: Vec<u8> = after.collect::<Option<_>>()?;
        (self.delay)(won_by_other).map(|length| length + 1)
    }

    fn options(&self, n: usize, at: usize, player: usize) -> Vec<usize> {
        let cells = n * n;
        let (white, black) = (at / cells, at % cells);
        let (own, other) = [(white, black), (black, white)][player];
        let mut reached = Vec::new();
        if self.passes {
            reached.push(own);
        }
        for step in 1..=self.steps[player] {
            let (row, column) = (own / n, own % n);
            if row >= step {
                reached.push(own - step * n);
            }
            if row + step < n {
                reached.push(own + step * n);
            }
            if column >= step {
                reached.push(own - step);
            }
            if column + step < n {
                reached.push(own + step);
            }
        }
        let place = |own| [own * cells + other, other * cells + own][player];
        reached.into_iter().map(place).collect()
    }
}

/// Lets the losing player lose as soon as possible, not as late as possible.
pub fn hasty() {
    let hasty = Chase { delay: |lengths| lengths.into_iter().min(), ..CHASE };
    hasty.answer();
}

/// Lets a player pass.
pub fn pass() {
    let passing = Chase { passes: true, ..CHASE };
    passing.answer();
}

/// Lets white, too, move two cells.
pub fn two() {
    let both_far = Chase { steps: [2, 2], ..CHASE };
    both_far.answer();
}
