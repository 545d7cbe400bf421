//! The nim-values of take-and-break games in nearly linear time: the sparse space.
//!
//! By definition, the value of a heap of `n` is a mex over all ways to break it, so a table of `n` values
//! costs O(n²). Yet in many octal games nearly all values have one thing in common (E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, ch. 4; R. K. Guy, *Unsolved problems in combinatorial games*): among
//! certain binary digits, which depend on the game, they have an odd number of ones. Call these values
//! *common*, and the others *rare*. The rare values form a space, the *sparse space*: the nim-sum of two
//! rare or two common values is rare, and the nim-sum of a rare and a common value is common.
//!
//! In some games the values alone show no such pattern, but they do together with one more digit: the
//! parity of the size that is broken (A. Flammenkamp, *Sparse- and common-positions of Sprague-Grundy
//! values of octal games*). This requires that all breaking moves take odd numbers of counters, or that all
//! take even numbers. The parity of the sum of two heaps depends only on their parities, so the statements
//! above hold for the values with that digit. In this way `0.104` has 20 rare heaps; otherwise almost half
//! of all heaps would be rare.
//!
//! So a break into two heaps has a common value only if one of the heaps has a rare value, and there are
//! few of these heaps. They suffice to find the least common value `m` that no option has. The mex is `m`
//! itself if some option has each rare value below `m`, which usually takes a few breaks into two common
//! heaps to show; otherwise the mex is a rare value, and all breaks are tried. No step relies on the
//! observation: whichever digits are chosen, each value is the mex of its options. Badly chosen digits only
//! cost time.
//!
//! Paste with `walsh`.

use super::walsh::transform;

/// The number of breaks tried between two checks for missing values.
const CHUNK: usize = 64;

/// The number of heaps of each common value that are tried before all others.
const EXAMPLES: usize = 8;

/// The nim-values of a take-and-break game for the heaps `0, 1, 2, …` up to any size.
///
/// # Examples
///
/// Kayles, `0.77`: take one or two counters, and break the rest if you like.
///
/// ```
/// use shared::sparse_space::SparseValues;
///
/// let mut kayles = SparseValues::new(&[0, 7, 7]);
/// kayles.extend_to(10);
/// assert_eq!(kayles.values(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct SparseValues {
    /// For each kind of move, the number of counters that it takes, and its digit, which says what it may
    /// leave.
    moves: Vec<(usize, u8)>,
    values: Vec<u16>,
    /// The binary digits of which a rare value has an even number of ones.
    mask: u16,
    /// The amount of one breaking move, if the amounts of all of them have the same parity.
    breaking: Option<usize>,
    /// True if the parity of the counters left to be broken is one more digit: 1 if it is odd.
    by_size: bool,
    /// The heaps of rare values, ascending, without the empty one.
    rare_heaps: Vec<usize>,
    /// Some heaps of each common value, those of the least frequent values first. Rare values that few
    /// options have come from such heaps: without them `0.376` takes fourteen times as long.
    examples: Vec<usize>,
    /// The rare values below twice the power of two above the known values, ascending, for a heap that
    /// leaves an even number to be broken. For other heaps these values are common if `by_size`.
    rare: Vec<u16>,
    /// The common values, likewise.
    common: Vec<u16>,
    /// The values of those options of the current heap that have been tried.
    reached: ValueSet,
}

/// The moves that these digits allow: the number of counters that each takes, and its digit.
pub(super) fn moves(digits: impl Iterator<Item = u8>) -> Vec<(usize, u8)> {
    let mut moves = Vec::new();
    for (taken, digit) in digits.enumerate() {
        assert!(digit <= 7, "the digit {digit} of the moves that take {taken} is above 7");
        let is_progress = taken > 0 || digit == 0 || digit == 4;
        assert!(
            is_progress,
            "the digit of the moves that take nothing is {digit}, neither 0 nor 4"
        );
        if digit != 0 {
            moves.push((taken, digit));
        }
    }
    moves
}

