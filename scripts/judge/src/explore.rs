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
/// is not proved.
pub(crate) fn period<T: PartialEq>(values: &[T]) -> Option<Period> {
    let periods = (1..=values.len() / 2).map(|length| {
        let differs = |&at: &usize| values[at] != values[at + length];
        let last = (0..values.len() - length).rev().find(differs);
        let before = last.map_or(0, |at| at + 1);
        Period { before, length }
    });
    let shown = periods.filter(|period| 2 * (period.before + period.length) <= values.len());
    shown.min_by_key(|period| (period.before + period.length, period.length))
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
