//! A row of `n` cards: a move takes from `l` to `r` neighbouring cards that are all still there.
//! Whoever cannot move loses.
//!
//! **Symmetry.** Let `l ≤ n`. If `l < r`, or if `l = r` has the parity of `n`, the first player takes a
//! block whose size has the parity of `n` out of the middle. Both sides are then equally long, and no move
//! takes from both, since the middle is gone. So every move of the opponent can be answered by its mirror
//! image, and the opponent is the first who cannot move. (E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, ch. 1, call it the Tweedledum and Tweedledee argument.)
//!
//! **Grundy values.** If `l = r` has the other parity, no first move leaves a symmetric row. Then each run
//! of neighbouring cards is a heap of an octal game in which a move takes exactly `l` counters and may
//! break the rest in two: Dawson's Kayles for `l = 2`. The first player wins if the value of `n` is not 0,
//! and whoever wins takes a block that makes the nim-sum of the runs 0; see [`octal`](super::octal).
//!
//! Paste with `nim`, `octal`, `periodic`, `sparse_space`, `walsh`.

use super::nim;
use super::octal::take_and_break;

/// A block of neighbouring cards: the first one, counted from 1, and the number of cards.
pub type Block = (usize, usize);

/// The winner of a game: says which player that is, and answers each move of the opponent.
///
/// # Examples
///
/// ```
/// use shared::card_row::Winner;
///
/// let mut winner = Winner::new(6, 1, 2);
/// assert!(winner.begins());
/// assert_eq!(winner.answer(None), Some((3, 2)));
/// assert_eq!(winner.answer(Some((1, 2))), Some((5, 2)));
///
/// let mut winner = Winner::new(5, 2, 2);
/// assert!(!winner.begins());
/// assert_eq!(winner.answer(Some((2, 2))), Some((4, 2)));
/// ```
#[derive(Clone, Debug)]
pub struct Winner(Strategy);

#[derive(Clone, Debug)]
enum Strategy {
    Symmetry {
        cards: usize,
        /// The length of the first block.
        middle: usize,
    },
    Values {
        /// The number of cards that each move takes.
        count: usize,
        /// The Grundy values of runs, by length.
        values: Vec<u64>,
        /// The runs of cards that are left.
        runs: Vec<Block>,
    },
}

impl Winner {
    /// The winner for a row of `cards` cards, where a move takes from `least` to `most` of them.
    ///
    /// # Complexity
    ///
    /// O(1) by symmetry, otherwise O(cards²).
    ///
    /// # Panics
    ///
    /// Unless 1 ≤ `least` ≤ `most` ≤ `cards`.
    pub fn new(cards: usize, least: usize, most: usize) -> Self {
        assert!(
            1 <= least && least <= most && most <= cards,
            "{least} to {most} is not a range within 1..={cards}"
        );
        let middle = least + (cards - least) % 2;
        let digit = |taken| if taken == least as u64 { 7 } else { 0 };
        Winner(if middle <= most {
            Strategy::Symmetry { cards, middle }
        } else {
            Strategy::Values {
                count: least,
                values: take_and_break(cards as u64, digit),
                runs: vec![(1, cards)],
            }
        })
    }

    /// Returns whether the winner makes the first move.
    pub fn begins(&self) -> bool {
        match &self.0 {
            Strategy::Symmetry { .. } => true,
            Strategy::Values { values, .. } => values.last().is_some_and(|&value| value != 0),
        }
    }

    /// The winner's next move: the first one, or an answer to the move of the opponent. `None` if no move
    /// wins, which happens only if the wrong player began.
    ///
    /// # Complexity
    ///
    /// O(1) by symmetry, otherwise O(cards).
    ///
    /// # Panics
    ///
    /// If the opponent's block is empty or not within the row; where Grundy values decide, also if the
    /// block has another size than a move takes, or if some of its cards are gone.
    pub fn answer(&mut self, opponent: Option<Block>) -> Option<Block> {
        match &mut self.0 {
            Strategy::Symmetry { cards, middle } => Some(match opponent {
                None => ((*cards - *middle) / 2 + 1, *middle),
                Some((first, count)) => {
                    assert!(lies_in((first, count), (1, *cards)), "the block must lie in the row");
                    (*cards - (first - 1) - (count - 1), count)
                }
            }),
            Strategy::Values { count, values, runs } => {
                if let Some((first, taken)) = opponent {
                    assert!(taken == *count, "the block must have the {count} cards of a move");
                    take(runs, first, *count);
                }
                let first = balancing(values, runs, *count)?;
                take(runs, first, *count);
                Some((first, *count))
            }
        }
    }
}

/// Returns whether a block of at least one card lies in a run.
fn lies_in((first, count): Block, (start, length): Block) -> bool {
    count > 0 && start <= first && count <= length && first - start <= length - count
}

/// Takes a block out of the runs.
fn take(runs: &mut Vec<Block>, first: usize, count: usize) {
    let at = runs.iter().position(|&run| lies_in((first, count), run));
    let (start, length) = runs.swap_remove(at.expect("the cards of the block must be there"));
    runs.push((start, first - start));
    runs.push((first + count, start + length - first - count));
}

/// The first card of a block after which the nim-sum of the runs is 0, if there is one.
fn balancing(values: &[u64], runs: &[Block], count: usize) -> Option<usize> {
    let sum = nim::sum(runs.iter().map(|&(_, length)| values[length]));
    runs.iter().find_map(|&(start, length)| {
        let rest = length.checked_sub(count)?;
        let wanted = sum ^ values[length];
        let left = (0..=rest).find(|&left| values[left] ^ values[rest - left] == wanted)?;
        Some(start + left)
    })
}
