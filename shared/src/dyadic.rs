//! Dyadic rationals: the integers and their halves, quarters, eighths, …
//!
//! A finite game in which every move makes the mover's position worse is a number, and that number is an
//! integer over a power of two (J. H. Conway, *On Numbers and Games*, 1976). A [`Dyadic`] is exact: the
//! numerator is an `i128`, the denominator is at most `2¹²⁷`, no operation rounds, and none overflows
//! silently. It holds the value of every stalk of up to 127 segments, whereas a double may already round
//! sums of stalks of 50.
//!
//! Paste alone.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

/// A number `j / 2^k`, in lowest terms.
///
/// The order is exact for all values.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
///
/// let quarter = Dyadic::new(1, 2);
/// assert_eq!(quarter + quarter, Dyadic::new(1, 1));
/// assert_eq!((quarter - Dyadic::ONE).to_string(), "-3/4");
/// assert!(quarter < Dyadic::ONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    /// Odd, unless the exponent is 0.
    numerator: i128,
    /// At most [`MAX_EXPONENT`].
    exponent: u32,
}

/// The greatest `k` of a [`Dyadic`] `j / 2^k`.
pub const MAX_EXPONENT: u32 = 127;

impl Dyadic {
    /// 0, the value of the game in which nobody can move.
    pub const ZERO: Dyadic = Dyadic { numerator: 0, exponent: 0 };

    /// 1, the value of one free move for Left.
    pub const ONE: Dyadic = Dyadic { numerator: 1, exponent: 0 };

    /// The number `numerator / 2^exponent`.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the exponent is above [`MAX_EXPONENT`] in lowest terms.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    ///
    /// assert_eq!(Dyadic::new(12, 3), Dyadic::new(3, 1));
    /// assert_eq!(Dyadic::new(12, 3).exponent(), 1);
    /// assert_eq!(Dyadic::new(0, 1000), Dyadic::ZERO);
    /// ```
    pub fn new(numerator: i128, exponent: u32) -> Self {
        if numerator == 0 {
            return Dyadic::ZERO;
        }
        let common = numerator.trailing_zeros().min(exponent);
        let exponent = exponent - common;
        assert!(
            exponent <= MAX_EXPONENT,
            "a denominator of 2^{exponent} is too large for a dyadic"
        );
        Dyadic { numerator: numerator >> common, exponent }
    }

    /// `j` of the number `j / 2^k` in lowest terms.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn numerator(self) -> i128 {
        self.numerator
    }

    /// `k` of the number `j / 2^k` in lowest terms: 0 for an integer.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn exponent(self) -> u32 {
        self.exponent
    }

    /// The greatest integer that is at most this number.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    ///
    /// assert_eq!(Dyadic::new(-3, 2).floor(), -1);
    /// ```
    pub fn floor(self) -> i128 {
        self.numerator >> self.exponent
    }

    /// The sum, or `None` if its numerator is not within `i128`.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    ///
    /// let (large, small) = (Dyadic::from(1 << 40), Dyadic::new(1, 100));
    /// assert_eq!(large.checked_add(small), None);
    /// assert_eq!(Dyadic::ONE.checked_add(small), Some(Dyadic::new((1 << 100) + 1, 100)));
    /// ```
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let (coarse, fine) =
            if self.exponent <= other.exponent { (self, other) } else { (other, self) };
        let shift = fine.exponent - coarse.exponent;
        if shift == 0 && fine.exponent > 0 {
            // Two odd numerators: half their sum is an integer, and never leaves i128.
            let half = (coarse.numerator >> 1) + (fine.numerator >> 1) + 1;
            return Some(Dyadic::new(half, fine.exponent - 1));
        }
        // The finer number is a multiple of 1 / 2^coarse.exponent plus a remainder that is not negative.
        let multiple = fine.numerator >> shift;
        let rest = fine.numerator - (multiple << shift);
        let multiple = coarse.numerator.checked_add(multiple)?;
        let aligned = multiple << shift;
        let fits = aligned >> shift == multiple;
        fits.then(|| Dyadic::new(aligned + rest, fine.exponent))
    }

    /// The day on which the number is born: the greatest number of moves in its simplest game.
    ///
    /// The integer `n` is born on day `|n|`. Between two neighbouring integers, the half is born one day
    /// after the later of them, the quarters one day after that, and so on.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    ///
    /// assert_eq!(Dyadic::ZERO.birthday(), 0);
    /// assert_eq!(Dyadic::new(-1, 1).birthday(), 2);
    /// assert_eq!(Dyadic::new(3, 2).birthday(), 3);
    /// assert_eq!(Dyadic::new(3, 1).birthday(), 3);
    /// ```
    pub fn birthday(self) -> u128 {
        let size = self.numerator.unsigned_abs();
        match self.exponent {
            0 => size,
            k => (size >> k) + 1 + u128::from(k),
        }
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Self {
        Dyadic { numerator: i128::from(integer), exponent: 0 }
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        let order = self.exponent.cmp(&other.exponent);
        // The number with the greater exponent is not a multiple of 2^-k for the smaller exponent k, so it
        // lies above its rounded value.
        let numerators = match order {
            Ordering::Less => {
                self.numerator.cmp(&(other.numerator >> (other.exponent - self.exponent)))
            }
            Ordering::Equal => self.numerator.cmp(&other.numerator),
            Ordering::Greater => {
                (self.numerator >> (self.exponent - other.exponent)).cmp(&other.numerator)
            }
        };
        numerators.then(order)
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for Dyadic {
    type Output = Self;

    /// # Panics
    ///
    /// If [`checked_add`](Dyadic::checked_add) returns `None`.
    fn add(self, other: Self) -> Self {
        let sum = self.checked_add(other);
        sum.expect("the sum of two dyadics overflows")
    }
}

impl Neg for Dyadic {
    type Output = Self;

    /// # Panics
    ///
    /// If the numerator is `i128::MIN`.
    fn neg(self) -> Self {
        let numerator = self.numerator.checked_neg();
        Dyadic {
            numerator: numerator.expect("the negative of a dyadic overflows"),
            exponent: self.exponent,
        }
    }
}

impl Sub for Dyadic {
    type Output = Self;

    /// # Panics
    ///
    /// If the negative or the sum overflows.
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Sum for Dyadic {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Dyadic::ZERO, Add::add)
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        if self.exponent > 0 {
            write!(f, "/{}", 1u128 << self.exponent)?;
        }
        Ok(())
    }
}
