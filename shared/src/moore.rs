//! Moore's Nim: Nim in which a move takes stones from up to `k` heaps, any positive number from each heap
//! that it touches.
//!
//! Write the heaps in binary, one below the other, and count the ones of each column. The player to move
//! loses, in normal play, exactly when every count is divisible by `k + 1` (E. H. Moore, *A generalization
//! of the game called Nim*, 1910). For `k = 1` this is Bouton's theorem; with `k` heaps or fewer, one move
//! can take everything.
//!
//! No move keeps all counts divisible: in the highest column that it changes, ones can only vanish, at
//! least one and at most `k` of them. From any other position, one move makes all counts divisible: go
//! through the columns from the highest to the lowest. A heap that has lost a one in a column may have any
//! digits in the lower columns. So the `t` heaps touched so far can raise a count to the next multiple of
//! `k + 1`; if they are too few for that, the excess is at most `k - t`, and that many further heaps give
//! up their one.
//!
//! So lost positions can be counted column by column without being listed: see [`lost_positions`].
//!
//! Paste with `modular`.

use super::modular::{Binomials, Modular};

/// Returns whether the player to move wins in normal play if a move touches up to `k` heaps (Moore 1910).
///
/// # Complexity
///
/// O(b n) for n heaps of b binary digits.
///
/// # Panics
///
/// If `k` is 0.
///
/// # Examples
///
/// ```
/// use shared::moore::wins;
///
/// assert!(!wins(&[1, 2, 3], 1));
/// assert!(wins(&[1, 2, 3], 2));
/// assert!(!wins(&[5, 5, 5], 2));
/// ```
pub fn wins(heaps: &[u64], k: usize) -> bool {
    let divisor = divisor(heaps, k);
    columns(heaps).any(|column| ones(heaps, column) % divisor != 0)
}

/// A position that a winning move in normal play leads to: if there are several, the one in the proof above. `None`
/// exactly when the player to move loses.
///
/// # Complexity
///
/// O(b n) for n heaps of b binary digits.
///
/// # Panics
///
/// If `k` is 0.
///
/// # Examples
///
/// ```
/// use shared::moore::winning_move;
///
/// assert_eq!(winning_move(&[1, 2, 3], 2), Some(vec![1, 1, 1]));
/// assert_eq!(winning_move(&[4, 2, 7], 2), Some(vec![2, 2, 2]));
/// assert_eq!(winning_move(&[5, 5, 5], 2), None);
/// ```
pub fn winning_move(heaps: &[u64], k: usize) -> Option<Vec<u64>> {
    let divisor = divisor(heaps, k);
    let mut rest = heaps.to_vec();
    // The heaps already reduced: their lower digits are kept at 0 until a count needs them.
    let mut touched: Vec<usize> = Vec::new();
    for column in columns(heaps).rev() {
        let digit = 1 << column;
        let excess = ones(&rest, column) % divisor;
        let missing = (divisor - excess) % divisor;
        if missing <= touched.len() {
            for &at in &touched[..missing] {
                rest[at] |= digit;
            }
        } else {
            let with_digit = (0..rest.len()).filter(|&at| rest[at] & digit != 0);
            let given_up: Vec<usize> = with_digit.take(excess).collect();
            for &at in &given_up {
                rest[at] &= !digit & !(digit - 1);
            }
            touched.extend(given_up);
        }
    }
    (!touched.is_empty()).then_some(rest)
}

/// The numbers, modulo `P`, of lost positions of `heaps` heaps if a move touches up to `k` of them: index
/// `i` counts those with `i (k + 1)` stones, up to `most`. The heaps are distinguishable and may be empty.
/// Positions with any other number of stones are won.
///
/// In each column, the number of heaps with a one is a multiple of `k + 1`, and any choice of these heaps
/// will do: each group of `k + 1` ones in column `c` is worth `2ᶜ (k + 1)` stones. Without the lowest
/// column, the position is still lost, and it has twice the stones that it has after all columns move down
/// by one.
///
/// # Complexity
///
/// O(m min(m, n / k)) for n heaps and m = `most`.
///
/// # Panics
///
/// If `k` is 0, or if the tables of binomial coefficients end before the number of heaps.
///
/// # Examples
///
/// ```
/// use shared::modular::{Binomials, Modular};
/// use shared::moore::lost_positions;
///
/// // In Nim with three heaps: for two stones, the orders of (1, 1, 0); for four stones, those of (2, 2,
/// // 0).
/// let binomials = Binomials::<1_000_000_007>::up_to(3);
/// let lost = lost_positions(3, 1, 2, &binomials);
/// assert_eq!(lost, [1, 3, 3].map(Modular::new));
/// ```
pub fn lost_positions<const P: u32>(
    heaps: usize,
    k: usize,
    most: usize,
    binomials: &Binomials<P>,
) -> Vec<Modular<P>> {
    assert!(k > 0, "a move touches at least one heap");
    let k = k.min(heaps); // For a larger k, no group of k + 1 heaps can be chosen.
    let choices: Vec<Modular<P>> =
        (0..=heaps / (k + 1)).map(|groups| binomials.choose(heaps, groups * (k + 1))).collect();
    // Adding one column after the other, starting from no stones, takes four to seven times as long.
    let mut lost = vec![Modular::ONE];
    for sum in 1..=most {
        let choices = choices.get(sum % 2..).unwrap_or_default();
        let others = lost[..=sum / 2].iter().rev();
        lost.push(sum_of_products(choices.iter().step_by(2).zip(others)));
    }
    lost
}

/// A sum of products, reduced only when 64 bits would overflow; for a prime of 30 bits, this halves the time.
fn sum_of_products<'a, const P: u32>(
    pairs: impl Iterator<Item = (&'a Modular<P>, &'a Modular<P>)>,
) -> Modular<P> {
    let product = u64::from(P - 1) * u64::from(P - 1);
    let mut sum = 0;
    for (a, b) in pairs {
        if sum > u64::MAX - product {
            sum %= u64::from(P);
        }
        sum += u64::from(a.value()) * u64::from(b.value());
    }
    Modular::new(sum)
}

/// The number that must divide every count. No count is greater than the number of heaps, so a greater `k`
/// makes no difference.
fn divisor(heaps: &[u64], k: usize) -> usize {
    assert!(k > 0, "a move touches at least one heap");
    k.min(heaps.len()) + 1
}

/// The columns up to the highest one that contains a one.
fn columns(heaps: &[u64]) -> std::ops::Range<u32> {
    let any = heaps.iter().fold(0, |any, heap| any | heap);
    0..u64::BITS - any.leading_zeros()
}

/// The number of heaps with a one in a column.
fn ones(heaps: &[u64], column: u32) -> usize {
    heaps.iter().filter(|&heap| heap >> column & 1 == 1).count()
}
