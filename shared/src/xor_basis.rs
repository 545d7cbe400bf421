//! Independent sets of numbers under exclusive or.
//!
//! Numbers are vectors over the field of two elements, digit by digit, and the nim-sum is their sum. A set is
//! *independent* if none of its non-empty subsets has nim-sum 0; its *span* is the set of the nim-sums of all its
//! subsets.
//!
//! **Theorem** (greedy choice; R. Rado, *Note on independence functions*, 1957). Take numbers by descending weight,
//! and keep each that is not in the span of those kept before. No independent subset has a greater weight, for any
//! weights that are not negative.
//!
//! *Proof.* Let the kept numbers be g₁, g₂, … by descending weight, and let h₁, h₂, … be another independent set in
//! the same order. Suppose that some hᵢ is heavier than gᵢ, or that there are fewer than i kept numbers. Each of
//! h₁, …, hᵢ was looked at when at most i − 1 numbers were kept, and is in the span of these: it is one of them, or
//! was left out because it was in their span. So a space of dimension i − 1 would contain i independent vectors,
//! which is impossible. Hence gᵢ is at least as heavy as hᵢ for every i. ∎
//!
//! Suppose that one player and then the other may discard heaps, but not all, before a game of Nim that the first
//! one begins. The first one leaves an independent set: whichever heaps the other keeps, their nim-sum is not 0. Were
//! the set dependent, the other would keep a non-empty subset with nim-sum 0.
//!
//! Paste alone.

/// A basis of the span of some numbers.
///
/// # Examples
///
/// ```
/// use shared::xor_basis::XorBasis;
///
/// let mut basis = XorBasis::new();
/// assert!(basis.insert(6) && basis.insert(5));
/// assert!(!basis.insert(3)); // 6 ⊕ 5
/// assert_eq!(basis.rank(), 2);
/// assert!(basis.spans(0) && !basis.spans(1));
/// ```
#[derive(Clone, Debug)]
pub struct XorBasis {
    /// For each digit the vector whose highest digit it is, or 0.
    by_highest: [u64; 64],
}

impl Default for XorBasis {
    fn default() -> Self {
        XorBasis { by_highest: [0; 64] }
    }
}

impl XorBasis {
    /// Returns the basis of the span {0}, which is empty.
    pub fn new() -> Self {
        XorBasis::default()
    }

    /// Adds a number, and returns true, unless the span already has it.
    ///
    /// # Complexity
    ///
    /// O(rank).
    pub fn insert(&mut self, number: u64) -> bool {
        let rest = self.reduced(number);
        if rest != 0 {
            self.by_highest[highest_digit(rest)] = rest;
        }
        rest != 0
    }

    /// Returns whether a number is the nim-sum of some of those inserted.
    ///
    /// # Complexity
    ///
    /// O(rank).
    pub fn spans(&self, number: u64) -> bool {
        self.reduced(number) == 0
    }

    /// Returns the dimension of the span, the greatest size of an independent subset.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn rank(&self) -> usize {
        self.by_highest.iter().filter(|&&vector| vector != 0).count()
    }

    /// The number plus some vectors of the basis, with a highest digit that no vector has, or 0.
    fn reduced(&self, number: u64) -> u64 {
        let mut rest = number;
        while rest != 0 && self.by_highest[highest_digit(rest)] != 0 {
            rest ^= self.by_highest[highest_digit(rest)];
        }
        rest
    }
}

/// Returns the place of the highest digit 1 of a number that is not 0.
fn highest_digit(number: u64) -> usize {
    63 - number.leading_zeros() as usize
}

/// Returns the greatest sum of an independent subset of these numbers.
///
/// # Complexity
///
/// O(n log n + n · rank) for n numbers.
///
/// # Panics
///
/// If the sum does not fit in 64 bits.
///
/// # Examples
///
/// ```
/// use shared::xor_basis::greatest_independent_sum;
///
/// assert_eq!(greatest_independent_sum(vec![5, 5, 6, 6, 5, 5]), 11);
/// assert_eq!(greatest_independent_sum(vec![1, 2, 3]), 5);
/// ```
pub fn greatest_independent_sum(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    let mut basis = XorBasis::new();
    let kept = numbers.into_iter().filter(|&number| basis.insert(number));
    kept.fold(0, |sum: u64, number| sum.checked_add(number).expect("a sum below 2^64"))
}