impl SparseValues {
    /// The game in which digit `t` says what a move that takes `t` counters may leave, as in an octal code:
    /// the sum of 1 for no heap, 2 for one heap, 4 for two. The first digit, for moves that take nothing,
    /// is 0 or 4. At first, only the value of the empty heap is known.
    ///
    /// # Panics
    ///
    /// If a digit is above 7, or the first digit is neither 0 nor 4.
    pub fn new(digits: &[u8]) -> Self {
        let moves = moves(digits.iter().copied());
        let mut breaks = moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
        let breaking = breaks.next().map(|&(taken, _)| taken);
        let mut game = SparseValues {
            breaking: breaking.filter(|first| breaks.all(|(taken, _)| (first + taken) % 2 == 0)),
            moves,
            values: vec![0],
            mask: 0,
            by_size: false,
            rare_heaps: Vec::new(),
            examples: Vec::new(),
            rare: Vec::new(),
            common: Vec::new(),
            reached: ValueSet::default(),
        };
        game.choose_mask();
        game
    }

    /// Continues from stored values of the heaps `0, 1, 2, …`.
    ///
    /// # Complexity
    ///
    /// O(n + v log v) for n values, the largest of which is v.
    ///
    /// # Panics
    ///
    /// If there are no values, or that of the empty heap is not 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::sparse_space::SparseValues;
    ///
    /// let mut kayles = SparseValues::new(&[0, 7, 7]);
    /// kayles.resume(vec![0, 1, 2, 3, 1, 4]);
    /// kayles.extend_to(10);
    /// assert_eq!(kayles.values()[6..], [3, 2, 1, 4, 2]);
    /// ```
    pub fn resume(&mut self, values: Vec<u16>) {
        assert!(values.first() == Some(&0), "the empty heap must have the value 0");
        self.values = values;
        self.choose_mask();
    }

    /// The known values, of the heaps `0, 1, 2, …`.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The binary digits of which a rare value has an even number of ones.
    pub fn mask(&self) -> u16 {
        self.mask
    }

    /// Returns whether the parity of the counters left to be broken is one more of these digits: 1 if it is
    /// odd.
    pub fn by_size(&self) -> bool {
        self.by_size
    }

    /// The heaps of rare values, ascending, without the empty one.
    pub fn rare_heaps(&self) -> &[usize] {
        &self.rare_heaps
    }

    /// Computes the values of all heaps up to `largest`.
    ///
    /// # Complexity
    ///
    /// O(n r) time for n heaps, r of which have rare values, if a few breaks of each other heap show that its
    /// options have all smaller rare values; at worst, O(n²) for each breaking move. Two bytes of memory for
    /// each heap.
    ///
    /// # Panics
    ///
    /// If a value is 2¹⁶ or more.
    pub fn extend_to(&mut self, largest: usize) {
        while self.values.len() <= largest {
            let heap = self.values.len();
            let value = self.mex_of_options(heap);
            self.values.push(value);
            if self.is_rare(heap, value) {
                self.rare_heaps.push(heap);
            }
            // The sets must have room for the nim-sums of the values and for the next power of two.
            if heap.is_power_of_two() || usize::from(value) >= self.reached.bound() / 2 {
                self.choose_mask();
            }
        }
    }

