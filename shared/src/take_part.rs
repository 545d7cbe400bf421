//! Taking at most a part: from a heap of `n` stones a move takes at least one and at most `⌊n / k⌋` of
//! them. Whoever cannot move loses.
//!
//! The Grundy value is `g(n) = n / k` if k divides n, and otherwise `g(n) = g(n - ⌊n / k⌋ - 1)`; this
//! recursion ends with `g(0) = 0`. Proof: let `q = ⌊n / k⌋`. By induction, the sizes from `n - q` up to `n`
//! have the values 0 up to `q`, each once, which is true for `n = 0`. The options of `n + 1` depend on
//! whether k divides `n + 1`:
//!
//! - if it does, they are all of these sizes, so `n + 1` has the value `q + 1`, and there are one more size
//!   and one more value;
//! - if it does not, they are all of these sizes but `n - q`, so `n + 1` has the value of `n - q` and takes
//!   its place.
//!
//! As long as the quotient stays the same, each step of the recursion subtracts `q + 1`: one division gives
//! the number of steps until k divides the number or the quotient becomes smaller.
//!
//! The game is *Strange Nim*, AtCoder Regular Contest 091 F (2018).
//!
//! Paste alone.

/// The Grundy value of a heap from which a move takes at most `⌊n / divisor⌋` of the n stones.
///
/// # Complexity
///
/// O(√n log n) for a heap of n: the number of steps is at most the quotient n / k, since each step makes it
/// smaller, and also O(k log n), since a step leaves at most a fraction 1 - 1/k of the heap.
///
/// # Panics
///
/// If `divisor` is 0.
///
/// # Examples
///
/// ```
/// use shared::take_part::value;
///
/// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|heap| value(heap, 2)), [0, 0, 1, 0, 2, 1, 3, 0]);
/// assert_eq!(value(1_000_000_000, 3), 222_222_222);
/// ```
pub fn value(heap: u64, divisor: u64) -> u64 {
    assert!(divisor > 0, "the divisor is 0: a move must take a part of the heap");
    let (mut quotient, mut rest) = (heap / divisor, heap % divisor);
    while rest > 0 {
        let step = quotient + 1;
        // The excess over the remainder that all steps with this quotient take off; often there is a single
        // step, which needs no division.
        let beyond = if rest <= step { step - rest } else { step - 1 - (rest - 1) % step };
        // The quotient usually falls by 1, which is computed faster by a subtraction than by a product.
        if beyond == 0 {
            break;
        } else if beyond <= divisor {
            quotient -= 1;
            rest = divisor - beyond;
        } else {
            let fewer = (beyond - 1) / divisor + 1;
            quotient -= fewer;
            rest = fewer * divisor - beyond;
        }
    }
    quotient
}
