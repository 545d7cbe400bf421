//! The simplest number between two bounds.
//!
//! If Left can move to the numbers L and Right to the numbers R, and all of L are less than all of R, the
//! position is itself a number: the *simplest* one, the first born that is greater than all of L and less
//! than all of R (J. H. Conway, *On Numbers and Games*, 1976). `{|}` is 0; the next day brings `{0|} = 1`
//! and `{|0} = -1`, the day after that `2`, `1/2`, `-1/2`, `-2`, and so on; in the end, every dyadic
//! rational is born.
//!
//! The numbers form a tree by days. The path down to a number, with blue for a step to the greater side and
//! red for a step to the lesser side, is the [stalk](super::hackenbush) of that value.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/days.svg"))]
//!
//! [`simplest_between`] finds the simplest number with one comparison of bits instead of a walk through the
//! days. The underlying definitions are in [`surreal_form`](super::surreal_form).
//!
//! Paste with `dyadic`.

use super::dyadic::Dyadic;
use std::cmp::Ordering;

/// A number that can bound an interval: a [`Dyadic`] or a [`Fraction`].
///
/// An *expansion* is a whole number and 128 bits after the binary point.
pub trait Bound: Copy + Ord {
    /// The number 0.
    const ZERO: Self;

    /// The negative of the number.
    ///
    /// # Panics
    ///
    /// If it is the integer `i128::MIN`.
    #[must_use]
    fn negative(self) -> Self;

    /// The greatest expansion that is at most this number.
    fn expansion(self) -> (i128, u128);

    /// The greatest expansion that is less than this number.
    fn expansion_below(self) -> (i128, u128);
}

impl Bound for Dyadic {
    const ZERO: Self = Dyadic::ZERO;

    fn negative(self) -> Self {
        -self
    }

    fn expansion(self) -> (i128, u128) {
        let bits = match self.exponent() {
            0 => 0,
            exponent => (self.numerator() as u128) << (128 - exponent),
        };
        (self.floor(), bits)
    }

    fn expansion_below(self) -> (i128, u128) {
        before(self.expansion())
    }
}

/// The expansion just before another one.
fn before((whole, bits): (i128, u128)) -> (i128, u128) {
    let whole = whole.checked_sub(i128::from(bits == 0));
    let whole = whole.expect("the integer below i128::MIN overflows");
    (whole, bits.wrapping_sub(1))
}

/// A rational number `p / q`.
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// The number `numerator / denominator`, which need not be in lowest terms.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the denominator is not positive.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::surreal::Fraction;
    ///
    /// assert_eq!(Fraction::new(2, 6), Fraction::new(1, 3));
    /// assert!(Fraction::new(-1, 2) < Fraction::new(-1, 3));
    /// ```
    pub fn new(numerator: i64, denominator: i64) -> Self {
        assert!(denominator > 0, "a denominator must be positive");
        Fraction { numerator: i128::from(numerator), denominator: i128::from(denominator) }
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl Bound for Fraction {
    const ZERO: Self = Fraction { numerator: 0, denominator: 1 };

    fn negative(self) -> Self {
        Fraction { numerator: -self.numerator, ..self }
    }

    fn expansion(self) -> (i128, u128) {
        let (whole, bits, _) = self.divide();
        (whole, bits)
    }

    fn expansion_below(self) -> (i128, u128) {
        match self.divide() {
            (whole, bits, 0) => before((whole, bits)),
            (whole, bits, _) => (whole, bits),
        }
    }
}

impl Fraction {
    /// Long division in digits of 64 bits: the whole part, 128 bits, and the remainder after the first
    /// digit. That remainder is 0 exactly when the expansion ends, since 2⁶² is the greatest power of two
    /// that can be a denominator.
    fn divide(self) -> (i128, u128, u128) {
        let divisor = self.denominator as u128;
        let remainder = self.numerator.rem_euclid(self.denominator) as u128;
        let high = (remainder << 64) / divisor;
        let remainder = (remainder << 64) % divisor;
        let low = (remainder << 64) / divisor;
        let whole = self.numerator.div_euclid(self.denominator);
        (whole, (high << 64) + low, remainder)
    }
}

/// The simplest number strictly between two bounds, where `None` stands for an unbounded side; returns
/// `None` if there is no number between them.
///
/// The simplest number is 0 if 0 lies between the bounds; otherwise the integer nearest to 0, if there is
/// an integer between them. If there is none, its binary expansion is what the expansion of the left bound and
/// that of the right bound, written with ones without end, have in common at the beginning, followed by a 1
/// (Conway 1976; Fang Zhanpeng 2009, theorems 3 and 4).
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the number is not a [`Dyadic`]: its denominator is above `2¹²⁷` or its numerator is not within
/// `i128`. Between two fractions this cannot happen.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::surreal::{simplest_between, Fraction};
///
/// let fraction = |p, q| Some(Fraction::new(p, q));
/// let simplest = |left, right| simplest_between(left, right).unwrap().to_string();
/// assert_eq!(simplest(None, fraction(666, 1)), "0");
/// assert_eq!(simplest(fraction(1, 3), fraction(666, 1)), "1");
/// assert_eq!(simplest(fraction(-114_514, 1), fraction(-19, 7)), "-3");
/// assert_eq!(simplest(fraction(1, 919), fraction(8, 10)), "1/2");
///
/// let half = Some(Dyadic::new(1, 1));
/// assert_eq!(simplest_between(half, Some(Dyadic::ONE)), Some(Dyadic::new(3, 2)));
/// assert_eq!(simplest_between(half, half), None);
/// ```
pub fn simplest_between<B: Bound>(left: Option<B>, right: Option<B>) -> Option<Dyadic> {
    match (left, right) {
        (Some(left), Some(right)) if left >= right => None,
        (Some(left), _) if left >= B::ZERO => Some(positive(left, right)),
        (_, Some(right)) if right <= B::ZERO => Some(negative(left, right)),
        _ => Some(Dyadic::ZERO),
    }
}

/// The simplest number between two bounds in order, the right one at most 0.
fn negative<B: Bound>(left: Option<B>, right: B) -> Dyadic {
    let (integer, _) = right.expansion_below();
    match left {
        Some(left) if left.expansion().0 >= integer => {
            -positive(right.negative(), Some(left.negative()))
        }
        _ => Dyadic::new(integer, 0),
    }
}

/// The simplest number between two bounds in order, the left one at least 0.
fn positive<B: Bound>(left: B, right: Option<B>) -> Dyadic {
    let (whole, low) = left.expansion();
    if let Some((last, high)) = right.map(B::expansion_below) {
        if last == whole {
            let k = (low ^ high).leading_zeros() + 1;
            let fraction = Dyadic::new((high >> (128 - k)) as i128, k);
            // Most values of small games lie between -1 and 1, and need no addition.
            return if whole == 0 { fraction } else { Dyadic::new(whole, 0) + fraction };
        }
    }
    let integer = whole.checked_add(1);
    Dyadic::new(integer.expect("the next integer overflows"), 0)
}
