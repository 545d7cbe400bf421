//! The Walsh–Hadamard transform: the analogue of the Fourier transform for nim-sums.
//!
//! The *characters* of the numbers below `2ᵏ` under the nim-sum are the functions
//! `a ↦ (-1)^(number of ones in a & c)`, one for each `c` below `2ᵏ`: each turns the nim-sum of two numbers
//! into the product of two signs. The transform of a table of counts sums it against each character. If `f`
//! and `g` count positions by their Grundy values, the table that counts the sums of one position of each
//! has the entrywise product of the two transforms as its transform. So the entrywise n-th power of a
//! transform is itself a transform: that of the table that counts the sums of n positions. The mean of the
//! power's entries is the count at nim-sum 0.
//!
//! Paste alone.

use std::ops::{Add, Mul, Neg, Sub};

/// Replaces a table by its transform. Applied twice, this gives the table back, multiplied by its length.
///
/// The entries must be elements of a ring: residues, or signed integers wide enough for the sum of their
/// absolute values. Unsigned integers, which cannot hold the differences, are rejected.
///
/// # Complexity
///
/// O(n log n) for a table of length n.
///
/// # Panics
///
/// If the length is not a power of two.
///
/// # Examples
///
/// ```
/// use shared::walsh::transform;
///
/// let mut table = [1, 2, 3, 4];
/// transform(&mut table);
/// assert_eq!(table, [10, -2, -4, 0]);
/// transform(&mut table);
/// assert_eq!(table, [4, 8, 12, 16]);
/// ```
///
/// ```compile_fail
/// # use shared::walsh::transform;
/// transform(&mut [1_u64, 2, 3, 4]);
/// ```
pub fn transform<T>(table: &mut [T])
where
    T: Copy + Add<Output = T> + Sub<Output = T> + Neg<Output = T>,
{
    assert!(table.len().is_power_of_two(), "the length should be a power of two");
    // Two digits at a time, which halves the reading and writing of the table.
    let mut half = 1;
    while half < table.len() / 2 {
        for block in table.chunks_exact_mut(4 * half) {
            let (low, high) = block.split_at_mut(2 * half);
            let (low, high) = (low.split_at_mut(half), high.split_at_mut(half));
            let low = low.0.iter_mut().zip(low.1);
            for ((a, b), (c, d)) in low.zip(high.0.iter_mut().zip(high.1)) {
                let (sums, differences) = ((*a + *b, *c + *d), (*a - *b, *c - *d));
                (*a, *c) = (sums.0 + sums.1, sums.0 - sums.1);
                (*b, *d) = (differences.0 + differences.1, differences.0 - differences.1);
            }
        }
        half *= 4;
    }
    if half < table.len() {
        let (low, high) = table.split_at_mut(half);
        for (a, b) in low.iter_mut().zip(high) {
            (*a, *b) = (*a + *b, *a - *b);
        }
    }
}

/// The table that counts the nim-sums of one number from each of two tables, multiplied by their length:
/// `n · Σ f(a) g(b)` over `a ⊕ b = c`, for each `c`.
///
/// # Complexity
///
/// O(n log n) for tables of length n.
///
/// # Panics
///
/// If the lengths differ or are not a power of two.
///
/// # Examples
///
/// ```
/// use shared::walsh::scaled_convolution;
///
/// // The numbers 0, 0, 1 with 1 and 2: the nim-sums are 1, 1, 0 and 2, 2, 3.
/// assert_eq!(scaled_convolution(&[2, 1, 0, 0], &[0, 1, 1, 0]), [4, 8, 8, 4]);
/// ```
pub fn scaled_convolution<T>(f: &[T], g: &[T]) -> Vec<T>
where
    T: Copy + Add<Output = T> + Sub<Output = T> + Neg<Output = T> + Mul<Output = T>,
{
    assert_eq!(f.len(), g.len(), "the tables must have the same length");
    let (mut f, mut g) = (f.to_vec(), g.to_vec());
    transform(&mut f);
    transform(&mut g);
    for (a, b) in f.iter_mut().zip(g) {
        *a = *a * b;
    }
    transform(&mut f);
    f
}
