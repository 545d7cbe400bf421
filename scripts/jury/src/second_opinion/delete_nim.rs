//! Grundy values of pairs of heaps in [`DeleteNim`](crate::rules::delete_nim::DeleteNim).

/// The heaps of the table.
const TABLE: u32 = 512;

/// The values of pairs: by their definition up to 512 counters, and beyond by those of half the heaps.
pub struct PairValues {
    /// What splitting a heap of each size leads to, as sets of bits.
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
    /// The Grundy value of a pair.
    pub fn value(&self, a: u64, b: u64) -> u64 {
        match [a, b].map(|heap| self.reached.get(heap as usize)) {
            [Some(a), Some(b)] => least_absent(a | b),
            _ if a % 2 == 1 && b % 2 == 1 => 0,
            _ => 1 + self.value(a.div_ceil(2), b.div_ceil(2)),
        }
    }
}

/// The least number that is not in a set of bits.
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
                assert_eq!(values.value(a, b), searched.value(&sorted(vec![[a, b]])));
            }
        }
        let halved = PairValues {
            reached: values.reached[..2].to_vec(),
        };
        for a in 1..=300 {
            assert_eq!(halved.value(a, 97), values.value(a, 97), "{a}");
        }
    }
}
