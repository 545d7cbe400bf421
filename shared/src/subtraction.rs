//! Subtraction games: a move takes one of a finite set of amounts from one heap.
//!
//! Their Grundy values are always eventually periodic (*Winning Ways*, ch. 4).
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
    /// The amounts that a move may take, ascending, without repetitions.
    amounts: Vec<u64>,
}

impl Subtraction {
    /// The game with these amounts, which may be in any order and repeat.
    ///
    /// # Panics
    ///
    /// If 0 is among them: the game would not end.
    pub fn new(amounts: &[u64]) -> Self {
        let mut amounts = amounts.to_vec();
        amounts.sort_unstable();
        amounts.dedup();
        let takes_some = amounts.first() != Some(&0);
        assert!(takes_some, "a move must take a counter: 0 is among the amounts");
        Subtraction { amounts }
    }

    /// The options of a heap, each as a list of one heap.
    pub fn options(&self, heap: u64) -> Vec<Vec<u64>> {
        let amounts = self.amounts.iter().take_while(|&&amount| amount <= heap);
        amounts.map(|amount| vec![heap - amount]).collect()
    }

    /// The values of the heaps `0..=largest`.
    ///
    /// # Complexity
    ///
    /// O(largest · amounts); O(largest) once the known values prove a period.
    pub fn values(&self, largest: u64) -> Vec<u64> {
        let mut values = Vec::new();
        let mut tried = self.first_tried();
        while tried < largest {
            self.extend(&mut values, tried);
            if let Some(periodic) = self.prove(&values) {
                values.extend((tried + 1..=largest).map(|heap| periodic.value(heap)));
                return values;
            }
            tried = tried.saturating_mul(2);
        }
        self.extend(&mut values, largest);
        values
    }

    /// The same values of the heaps `0..=largest` as [`values`](Subtraction::values), but found faster if
    /// there are more than about `largest / 100` amounts and no short period.
    ///
    /// The heaps from which a move leads to a heap of a given value are copies of the set of amounts, each
    /// shifted by a heap of that value; they are stored as bits, 64 to a word. Among the heaps without a
    /// smaller value, in ascending order, those that no copy has reached get this value.
    ///
    /// # Complexity
    ///
    /// O(largest² / 64) time, and memory for 8 sets of amounts.
    ///
    /// # Panics
    ///
    /// If a table of that many values does not fit in memory.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::subtraction::Subtraction;
    ///
    /// let squares = Subtraction::new(&[1, 4, 9, 16, 25]);
    /// assert_eq!(squares.dense_values(30), squares.values(30));
    /// ```
    pub fn dense_values(&self, largest: u64) -> Vec<u64> {
        /// The number of words that are decided before the copies shifted by their heaps are added to all words above
        /// them.
        const BLOCK: usize = 8;
        let largest = usize::try_from(largest).expect("the table must fit in memory");
        let words = largest / 64 + 1;
        let shifted: Vec<Vec<u8>> = (0..8).map(|shift| self.bits(shift, words)).collect();
        // The heaps from which an amount leads to a heap, from the word `from` on.
        let above = |heap: usize, from: usize| {
            &shifted[heap % 8][8 - heap % 64 / 8 + 8 * (from - heap / 64)..]
        };
        let bits = |bytes: &[u8]| <[u8; 8]>::try_from(bytes).map_or(0, u64::from_le_bytes);
        let mut found = Vec::new();
        let mut undecided = vec![u64::MAX; words];
        undecided[words - 1] >>= 63 - largest % 64;
        let mut reached = vec![0; words];
        let mut values = vec![0; largest + 1];
        let mut left = values.len();
        for value in 0.. {
            if left == 0 {
                break;
            }
            reached.fill(0);
            for start in (0..words).step_by(BLOCK) {
                let end = words.min(start + BLOCK);
                found.clear();
                for word in start..end {
                    loop {
                        let next = undecided[word] & !reached[word];
                        if next == 0 {
                            break;
                        }
                        let bit = next.trailing_zeros() as usize;
                        undecided[word] ^= 1 << bit;
                        let heap = 64 * word + bit;
                        values[heap] = value;
                        found.push(heap);
                        let above = above(heap, word).chunks_exact(8);
                        for (reached, above) in reached[word..end].iter_mut().zip(above) {
                            *reached |= bits(above);
                        }
                    }
                }
                left -= found.len();
                for group in found.chunks(4) {
                    // The first heap takes the places of missing ones, which changes nothing.
                    let heap = |at| group.get(at).unwrap_or(&group[0]);
                    let [a, b, c, d] = [0, 1, 2, 3].map(|at| above(*heap(at), end));
                    let pairs = a.chunks_exact(8).zip(b.chunks_exact(8));
                    let others = c.chunks_exact(8).zip(d.chunks_exact(8));
                    let all = reached[end..].iter_mut().zip(pairs.zip(others));
                    for (reached, ((a, b), (c, d))) in all {
                        *reached |= bits(a) | bits(b) | bits(c) | bits(d);
                    }
                }
            }
        }
        values
    }

