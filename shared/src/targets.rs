//! A token on a directed graph with a target: whoever moves the token to the target wins at once. Otherwise
//! a player who cannot move loses, and play may go on for ever.
//!
//! The target is one more position that is lost for the player to move, so *retrograde analysis* decides each
//! game: see [`retrograde`](super::retrograde). Here 64 targets are analysed together, one for each bit of a
//! word. A position has a word for the targets with which it is won and one for those with which it is lost,
//! and passes all its new bits to its predecessors at once. The won options of a position are counted for all 64
//! targets at once as well: a word is one binary digit of 64 counters.
//!
//! Positions take turns in an order in which most options come first. Without cycles each has gained all its
//! bits when its turn comes, and 64 targets cost hardly more than one.
//!
//! Paste with `lists`.

use super::lists::Adjacency;
use std::mem;

/// Returns for each pair of a start and a target whether the player to move from the start wins; `None` for
/// a draw. With the token on its target, the player to move loses.
///
/// # Complexity
///
/// O(positions + moves) for each 64 pairs on a graph without cycles, and for each pair in the worst case.
///
/// # Panics
///
/// If a move, a start or a target is not in `0..positions`, or if there are 2³² or more positions or moves.
///
/// # Examples
///
/// ```
/// use shared::targets::wins;
///
/// let cycle = [(0, 1), (1, 2), (2, 0)];
/// assert_eq!(wins(3, &cycle, &[(0, 1), (0, 2), (2, 2)]), [Some(true), Some(false), Some(false)]);
/// assert_eq!(wins(5, &[(0, 1), (1, 0), (2, 3)], &[(0, 2), (2, 4)]), [None, Some(true)]);
/// ```
pub fn wins(
    positions: usize,
    moves: &[(usize, usize)],
    pairs: &[(usize, usize)],
) -> Vec<Option<bool>> {
    let names = options_first(&Adjacency::directed(positions, moves));
    let renamed = |&(a, b): &(usize, usize)| (names[a] as usize, names[b] as usize);
    let options = Adjacency::with_arcs(positions, moves.iter().map(renamed));
    let predecessors = options.reversed();
    let pairs: Vec<(usize, usize)> = pairs.iter().map(renamed).collect();
    let mut wins = Vec::with_capacity(pairs.len());
    for pairs in pairs.chunks(u64::BITS as usize) {
        let mut games = Games::new(&options, pairs);
        games.analyse(&predecessors);
        let bits = pairs.iter().enumerate();
        wins.extend(bits.map(|(bit, &(start, _))| games.wins(start, bit)));
    }
    wins
}

/// New numbers for the positions, in the order in which a depth-first search leaves them: without cycles, the options
/// of each have lesser numbers.
fn options_first(options: &Adjacency) -> Vec<u32> {
    let mut names = vec![0; options.len()];
    let mut left = 0;
    let mut is_reached = vec![false; options.len()];
    // The positions on the way, each with the options that have not been tried.
    let mut way = Vec::new();
    for root in 0..options.len() {
        if !is_reached[root] {
            is_reached[root] = true;
            way.push((root, options.neighbours(root)));
        }
        while let Some((position, untried)) = way.last_mut() {
            if let Some(option) = untried.next() {
                if !is_reached[option] {
                    is_reached[option] = true;
                    way.push((option, options.neighbours(option)));
                }
            } else {
                names[*position] = left;
                left += 1;
                way.pop();
            }
        }
    }
    names
}

/// The games on one graph with up to 64 targets. Bit k of each word belongs to the k-th target.
struct Games {
    positions: Vec<Position>,
    /// The digits of the counters of all positions.
    digits: Vec<u64>,
    /// A bit for each position that has bits to pass on.
    waiting: Vec<u64>,
    /// The targets with which the start is not decided. What the other ones decide no longer matters.
    open: u64,
}

