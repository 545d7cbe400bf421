//! Grundy values of Nim with forbidden moves, by definition, as intervals of sizes with consecutive values.

/// The sizes from `first` to `last`, whose values are consecutive and begin with `value`.
#[derive(Clone, Copy)]
struct Interval {
    first: u64,
    last: u64,
    value: u64,
}

/// The values of all heaps.
pub struct Values(Vec<Interval>);

impl Values {
    /// The values if these moves are forbidden, each given as a size and the number that may not be taken from it.
    pub fn new(takes: &[(u64, u64)]) -> Self {
        let mut rests = Vec::with_capacity(takes.len());
        for &(size, taken) in takes {
            rests.push((size, size - taken));
        }
        rests.sort_unstable();
        let mut intervals = Vec::new();
        let mut start = 0;
        for rests in rests.chunk_by(|(size, _), (other, _)| size == other) {
            let (size, _) = rests[0];
            extend(&mut intervals, start, size - 1);
            let value = least_absent(&intervals, rests);
            intervals.push(Interval { first: size, last: size, value });
            start = size + 1;
        }
        extend(&mut intervals, start, u64::MAX);
        Values(intervals)
    }

    /// The value of a heap.
    pub fn value(&self, heap: u64) -> u64 {
        let at = self.0.partition_point(|interval| interval.last < heap);
        self.0[at].value + (heap - self.0[at].first)
    }
}

/// Appends the sizes from `first` to `last`, from which all moves are allowed. Smaller sizes have all values
/// up to the greatest, so each value is one more than the last.
fn extend(intervals: &mut Vec<Interval>, first: u64, last: u64) {
    if first <= last {
        let value = least_absent(intervals, &[]);
        intervals.push(Interval { first, last, value });
    }
}

/// The least value that no size in these intervals has, apart from the forbidden sizes, the ascending second
/// numbers.
fn least_absent(intervals: &[Interval], forbidden: &[(u64, u64)]) -> u64 {
    // The values of the sizes between forbidden ones.
    let mut present = Vec::new();
    let mut forbidden = forbidden.iter().peekable();
    for &Interval { first, last, value } in intervals {
        let mut from = first;
        while let Some(&(_, rest)) = forbidden.next_if(|(_, rest)| *rest <= last) {
            present.push((value + (from - first), value + (rest - first)));
            from = rest + 1;
        }
        present.push((value + (from - first), value + (last + 1 - first)));
    }
    present.sort_unstable();
    let mut least = 0;
    for (first, end) in present {
        if first > least {
            break;
        }
        least = least.max(end);
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::forbidden_takes::ForbiddenTakes;
    use crate::search::impartial::Grundy;

    #[test]
    fn values_are_least_excluded_numbers() {
        for seed in 0..200_u64 {
            let moves = (1..=9).flat_map(|size| (1..=size).map(move |taken| (size, taken)));
            let is_chosen = |&(size, taken): &(u64, u64)| {
                (size * 7 + taken * 13 + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 62 <= seed % 4
            };
            let takes: Vec<(u64, u64)> = moves.filter(is_chosen).collect();
            let values = Values::new(&takes);
            let mut grundy = Grundy::new(ForbiddenTakes(takes));
            for heap in 0..14 {
                assert_eq!(values.value(heap), grundy.value(&vec![heap]), "{heap}");
            }
        }
    }
}