    /// The value of a heap, if the values of all smaller heaps are known.
    fn mex_of_options(&mut self, heap: usize) -> u16 {
        let (rare, common) = if self.by_size && self.leaves_odd(heap) {
            (&self.common, &self.rare)
        } else {
            (&self.rare, &self.common)
        };
        let (values, reached) = (&self.values, &mut self.reached);
        reached.clear();
        for &(taken, digit) in self.moves.iter().filter(|&&(taken, _)| taken <= heap) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                reached.insert(0);
            }
            if digit & 2 != 0 && rest > 0 {
                reached.insert(values[rest]);
            }
            if digit & 4 != 0 {
                let parts = self.rare_heaps.iter().take_while(|&&part| part < rest);
                for &part in parts {
                    reached.insert(values[part] ^ values[rest - part]);
                }
            }
        }
        // This reaches all common values of options; the rest reaches only rare values.
        let is_absent = |value: &&u16| !reached.contains(**value);
        let least_common = common.iter().find(is_absent).copied();
        let mut rare = rare.iter().copied().peekable();
        // The least rare value below it that no tried option has; the search continues from the previous
        // one.
        let mut least_rare = |reached: &ValueSet| {
            while rare.next_if(|&value| reached.contains(value)).is_some() {}
            let least = rare.peek().copied();
            least.filter(|&value| least_common.map_or(true, |common| value < common))
        };
        let breaks = || {
            let breaks = self.moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
            breaks.filter_map(|&(taken, _)| heap.checked_sub(taken))
        };
        for rest in breaks() {
            for parts in self.examples.chunks(CHUNK) {
                if least_rare(reached).is_none() {
                    break;
                }
                for &part in parts.iter().filter(|&&part| part < rest) {
                    reached.insert(values[part] ^ values[rest - part]);
                }
            }
        }
        for rest in breaks() {
            let half = rest / 2;
            let (smaller, greater) = (&values[1..][..half], &values[rest - half..][..half]);
            for (smaller, greater) in smaller.chunks(CHUNK).zip(greater.rchunks(CHUNK)) {
                if least_rare(reached).is_none() {
                    break;
                }
                for (a, b) in smaller.iter().zip(greater.iter().rev()) {
                    reached.insert(a ^ b);
                }
            }
        }
        let mex = least_rare(reached).or(least_common);
        mex.expect("a nim-value should be below 65536")
    }

    /// Returns whether `value` is rare as the value of `heap`, that is, whether it has an even number of
    /// ones among the digits.
    pub fn is_rare(&self, heap: usize, value: u16) -> bool {
        let is_even = (value & self.mask).count_ones() % 2 == 0;
        is_even != (self.by_size && self.leaves_odd(heap))
    }

    /// Returns whether a breaking move leaves an odd number of counters of a heap.
    fn leaves_odd(&self, heap: usize) -> bool {
        self.breaking.is_some_and(|taken| (heap + taken) % 2 == 1)
    }

    /// Chooses the digits with which the fewest known values are rare, and makes room in the sets.
    fn choose_mask(&mut self) {
        let largest = self.values.iter().copied().max().unwrap_or(0);
        let bound = (usize::from(largest) + 1).next_power_of_two();
        // For each mask, the number of rare values less that of common values, without and with the digit
        // of size.
        let mut excess = [vec![0_i64; bound], vec![0; bound]];
        for (heap, &value) in self.values.iter().enumerate() {
            excess[0][usize::from(value)] += 1;
            excess[1][usize::from(value)] += if self.leaves_odd(heap) { -1 } else { 1 };
        }
        let counts = excess[0].clone();
        for excess in &mut excess {
            transform(excess);
        }
        let choices = excess.iter().zip([false, true]);
        let masks = choices.flat_map(|(excess, by_size)| {
            let masks = excess.iter().zip(0..=u16::MAX);
            masks.map(move |(&excess, mask)| (excess, mask, by_size))
        });
        let least = masks.min_by_key(|&(excess, ..)| excess);
        (_, self.mask, self.by_size) = least.unwrap_or_default();
        self.reached = ValueSet::below(2 * bound);
        let values = (0..=u16::MAX).take(2 * bound);
        let mask = self.mask;
        (self.rare, self.common) = values.partition(|&value| (value & mask).count_ones() % 2 == 0);
        let mut left = vec![EXAMPLES; bound];
        let (mut rare_heaps, mut examples) = (Vec::new(), Vec::new());
        for (heap, &value) in self.values.iter().enumerate().skip(1) {
            let left = &mut left[usize::from(value)];
            if self.is_rare(heap, value) {
                rare_heaps.push(heap);
            } else if *left > 0 {
                *left -= 1;
                examples.push(heap);
            }
        }
        examples.sort_by_key(|&heap| counts[usize::from(self.values[heap])]);
        self.rare_heaps = rare_heaps;
        self.examples = examples;
    }
}

/// A set of values below a bound, with a byte for each, so that an insertion need not wait for the
/// previous one, as it would have to if both changed bits of one word. This halves the time of `0.376`.
#[derive(Clone, Debug, Default)]
struct ValueSet {
    is_member: Vec<bool>,
}

impl ValueSet {
    /// The empty set, with room for the values below a bound.
    fn below(bound: usize) -> Self {
        ValueSet { is_member: vec![false; bound] }
    }

    /// The bound of the values.
    fn bound(&self) -> usize {
        self.is_member.len()
    }

    fn insert(&mut self, value: u16) {
        self.is_member[usize::from(value)] = true;
    }

    fn contains(&self, value: u16) -> bool {
        self.is_member[usize::from(value)]
    }

    fn clear(&mut self) {
        self.is_member.fill(false);
    }
}