struct Position {
    /// The targets of the pairs with this start.
    starts: u64,
    /// The targets with which the player to move wins.
    won: u64,
    /// The targets with which the player to move loses.
    lost: u64,
    /// The bits of both that have not been passed on.
    fresh: u64,
    /// The place of the digits of the counters of won options, the lowest first. Their length and first value are
    /// chosen such that a counter overflows with the last option.
    counters: usize,
}

impl Games {
    fn new(options: &Adjacency, pairs: &[(usize, usize)]) -> Self {
        let waiting = vec![0; options.len() / 64 + 1];
        let open = u64::MAX >> (64 - pairs.len());
        let mut games = Games { positions: Vec::new(), digits: Vec::new(), waiting, open };
        for position in 0..options.len() {
            let moves = options[position].len();
            let counters = games.digits.len();
            games.positions.push(Position { starts: 0, won: 0, lost: 0, fresh: 0, counters });
            let most = moves.next_power_of_two();
            let begin = most - moves;
            let digits = (0..most.trailing_zeros()).map(|digit| begin >> digit & 1);
            games.digits.extend(digits.map(|digit| if digit == 1 { u64::MAX } else { 0 }));
            if moves == 0 {
                games.decide(position, 0, open);
            }
        }
        for (bit, &(start, target)) in pairs.iter().enumerate() {
            games.positions[start].starts |= 1 << bit;
            let others = !games.positions[target].lost;
            games.decide(target, 0, others & 1 << bit);
        }
        games
    }

    /// Decides a position with more targets.
    fn decide(&mut self, position: usize, won: u64, lost: u64) {
        let here = &mut self.positions[position];
        here.won |= won;
        here.lost |= lost;
        here.fresh |= won | lost;
        self.waiting[position / 64] |= u64::from(won | lost != 0) << (position % 64);
    }

    /// Decides whatever can be decided, in sweeps over the positions, up and down in turn: a chain of positions that
    /// decide one another is followed to its end in the one direction or the other.
    fn analyse(&mut self, predecessors: &Adjacency) {
        let words = self.waiting.len();
        let mut is_over = false;
        for is_upward in [true, false].into_iter().cycle() {
            if is_over {
                return;
            }
            is_over = true;
            for step in 0..words {
                let word = if is_upward { step } else { words - 1 - step };
                while self.waiting[word] != 0 {
                    let bits = self.waiting[word];
                    let bit = if is_upward { bits.trailing_zeros() } else { bits.ilog2() };
                    self.waiting[word] ^= 1 << bit;
                    self.pass_on(word * 64 + bit as usize, predecessors);
                    is_over = false;
                }
            }
        }
    }

    /// Passes on the bits that a position has gained.
    fn pass_on(&mut self, position: usize, predecessors: &Adjacency) {
        let here = &mut self.positions[position];
        let fresh = mem::take(&mut here.fresh);
        self.open &= !(here.starts & fresh);
        let (won, lost) = (here.won & fresh & self.open, here.lost & fresh & self.open);
        for &before in &predecessors[position] {
            let before = before as usize;
            let there = &self.positions[before];
            let open = !(there.won | there.lost);
            let mut carry = won & open;
            if carry != 0 {
                // The counters end where those of the next position begin.
                let next = self.positions.get(before + 1);
                let end = next.map_or(self.digits.len(), |next| next.counters);
                for digit in &mut self.digits[there.counters..end] {
                    let sum = *digit ^ carry;
                    carry &= *digit;
                    *digit = sum;
                }
            }
            // A lost option decides a position at once, a won one if no other is open.
            let (now_won, now_lost) = (lost & open, carry);
            if now_won | now_lost != 0 {
                self.decide(before, now_won, now_lost);
            }
        }
    }

    /// Returns whether the player to move wins with this target; `None` for a draw.
    fn wins(&self, position: usize, bit: usize) -> Option<bool> {
        let Position { won, lost, .. } = self.positions[position];
        ((won | lost) >> bit & 1 == 1).then_some(won >> bit & 1 == 1)
    }
}
