//! Grundy values of pairs of heaps in [`DeleteNim`](crate::rules::delete_nim::DeleteNim).

const TABLE: u32 = 512;

/// The values of pairs of heaps of up to 512 counters, by their definition.
pub struct PairValues {
    /// The values reached by splitting a heap of each size, as bit sets.
    reached: Vec<u64>,
}

impl Default for PairValues {
    fn default() -> Self {
        let mut reached = vec![0_u64; 2];
        for heap in 2..=TABLE as usize {
            let parts = (1..=heap / 2).map(|part| reached[part] | reached[heap - part]);
            reached.push(parts.fold(0, |all, parts| all | 1 << least_absent(parts)));
        }
        PairValues { reached }
    }
}

impl PairValues {
    /// The Grundy value of a pair; `None` if a heap is too large.
    pub fn tabled(&self, a: u64, b: u64) -> Option<u64> {
        let [a, b] = [a, b].map(|heap| self.reached.get(heap as usize));
        Some(least_absent(a? | b?))
    }
}

/// The Grundy value of a pair: 0 if both heaps are odd, otherwise that of their halves plus one.
pub fn by_halves(a: u64, b: u64) -> u64 {
    if a % 2 == 1 && b % 2 == 1 { 0 } else { 1 + by_halves(a.div_ceil(2), b.div_ceil(2)) }
}

fn least_absent(set: u64) -> u64 {
    set.trailing_ones().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::delete_nim::{DeleteNim, sorted};
    use crate::search::impartial::Grundy;

    #[test]
    fn pairs_are_worth_what_the_search_says() {
        let values = PairValues::default();
        let mut searched = Grundy::new(DeleteNim);
        for a in 1..20 {
            for b in 1..20 {
                let value = searched.value(&sorted(vec![[a, b]]));
                assert_eq!(values.tabled(a, b), Some(value));
            }
        }
        for a in 1..=300 {
            let value = values.tabled(a, 97);
            assert_eq!(Some(by_halves(a, 97)), value, "{a}");
        }
    }
}
