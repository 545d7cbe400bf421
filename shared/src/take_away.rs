//! Take-away with a factor k: one heap; a move takes at least one stone and at most k times as many as
//! the opponent has just taken. The first move has a limit of its own: in the usual game it may take
//! anything but the whole heap. Whoever takes the last stone wins. With k = 2 this is
//! [Fibonacci Nim](super::fibonacci).
//!
//! Let the *lost heaps* be `h₁ = 1` and `hᵢ₊₁ = hᵢ + hₘ` for the least m with `k·hₘ ≥ hᵢ`. For k = 1
//! they are the powers of two, for k = 2 the Fibonacci numbers. Every positive integer is, in exactly
//! one way, a sum of lost heaps each of which is more than k times the next smaller one, and the player
//! to move wins exactly when the smallest of these parts may be taken (A. J. Schwenk, *Take-away games*,
//! The Fibonacci Quarterly 8, 1970). So the usual game is lost for the first player exactly when the
//! heap is one of the lost heaps.
//!
//! The sums with the greatest part `hᵢ` are the numbers from `hᵢ` up to `hᵢ₊₁ - 1`, each once: the next
//! part may be any `hⱼ` with `k·hⱼ < hᵢ`, that is, any one before `hₘ`, so by induction the other parts add
//! up to any number from 0 up to `hₘ - 1`.
//!
//! Taking the smallest part `p` wins: the next part is greater than `k·p`, and the opponent cannot take it.
//! A player who must take fewer than `p` stones, say `t`, leaves the other parts and those of `p - t`, the
//! smallest of which is at most `k·t`, so the opponent can take it: otherwise the parts of `p - t` and
//! those of `t` together would be another sum for `p`.
//!
//! Taking any number `t` of stones wins if the smallest part of the rest is greater than `k·t`. Then the
//! parts of the rest and those of `t` together are the parts of the heap: each winning move takes one or
//! more of the smallest parts.
//!
//! Paste alone.

/// The game with a given factor, for heaps up to a given size.
///
/// # Examples
///
/// ```
/// use shared::take_away::TakeAway;
///
/// let doubling = TakeAway::new(2, 100);
/// assert_eq!(doubling.lost_heaps(), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
/// let tripling = TakeAway::new(3, 100);
/// assert_eq!(tripling.lost_heaps(), [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeAway {
    factor: u64,
    largest: u64,
    /// The lost heaps up to the largest size, ascending.
    lost: Vec<u64>,
}

impl TakeAway {
    /// The game in which a move takes at most `factor` times as many stones as the one before, for heaps
    /// up to `largest`.
    ///
    /// # Complexity
    ///
    /// O(k + k log (n / k)) time and memory for the factor k and heaps up to n, and at most O(n): this
    /// bounds the number of lost heaps.
    ///
    /// # Panics
    ///
    /// If the factor is 0, which would not allow a second move.
    pub fn new(factor: u64, largest: u64) -> Self {
        assert!(factor > 0, "the factor must be at least 1");
        let mut lost = Vec::new();
        // The step to the next lost heap, since an index of a lost heap, and the last heap with that step.
        let (mut step, mut last) = (0, factor);
        let mut next = Some(1);
        while let Some(heap) = next.filter(|&heap| heap <= largest) {
            lost.push(heap);
            while last < heap {
                step += 1;
                last = factor.saturating_mul(lost[step]);
            }
            next = heap.checked_add(lost[step]);
        }
        TakeAway { factor, largest, lost }
    }

    /// The heaps, ascending, that the first player loses if he may not take the whole heap.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn lost_heaps(&self) -> &[u64] {
        &self.lost
    }

    /// The greatest lost heap up to a size that is at least 1.
    fn greatest_part(&self, heap: u64) -> u64 {
        assert!(heap <= self.largest, "{heap} is more than {}", self.largest);
        self.lost[self.lost.partition_point(|&lost| lost <= heap) - 1]
    }

    /// The parts of a heap, greatest first: the lost heaps, each more than `factor` times the next one,
    /// whose sum it is.
    ///
    /// # Complexity
    ///
    /// O(log n) for each of the O(log n / log (k + 1)) parts.
    ///
    /// # Panics
    ///
    /// If the heap is greater than the largest one.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::take_away::TakeAway;
    ///
    /// let tripling = TakeAway::new(3, 100);
    /// assert_eq!(tripling.parts(19), [15, 4]);
    /// assert_eq!(tripling.parts(15), [15]);
    /// assert_eq!(tripling.parts(0), []);
    /// ```
    pub fn parts(&self, heap: u64) -> Vec<u64> {
        let mut parts = Vec::new();
        let mut rest = heap;
        while rest > 0 {
            let part = self.greatest_part(rest);
            parts.push(part);
            rest -= part;
        }
        parts
    }

    /// Returns whether the player to move wins if he may take at most `limit` stones now: all but one in
    /// the first move of the usual game, `factor` times the opponent's number in every later one.
    ///
    /// # Complexity
    ///
    /// The same as for [`parts`](TakeAway::parts).
    ///
    /// # Panics
    ///
    /// If the heap is greater than the largest one.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::take_away::TakeAway;
    ///
    /// let tripling = TakeAway::new(3, 100);
    /// assert!(!tripling.wins(15, 14));
    /// assert!(tripling.wins(15, 15));
    /// assert!(tripling.wins(19, 4) && !tripling.wins(19, 3)); // 15 + 4
    /// assert!(!tripling.wins(0, 7));
    /// ```
    pub fn wins(&self, heap: u64, limit: u64) -> bool {
        let smallest = self.parts(heap).pop();
        smallest.is_some_and(|part| part <= limit)
    }

    /// All positions that winning moves lead to, each as the heap and the limit of the next move, from
    /// the fewest stones taken to the most. Empty exactly when the player to move loses.
    ///
    /// A limit beyond `u64` is returned as `u64::MAX`; the heap is then empty.
    ///
    /// # Complexity
    ///
    /// The same as for [`parts`](TakeAway::parts).
    ///
    /// # Panics
    ///
    /// If the heap is greater than the largest one.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::take_away::TakeAway;
    ///
    /// let tripling = TakeAway::new(3, 100);
    /// assert_eq!(tripling.winning_moves(19, 18), [(15, 12)]); // 15 + 4: takes 4
    /// assert_eq!(tripling.winning_moves(19, 19), [(15, 12), (0, 57)]);
    /// assert_eq!(tripling.winning_moves(19, 3), []);
    /// ```
    pub fn winning_moves(&self, heap: u64, limit: u64) -> Vec<(u64, u64)> {
        let mut moves = Vec::new();
        let mut parts = self.parts(heap);
        let mut taken = 0;
        while let Some(part) = parts.pop() {
            taken += part;
            if taken > limit {
                break;
            }
            let next_limit = taken.saturating_mul(self.factor);
            if parts.last().map_or(true, |&next| next > next_limit) {
                moves.push((heap - taken, next_limit));
            }
        }
        moves
    }
}
