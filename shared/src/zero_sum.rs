//! Counting the sets of heaps with nim-sum 0 by their size.
//!
//! A character turns a nim-sum into a product of signs (see [`walsh`]). The mean of all characters is 1 at
//! nim-sum 0, and 0 elsewhere. So the polynomial whose coefficient at `zʲ` counts the sets of `j` heaps
//! with nim-sum 0 is the mean, over the characters, of
//!
//! ```text
//! Σ over all sets, z^size · (product of the signs)  =  Π over the heaps, 1 + sign · z
//!                                                   =  (1 + z)ⁿ⁻ᶜ (1 - z)ᶜ
//! ```
//!
//! where `n` is the number of heaps, and `c` is the number of heaps with the sign -1. The sums of the
//! signs, `n - 2c`, are the transform of the table that counts the heaps by their size. The sets are the
//! words of a binary linear code, and this formula is MacWilliams's identity for the weights of a code and
//! its dual (F. J. MacWilliams, *A theorem on the distribution of weights in a systematic code*, 1963).
//!
//! Paste with `modular`, `walsh`.

use super::modular::Modular;
use super::walsh;

/// The numbers of sets of heaps with nim-sum 0, including the empty set, by their size modulo `divisor`.
/// Equal heaps are distinguishable.
///
/// # Complexity
///
/// O(m log m + n d) time and O(m + n + d) memory, for n heaps with sizes below m, and the divisor d.
///
/// # Panics
///
/// If `P` is even, if `divisor` is 0, if there are 2³⁰ heaps or more, if a heap has 2³¹ stones or more, or
/// if a table with an entry for each number of stones up to the largest heap does not fit in memory.
///
/// # Examples
///
/// ```
/// use shared::zero_sum::count_sets;
///
/// // {}, {1, 1}, and {1, 2, 3} with either 1
/// let counts = count_sets::<1_000_000_007>(&[1, 2, 3, 1], 5);
/// let counts: Vec<u32> = counts.iter().map(|count| count.value()).collect();
/// assert_eq!(counts, [1, 0, 1, 2, 0]);
/// ```
pub fn count_sets<const P: u32>(heaps: &[u64], divisor: usize) -> Vec<Modular<P>> {
    assert!(divisor > 0, "the divisor is 0");
    assert!(heaps.len() < 1 << 30, "there are 2^30 heaps or more");
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let length = u32::try_from(largest).ok();
    let length = length.and_then(|largest| largest.checked_add(1)?.checked_next_power_of_two());
    let length = length.expect("a heap has too many stones for a table");
    let mut sums = vec![0i32; length as usize];
    for &heap in heaps {
        sums[heap as usize] += 1;
    }
    walsh::transform(&mut sums);
    // For each number of heaps, the number of characters that give the sign -1 to that many heaps.
    let mut characters = vec![0u32; heaps.len() + 1];
    for &sum in &sums {
        let negative = (heaps.len() as i32 - sum) / 2;
        characters[negative as usize] += 1;
    }
    // Horner's rule sums the polynomials: the powers of 1 - z are built up as they are needed.
    let mut counts = vec![Modular::ZERO; divisor];
    let mut power = vec![Modular::ZERO; divisor];
    power[0] = Modular::ONE;
    for (negative, &times) in characters.iter().enumerate() {
        if negative > 0 {
            multiply(&mut counts, |count, before| count + before);
            multiply(&mut power, |count, before| count - before);
        }
        if times > 0 {
            let times = Modular::new(u64::from(times));
            for (count, &coefficient) in counts.iter_mut().zip(&power) {
                *count += times * coefficient;
            }
        }
    }
    let share = Modular::new(sums.len() as u64).inverse();
    let share = share.expect("the modulus must be odd");
    counts.into_iter().map(|count| count * share).collect()
}

/// Multiplies a polynomial by 1 + z or 1 - z modulo `zᵈ - 1`, where d is its length and `combine` adds or
/// subtracts.
fn multiply<T: Copy>(polynomial: &mut [T], combine: impl Fn(T, T) -> T) {
    let mut before = polynomial[polynomial.len() - 1];
    for coefficient in polynomial {
        let old = *coefficient;
        *coefficient = combine(old, before);
        before = old;
    }
}
