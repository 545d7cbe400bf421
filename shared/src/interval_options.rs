//! Heaps whose options are all sizes in an interval.
//!
//! From a heap of n, a move leads to any heap of l(n), …, h(n) − 1 counters, where h(n) ≤ n. If neither end ever
//! decreases as n grows, the Grundy values stay the same on long runs of sizes, and can be found run by run.
//!
//! **Theorem.** Divide the sizes below n into runs of equal values, and let n and n' > n both have options. If l(n') is
//! in the run of l(n), and h(n') − 1 in the run of h(n) − 1, then n' has the same value as n.
//!
//! *Proof.* The options of n' are then also less than n, and they meet the same runs as those of n. So both have
//! options of the same values. ∎
//!
//! Sizes without options have the value 0, and they must come before all others. From then on, both ends only grow, so
//! a binary search finds the first size to which the theorem does not apply. Every such stop takes one of the ends to
//! another run, so for r runs there are at most 2 r stops, however large the heaps are.
//!
//! Paste with `grundy`, `lists`, `nim`.

use super::grundy::mex;
use std::ops::Range;

/// The Grundy values of heaps whose options form an interval.
///
/// # Examples
///
/// ```
/// use shared::interval_options::IntervalOptions;
///
/// // A move leaves at most a tenth of a heap.
/// let game = IntervalOptions::up_to(u64::MAX, |heap| 0..(heap / 10 + 1).min(heap));
/// assert_eq!([0, 1, 9, 10, 99, 100].map(|heap| game.value(heap)), [0, 1, 1, 2, 2, 3]);
/// assert_eq!(game.value(u64::MAX), 20);
/// ```
#[derive(Clone, Debug)]
pub struct IntervalOptions<F> {
    options: F,
    /// The first size of each run, ascending, and its value.
    runs: Vec<(u64, u64)>,
}

impl<F: Fn(u64) -> Range<u64>> IntervalOptions<F> {
    /// Finds the values of the heaps from 0 to `largest`; `options` returns the sizes that a move leads to.
    ///
    /// # Complexity
    ///
    /// O(r (r + log n log r)) for r runs and n = `largest`.
    ///
    /// # Panics
    ///
    /// If the options of a heap are not smaller than it. The result is unspecified if an end of the interval
    /// decreases, or if a heap has no options while a smaller one has some.
    pub fn up_to(largest: u64, options: F) -> Self {
        let mut game = IntervalOptions { options, runs: Vec::new() };
        let mut heap = 0;
        loop {
            let met = game.met(heap);
            let value = game.value(heap);
            if game.runs.last().map(|run| run.1) != Some(value) {
                game.runs.push((heap, value));
            }
            let same = game.last_that_meets(met, heap, largest);
            if same >= largest {
                return game;
            }
            heap = same + 1;
        }
    }

    /// Returns the Grundy value of a heap up to the largest one, or of a larger heap whose options are all up to the
    /// largest one.
    ///
    /// # Complexity
    ///
    /// O(r) for r runs.
    pub fn value(&self, heap: u64) -> u64 {
        let met = self.met(heap);
        mex(self.runs[met].iter().map(|run| run.1))
    }

    /// The runs that the options of a heap meet.
    fn met(&self, heap: u64) -> Range<usize> {
        let options = (self.options)(heap);
        if options.is_empty() {
            return 0..0;
        }
        assert!(options.end <= heap, "an option of the heap {heap} is not smaller than it");
        self.run(options.start)..self.run(options.end - 1) + 1
    }

    /// The run of a size.
    fn run(&self, size: u64) -> usize {
        self.runs.partition_point(|run| run.0 <= size) - 1
    }

    /// The last size up to `largest` such that the options of all sizes from `heap` to it meet exactly the runs `met`.
    fn last_that_meets(&self, met: Range<usize>, heap: u64, largest: u64) -> u64 {
        let (mut last, mut beyond) = (heap, largest.saturating_add(1));
        while beyond - last > 1 {
            let middle = last + (beyond - last) / 2;
            if self.met(middle) == met {
                last = middle;
            } else {
                beyond = middle;
            }
        }
        last
    }
}
