//! Dyadic rationals of any depth: `j / 2^k` where `k` may be a million.
//!
//! A number is stored as its floor and the binary digits of its fractional part. The digits are stored from
//! the last one to the first after the point, so halving appends digits to the list. Adding two numbers
//! looks at only as many digits as the shorter one has, and these are then gone: adding up many numbers
//! takes no longer than producing their digits.
//!
//! Paste with `dyadic`.

use super::dyadic::{Dyadic, MAX_EXPONENT};
use std::cmp::Ordering;
use std::ops::{AddAssign, Neg};

/// A dyadic rational of any depth.
///
/// # Examples
///
/// ```
/// use shared::deep_dyadic::DeepDyadic;
/// use std::cmp::Ordering;
///
/// let mut number = DeepDyadic::from(1);
/// number.halve(1_000_000);
/// assert_eq!(number.sign(), Ordering::Greater);
/// let mut minus_one = DeepDyadic::from(-1);
/// minus_one.halve(999_999);
/// number += minus_one;
/// assert_eq!(number.sign(), Ordering::Less);
/// ```
#[derive(Clone, Debug, Default)]
pub struct DeepDyadic {
    floor: i64,
    /// The digits 0 and 1 after the binary point. The last digit, which is 1, comes first.
    digits: Vec<u8>,
}

impl DeepDyadic {
    /// The greatest integer that is at most the number.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn floor(&self) -> i64 {
        self.floor
    }

    /// The comparison of the number with 0.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn sign(&self) -> Ordering {
        self.floor.cmp(&0).then(self.digits.len().cmp(&0))
    }

    /// Halves the number `times` times.
    ///
    /// # Complexity
    ///
    /// O(times).
    ///
    /// # Panics
    ///
    /// If `times` and the number of digits that are already after the binary point together exceed 2³².
    pub fn halve(&mut self, times: u64) {
        let digits = times.saturating_add(self.digits.len() as u64);
        assert!(digits <= 1 << 32, "a dyadic has more than 2^32 digits");
        for _ in 0..times {
            let digit = self.floor & 1;
            if digit == 1 || !self.digits.is_empty() {
                self.digits.push(digit as u8);
            }
            self.floor >>= 1;
        }
    }

    /// Replaces the [`floor`](DeepDyadic::floor) and keeps the digits after the point.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::deep_dyadic::DeepDyadic;
    /// use shared::dyadic::Dyadic;
    ///
    /// let mut number = DeepDyadic::from(7);
    /// number.halve(2); // 1 + 3/4
    /// number.set_floor(-2);
    /// assert_eq!(number.to_dyadic(), Some(Dyadic::new(-5, 2)));
    /// ```
    pub fn set_floor(&mut self, floor: i64) {
        self.floor = floor;
    }

    /// The number as a [`Dyadic`], if it fits.
    ///
    /// # Complexity
    ///
    /// O(1), since only the number of digits is needed to reject a number that is too deep.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::deep_dyadic::DeepDyadic;
    /// use shared::dyadic::Dyadic;
    ///
    /// let mut number = DeepDyadic::from(13);
    /// number.halve(3);
    /// assert_eq!(number.to_dyadic(), Some(Dyadic::new(13, 3)));
    /// ```
    pub fn to_dyadic(&self) -> Option<Dyadic> {
        let exponent = u32::try_from(self.digits.len()).ok()?;
        if exponent > MAX_EXPONENT {
            return None;
        }
        let rest = self.digits.iter().rev();
        let rest = rest.fold(0, |rest, &digit| 2 * rest + i128::from(digit));
        Dyadic::from(self.floor).checked_add(Dyadic::new(rest, exponent))
    }
}

impl From<i64> for DeepDyadic {
    fn from(floor: i64) -> Self {
        let digits = Vec::new();
        DeepDyadic { floor, digits }
    }
}

impl AddAssign<i64> for DeepDyadic {
    /// # Panics
    ///
    /// If the floor leaves `i64`.
    fn add_assign(&mut self, whole: i64) {
        let sum = self.floor.checked_add(whole);
        self.floor = sum.expect("the sum of two dyadics overflows");
    }
}

impl AddAssign for DeepDyadic {
    /// Takes O(digits of the number that has fewer), and O(n) altogether to add up numbers that have n
    /// digits in total.
    ///
    /// # Panics
    ///
    /// If the floor leaves `i64`.
    fn add_assign(&mut self, mut other: Self) {
        if self.digits.len() < other.digits.len() {
            std::mem::swap(self, &mut other);
        }
        let more = self.digits.len() - other.digits.len();
        let mut carry = 0_u8;
        for (digit, added) in self.digits[more..].iter_mut().zip(&other.digits) {
            carry += *digit + added;
            *digit = carry & 1;
            carry >>= 1;
        }
        if more == 0 {
            let zeros = self.digits.iter().take_while(|&&digit| digit == 0).count();
            self.digits.drain(..zeros);
        }
        let floor = i128::from(self.floor) + i128::from(other.floor) + i128::from(carry);
        self.floor = floor.try_into().expect("the sum of two dyadics overflows");
    }
}

impl Neg for DeepDyadic {
    type Output = Self;

    /// # Panics
    ///
    /// If the floor is `i64::MIN` and that is the number.
    fn neg(mut self) -> Self {
        // All digits but the last one, which is 1, are inverted.
        self.floor = if self.digits.is_empty() {
            let negative = self.floor.checked_neg();
            negative.expect("the negative of a dyadic overflows")
        } else {
            !self.floor
        };
        for digit in self.digits.iter_mut().skip(1) {
            *digit ^= 1;
        }
        self
    }
}
