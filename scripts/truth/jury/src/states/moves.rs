//! The moves from a state.

/// The moves from a state; of each move, the states whose sum it leaves, in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The states that the moves leave, one move after another.
    parts: Vec<usize>,
    /// The end of each move in `parts`.
    ends: Vec<usize>,
}

impl Moves {
    /// Adds a state to the sum that the next move leaves.
    pub(super) fn add(&mut self, part: usize) {
        self.parts.push(part);
    }

    /// Ends a move, which leaves the states that were added since the previous one.
    pub(super) fn end(&mut self) {
        let begin = self.ends.last().copied().unwrap_or(0);
        if self.parts.len() > begin + 1 {
            self.parts[begin..].sort_unstable();
        }
        self.ends.push(self.parts.len());
    }

    pub(super) fn shrink(&mut self) {
        self.parts.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The sum that each move leaves.
    pub fn iter(&self) -> impl Iterator<Item = &[usize]> {
        let begins = [0].into_iter().chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.parts[begin..end])
    }

    /// The states that moves leave, alone or in a sum, with multiplicity.
    pub fn parts(&self) -> &[usize] {
        &self.parts
    }

    /// Returns whether a move leaves several states.
    pub(super) fn have_sums(&self) -> bool {
        self.parts.len() != self.ends.len()
    }

    /// The sums in ascending order.
    pub(super) fn sorted(&self) -> Vec<&[usize]> {
        let mut sums: Vec<&[usize]> = self.iter().collect();
        sums.sort_unstable();
        sums
    }

    /// A sum that two moves leave.
    #[allow(clippy::stable_sort_primitive)] // A stable sort merges runs.
    pub(super) fn repeated(&self) -> Option<Vec<usize>> {
        // Pairs of 32 bits are sorted faster than slices, and moves often come in runs, which a stable sort
        // merges.
        let pair = |sum: &[usize]| match *sum {
            [one] => Some(u64::from(u32::try_from(one).ok()?) << 32 | u64::from(u32::MAX)),
            [one, other] => {
                let other = u32::try_from(other).ok().filter(|other| *other < u32::MAX)?;
                Some(u64::from(u32::try_from(one).ok()?) << 32 | u64::from(other))
            }
            _ => None,
        };
        if let Some(mut pairs) = self.iter().map(pair).collect::<Option<Vec<u64>>>() {
            pairs.sort();
            let repeats = pairs.windows(2).any(|two| two[0] == two[1]);
            if !repeats {
                return None;
            }
        }
        let sorted = self.sorted();
        sorted.windows(2).find(|two| two[0] == two[1]).map(|two| two[0].to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(sums: &[&[usize]]) -> Moves {
        let mut moves = Moves::default();
        for sum in sums {
            for part in *sum {
                moves.add(*part);
            }
            moves.end();
        }
        moves
    }

    #[test]
    fn sums_are_multisets_in_the_order_of_the_moves() {
        let moves = moves(&[&[3, 1], &[2], &[2, 2, 0]]);
        assert_eq!(moves.iter().collect::<Vec<_>>(), [&[1, 3][..], &[2], &[0, 2, 2]]);
        assert_eq!(moves.sorted(), [&[0, 2, 2][..], &[1, 3], &[2]]);
        assert_eq!(
            (moves.len(), moves.parts(), moves.have_sums()),
            (3, &[1, 3, 2, 0, 2, 2][..], true)
        );
    }

    #[test]
    fn a_repeated_sum_is_found_whatever_its_length() {
        const LARGE: usize = u32::MAX as usize;
        assert_eq!(moves(&[&[1], &[1, 0], &[0], &[1, 1]]).repeated(), None);
        assert_eq!(moves(&[&[1], &[2], &[1]]).repeated(), Some(vec![1]));
        assert_eq!(moves(&[&[1, 2], &[1], &[2, 1]]).repeated(), Some(vec![1, 2]));
        assert_eq!(moves(&[&[1, 2, 3], &[1], &[3, 2, 1]]).repeated(), Some(vec![1, 2, 3]));
        assert_eq!(moves(&[&[7], &[7, LARGE]]).repeated(), None);
        assert_eq!(moves(&[&[LARGE + 1], &[0], &[LARGE + 1]]).repeated(), Some(vec![LARGE + 1]));
    }
}
