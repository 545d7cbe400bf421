//! Values of Grundy's game by the mex rule, without examining most splits.
//!
//! Few of the known values are *rare*: those with an even number of ones among their binary digits without
//! the last (*Winning Ways*, ch. 4). The exclusive or of two values is rare iff both or neither are. So every
//! split with a non-rare result has a heap of a rare value, and such splits are soon tried. This gives the
//! least absent number unless a smaller rare one is absent; a few more splits show that none is.

/// A bound on all values; a power of two.
const BOUND: u16 = 512;

/// The number of splits between two checks for missing values.
const CHUNK: usize = 64;

/// The values of the heaps `0, 1, 2, …`, computed as needed.
#[derive(Default)]
pub struct Values {
    values: Vec<u16>,
    /// The heaps of rare values, without the empty one.
    rare_heaps: Vec<usize>,
}

impl Values {
    /// The value of a heap.
    ///
    /// # Panics
    ///
    /// If a value on the way is too large for the sets.
    pub fn value(&mut self, heap: usize) -> u16 {
        while self.values.len() <= heap {
            let next = self.values.len();
            let value = self.least_absent(next);
            if is_rare(value) && next > 0 {
                self.rare_heaps.push(next);
            }
            self.values.push(value);
        }
        self.values[heap]
    }

    fn least_absent(&self, heap: usize) -> u16 {
        let mut is_present = [false; BOUND as usize];
        for &part in &self.rare_heaps {
            if 2 * part != heap {
                let split = self.values[part] ^ self.values[heap - part];
                is_present[usize::from(split)] = true;
            }
        }
        let absent = |&value: &u16| !is_rare(value) && !is_present[usize::from(value)];
        let least_common = (0..BOUND / 2).find(absent).expect("a value below the bound");
        let mut rare = (0..least_common).filter(|&value| is_rare(value)).peekable();
        let half = heap.saturating_sub(1) / 2;
        let smaller = &self.values[half.min(1)..][..half];
        let greater = &self.values[heap - half..][..half];
        for (smaller, greater) in smaller.chunks(CHUNK).zip(greater.rchunks(CHUNK)) {
            while rare.next_if(|&value| is_present[usize::from(value)]).is_some() {}
            if rare.peek().is_none() {
                break;
            }
            for (a, b) in smaller.iter().zip(greater.iter().rev()) {
                is_present[usize::from(a ^ b)] = true;
            }
        }
        let least_rare = rare.find(|&value| !is_present[usize::from(value)]);
        least_rare.unwrap_or(least_common)
    }
}

fn is_rare(value: u16) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::second_opinion::grundy_table;

    #[test]
    fn values_are_least_absent_numbers() {
        let expected = grundy_table(2000, |heap, values| {
            let parts = 1..heap.div_ceil(2);
            parts.map(|part| values[part] ^ values[heap - part]).collect()
        });
        let mut values = Values::default();
        for (heap, &value) in expected.iter().enumerate() {
            assert_eq!(u64::from(values.value(heap)), value, "{heap}");
        }
    }

    /// Covers heaps up to the bound of CSES 2207, which takes seconds.
    #[test]
    fn the_last_lost_heap_up_to_a_million_is_1222() {
        let mut values = Values::default();
        let lost: Vec<usize> = (1..=1_000_000).filter(|&heap| values.value(heap) == 0).collect();
        assert_eq!((lost.len(), lost.last()), (41, Some(&1222)));
    }
}