    /// Returns for each of the heaps `0..=largest` whether the player to move wins.
    ///
    /// The lost heaps are bits, 64 to a word. Adding an amount shifts them onto heaps that are won: whole
    /// words at a time from lower words, and bit by bit within the word that is being decided.
    ///
    /// # Complexity
    ///
    /// O(largest · amounts / 64 + largest).
    ///
    /// # Panics
    ///
    /// If a table of that many outcomes does not fit in memory.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::subtraction::Subtraction;
    ///
    /// let wins = Subtraction::new(&[1, 3, 4]).wins(7);
    /// assert_eq!(wins, [false, true, false, true, true, true, true, false]);
    /// ```
    pub fn wins(&self, largest: u64) -> Vec<bool> {
        let largest = usize::try_from(largest).expect("the table must fit in memory");
        // Amounts beyond `usize` are greater than the largest heap.
        let amounts = self.amounts.iter().filter_map(|&amount| usize::try_from(amount).ok());
        let amounts: Vec<usize> = amounts.take_while(|&amount| amount <= largest).collect();
        let small = amounts.iter().take_while(|&&amount| amount < 64);
        let small = small.fold(0, |bits, amount| bits | 1 << amount);
        let mut lost: Vec<u64> = Vec::with_capacity(largest / 64 + 1);
        for word in 0..=largest / 64 {
            let mut won = 0;
            for amount in amounts.iter().take_while(|&&amount| amount / 64 <= word) {
                let (from, shift) = (word - amount / 64, amount % 64);
                // A shift by 64 would overflow.
                let below = if from > 0 { lost[from - 1] >> 1 >> (63 - shift) } else { 0 };
                let beside = lost.get(from).map_or(0, |lost| lost << shift);
                won |= below | beside;
            }
            let (mut undecided, mut lost_here) = (u64::MAX, 0);
            while undecided & !won != 0 {
                let heap = (undecided & !won).trailing_zeros();
                lost_here |= 1 << heap;
                won |= small << heap;
                undecided = u64::MAX << heap << 1;
            }
            lost.push(lost_here);
        }
        (0..=largest).map(|heap| lost[heap / 64] >> (heap % 64) & 1 == 0).collect()
    }

    /// The amounts plus `shift` as the bits of `words` words, after a word of zeros: reading from n bytes
    /// before the end of that word adds 8n to each.
    fn bits(&self, shift: u64, words: usize) -> Vec<u8> {
        let mut bits = vec![0; 8 + 8 * words];
        let sums = self.amounts.iter().map(|amount| amount.saturating_add(shift));
        for sum in sums.take_while(|sum| sum / 64 < words as u64) {
            bits[8 + sum as usize / 8] |= 1 << (sum % 8);
        }
        bits
    }

    /// Appends the values of further heaps up to `largest` to those of the first ones.
    fn extend(&self, values: &mut Vec<u64>, largest: u64) {
        // For each value, the last heap that had an option of that value.
        let mut seen_from = vec![u64::MAX; self.amounts.len() + 1];
        for heap in values.len() as u64..=largest {
            // The loop is a third faster on slices, which cannot be reallocated in it.
            let (smaller, seen_from) = (values.as_slice(), seen_from.as_mut_slice());
            for amount in self.amounts.iter().take_while(|&&amount| amount <= heap) {
                seen_from[smaller[(heap - amount) as usize] as usize] = heap;
            }
            let absent = seen_from.iter().position(|&from| from != heap);
            values.push(absent.unwrap_or(self.amounts.len()) as u64);
        }
    }

    /// The largest heap up to which a period is looked for at first.
    fn first_tried(&self) -> u64 {
        self.longest().saturating_mul(4).max(1)
    }

    /// The greatest amount.
    fn longest(&self) -> u64 {
        self.amounts.last().copied().unwrap_or(0)
    }

    /// The values of all heaps, if those of the first ones prove that they are periodic.
    fn prove(&self, values: &[u64]) -> Option<Periodic> {
        let longest = usize::try_from(self.longest()).unwrap_or(usize::MAX);
        Periodic::prove(values, |start, _| start.saturating_add(longest))
    }

    /// The values of all heaps, if those of `0..=limit` prove that they are periodic.
    ///
    /// A value depends on the `m` values before it, where `m` is the greatest amount: once `m` consecutive
    /// values equal the values `p` heaps earlier, so do all later ones. No value exceeds the number of
    /// amounts, so there are finitely many sequences of `m` values, and a large enough limit always
    /// succeeds; but the period may grow exponentially with `m`.
    ///
    /// # Complexity
    ///
    /// O(amounts) for each of the values that the proof needs, or at most twice as many or four times the greatest
    /// amount, but no more than `limit`.
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
    pub fn periodic(&self, limit: u64) -> Option<Periodic> {
        let mut values = Vec::new();
        let mut tried = limit.min(self.first_tried());
        loop {
            self.extend(&mut values, tried);
            let proof = self.prove(&values);
            if proof.is_some() || tried == limit {
                return proof;
            }
            tried = limit.min(tried.saturating_mul(2));
        }
    }
}
