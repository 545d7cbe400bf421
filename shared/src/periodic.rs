//! Infinite sequences of Grundy values that a theorem proves to be periodic from some place on.
//!
//! The values of many heap games become periodic. A period that holds for all computed values proves
//! nothing by itself; but for [subtraction games](super::subtraction) and for [octal games](super::octal) a
//! theorem says how many values are enough.
//!
//! Paste alone.

/// An infinite sequence of values with a proved period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodic<V = u64> {
    /// The values before the first period, and the first period.
    values: Vec<V>,
    preperiod: usize,
}

impl<V: Copy + PartialEq> Periodic<V> {
    /// The sequence that begins with these values, with the least proved period and the least place from
    /// which it holds; `None` if the values prove no period.
    ///
    /// `until(n0, p)` expresses the theorem of the game: if `n + p` has the value of `n` for all
    /// `n0 ≤ n < until(n0, p)`, then it does for all `n ≥ n0`. It must not decrease as `n0` or `p` grows.
    ///
    /// # Complexity
    ///
    /// O(n) for n values.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::periodic::Periodic;
    ///
    /// // A theorem for sequences in which each value depends only on the one before.
    /// let values = Periodic::prove(&[7, 1, 2, 3, 1, 2], |start, _| start + 1).unwrap();
    /// assert_eq!((values.preperiod(), values.period()), (1, 3));
    /// assert_eq!(values.value(1_000_000), 1);
    /// ```
    pub fn prove(values: &[V], until: impl Fn(usize, usize) -> usize) -> Option<Self> {
        let is_seen = |&(period, _): &(usize, usize)| until(0, period) <= values.len() - period;
        let repeated = repeated_ends(values).take_while(is_seen);
        let mut preperiods = repeated.map(|(period, repeated)| {
            let pairs = values.len() - period;
            (period, pairs - repeated)
        });
        let is_proved = |&(period, preperiod): &(usize, usize)| {
            until(preperiod, period) <= values.len() - period
        };
        let (period, preperiod) = preperiods.find(is_proved)?;
        Some(Periodic { values: values[..preperiod + period].to_vec(), preperiod })
    }

    /// The value at any place.
    pub fn value(&self, n: u64) -> V {
        let (start, period) = (self.preperiod as u64, self.period() as u64);
        let place = match n.checked_sub(start) {
            Some(beyond) => start + beyond % period,
            None => n,
        };
        self.values[place as usize]
    }

    /// The first place from which the sequence is periodic.
    pub fn preperiod(&self) -> usize {
        self.preperiod
    }

    /// The length of the period.
    pub fn period(&self) -> usize {
        self.values.len() - self.preperiod
    }

    /// The places where the sequence differs from its period continued to the left, ascending, with their
    /// values.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::octal::Octal;
    ///
    /// let kayles: Octal = "0.77".parse().unwrap();
    /// let kayles = kayles.periodic(200).unwrap();
    /// assert_eq!(kayles.exceptions().count(), 14);
    /// assert_eq!(kayles.exceptions().last(), Some((70, 6)));
    /// ```
    pub fn exceptions(&self) -> impl DoubleEndedIterator<Item = (usize, V)> + '_ {
        let (start, period) = (self.preperiod, self.period());
        let (early, cycle) = self.values.split_at(start);
        let continued = move |n: usize| cycle[(period - (start - n) % period) % period];
        let early = early.iter().copied().enumerate();
        early.filter(move |&(n, value)| value != continued(n))
    }
}

/// Each `p` from 1 on, with the number of values at the end of a sequence that equal the values `p` places
/// before: the Z function of the reversed sequence (D. Gusfield, *Algorithms on Strings, Trees, and
/// Sequences*, 1997). The iterator takes 4 bytes for each `p` so far, so for a period p, 4p bytes.
fn repeated_ends<V: Copy + PartialEq>(values: &[V]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let length = values.len();
    let from_end = move |place: usize| values[length - 1 - place];
    let mut repeated = vec![0_u32];
    // The known repetition that reaches farthest from the end of the sequence: from `start` to `end`.
    let (mut start, mut end) = (0, 0);
    (1..length).map(move |period| {
        let mut count =
            if period < end { (repeated[period - start] as usize).min(end - period) } else { 0 };
        while period + count < length && from_end(count) == from_end(period + count) {
            count += 1;
        }
        if period + count > end {
            (start, end) = (period, period + count);
        }
        repeated.push(u32::try_from(count).expect("there should be fewer than 2³² values"));
        (period, count)
    })
}
