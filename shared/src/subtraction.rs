//! Subtraction games: a move takes a number of counters that is in a given set from one heap.
//!
//! Their Grundy values are always periodic in the end (*Winning Ways*, ch. 4).
//!
//! Paste with `periodic`.

use super::periodic::Periodic;

/// A subtraction game, given by the set of amounts that a move may take.
///
/// # Examples
///
/// ```
/// use shared::subtraction::Subtraction;
///
/// let game = Subtraction::new(&[2, 5]);
/// assert_eq!(game.values(8), [0, 0, 1, 1, 0, 2, 1, 0, 0]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtraction {
    /// What a move may take, ascending, each number once.
    amounts: Vec<usize>,
}

impl Subtraction {
    /// The game of these amounts, in any order, repetitions allowed.
    ///
    /// # Panics
    ///
    /// If 0 is among them: the game would not end.
    pub fn new(amounts: &[usize]) -> Self {
        let mut amounts = amounts.to_vec();
        amounts.sort_unstable();
        amounts.dedup();
        assert_ne!(amounts.first(), Some(&0), "a move must take a counter");
        Subtraction { amounts }
    }

    /// What a heap can become.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let amounts = self.amounts.iter().take_while(|&&amount| amount <= heap);
        amounts.map(|amount| vec![heap - amount]).collect()
    }

    /// The values of the heaps `0..=largest`.
    ///
    /// # Complexity
    ///
    /// O(largest · amounts); O(largest) once the period is proved by what is known.
    pub fn values(&self, largest: usize) -> Vec<u64> {
        let mut values = Vec::new();
        let mut tried = self.longest().saturating_mul(4).max(1);
        while tried < largest {
            self.extend(&mut values, tried);
            if let Some(periodic) = self.prove(&values) {
                values.extend((tried + 1..=largest).map(|heap| periodic.value(heap as u64)));
                return values;
            }
            tried = tried.saturating_mul(2);
        }
        self.extend(&mut values, largest);
        values
    }

    /// Appends the values of the heaps up to this one to those of the first ones.
    fn extend(&self, values: &mut Vec<u64>, largest: usize) {
        // By which heap each value was seen last.
        let mut seen_from = vec![usize::MAX; self.amounts.len() + 1];
        for heap in values.len()..=largest {
            // The loop is a third faster on slices, which nothing in it can move.
            let (smaller, seen_from) = (values.as_slice(), seen_from.as_mut_slice());
            for amount in self.amounts.iter().take_while(|&&amount| amount <= heap) {
                seen_from[smaller[heap - amount] as usize] = heap;
            }
            let absent = seen_from.iter().position(|&from| from != heap);
            values.push(absent.unwrap_or(self.amounts.len()) as u64);
        }
    }

    /// The greatest amount.
    fn longest(&self) -> usize {
        self.amounts.last().copied().unwrap_or(0)
    }

    /// The values of all heaps, if they are proved periodic by those of the first ones.
    fn prove(&self, values: &[u64]) -> Option<Periodic> {
        Periodic::prove(values, |start, _| start.saturating_add(self.longest()))
    }

    /// The values of all heaps, if they can be proved periodic from those of `0..=limit`.
    ///
    /// A value depends on the `m` values before it, where `m` is the greatest amount: once `m`
    /// values in a row are those of `p` heaps earlier, all later ones are too. As no value exceeds
    /// the number of amounts, there are finitely many rows of `m` values, and so a great enough
    /// limit always succeeds; but the period may grow exponentially with `m`.
    ///
    /// # Complexity
    ///
    /// O(limit · amounts).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::subtraction::Subtraction;
    ///
    /// let values = Subtraction::new(&[2, 5]).periodic(100).unwrap();
    /// assert_eq!((values.preperiod(), values.period()), (0, 7));
    /// assert_eq!(values.value(7_000_000_000_005), 2);
    /// ```
    pub fn periodic(&self, limit: usize) -> Option<Periodic> {
        self.prove(&self.values(limit))
    }
}
