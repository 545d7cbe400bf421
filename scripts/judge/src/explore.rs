//! Explores a game: moves listed by a program, and apparent periods.

pub(crate) mod rules;

/// An apparent repetition in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period {
    /// The number of values before it.
    pub(crate) before: usize,
    pub(crate) length: usize,
}

/// The repetition that begins and recurs soonest, if at least half of the sequence repeats earlier values. It
/// is not proved. O(n), by the failure function of Knuth, Morris and Pratt.
pub(crate) fn period<T: PartialEq>(values: &[T]) -> Option<Period> {
    let from_end = |at: usize| &values[values.len() - 1 - at];
    // `borders[count]` is the length of the longest proper border of the last `count` values, read from the end.
    let mut borders = vec![0, 0];
    for at in 1..values.len() {
        let mut border = borders[at];
        while border > 0 && from_end(border) != from_end(at) {
            border = borders[border];
        }
        borders.push(border + usize::from(from_end(border) == from_end(at)));
    }
    let periods = (1..=values.len())
        .map(|count| Period { before: values.len() - count, length: count - borders[count] });
    let shown = periods.filter(|period| 2 * (period.before + period.length) <= values.len());
    shown.min_by_key(|period| (period.before + period.length, period.length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_period_is_the_one_that_recurs_soonest() {
        let found = |values: &[u8]| period(values).map(|period| (period.before, period.length));
        assert_eq!(found(&[0, 1, 2, 0, 1, 2, 0]), Some((0, 3)));
        assert_eq!(found(&[7, 0, 1, 0, 1, 0, 1, 0]), Some((1, 2)));
        assert_eq!(found(&[4, 4, 4, 4]), Some((0, 1)));
        assert_eq!(found(&[0, 1, 2, 3, 3]), None, "two equal values are not enough");
        assert_eq!(found(&[0, 1, 2, 0, 1]), None);
        assert_eq!(found(&[]), None);
    }

    #[test]
    fn a_period_is_found_in_linear_time() {
        struct Counted<'a>(usize, &'a Cell<usize>);
        impl PartialEq for Counted<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.1.set(self.1.get() + 1);
                self.0 == other.0
            }
        }
        for before in [0, 400] {
            let comparisons = Cell::new(0);
            let row = (0..1000).map(|n| Counted(usize::min(n, before), &comparisons));
            let found = period(&row.collect::<Vec<_>>());
            assert_eq!(found, Some(Period { before, length: 1 }));
            assert!(comparisons.get() < 5000, "{comparisons:?}");
        }
    }
}
