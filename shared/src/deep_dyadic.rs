//! Dyadic rationals of any depth: `j / 2^k` where `k` may be a million.
//!
//! A number is a whole part and a sum of digits 1 and -1 at different places after the binary
//! point. Only the digits that are not 0 are stored. Digits of both signs are what keeps sums
//! cheap: if two equal digits meet, they leave 0 and go up one place as one, so every carry uses
//! up a digit, and `n` additions of a digit carry less than `n` times in all. (With digits of one
//! sign, adding 1 and taking it away again could run through all places each time.) And the first
//! digit still decides the sign: all the others together are worth less than it.
//!
//! Paste with `dyadic`.

use super::dyadic::{Dyadic, MAX_EXPONENT};
use std::cmp::Ordering;
use std::collections::BTreeMap;
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
    whole: i64,
    /// The digits 1 and -1 after the binary point, by their place less `shift`.
    digits: BTreeMap<i64, i64>,
    shift: i64,
}

impl DeepDyadic {
    /// A whole number `n` and the sign of the rest: the number is `n` plus something between -1
    /// and 1.
    ///
    /// # Complexity
    ///
    /// O(log n) for n digits.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::deep_dyadic::DeepDyadic;
    /// use std::cmp::Ordering;
    ///
    /// let mut number = DeepDyadic::from(-1);
    /// number.halve(2);
    /// number += DeepDyadic::from(3);
    /// assert_eq!(number.split(), (3, Ordering::Less));
    /// ```
    pub fn split(&self) -> (i64, Ordering) {
        let first = self.digits.values().next();
        let rest = first.map_or(Ordering::Equal, |digit| digit.cmp(&0));
        (self.whole, rest)
    }

    /// How the number compares with 0.
    ///
    /// # Complexity
    ///
    /// O(log n) for n digits.
    pub fn sign(&self) -> Ordering {
        let (whole, rest) = self.split();
        whole.cmp(&0).then(rest)
    }

    /// Halves the number this many times.
    ///
    /// # Complexity
    ///
    /// O(log n) for each bit of the whole part and n digits, however often it is halved.
    ///
    /// # Panics
    ///
    /// If it is halved more than 2⁶² times in all.
    pub fn halve(&mut self, times: u64) {
        let in_all = times.checked_add(self.shift as u64);
        let in_all = in_all.filter(|&in_all| in_all <= 1 << 62);
        let (digit, bits) = (self.whole.signum(), self.whole.unsigned_abs());
        let times = times as i64;
        self.whole = 0;
        self.shift = in_all.expect("a dyadic is halved more than 2^62 times") as i64;
        for bit in (0..64).filter(|bit| bits >> bit & 1 == 1) {
            self.add_digit(times - bit, digit);
        }
    }

    /// Replaces the whole part of the [`split`](DeepDyadic::split), and leaves the rest as it is.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::deep_dyadic::DeepDyadic;
    /// use std::cmp::Ordering;
    ///
    /// let mut number = DeepDyadic::from(3);
    /// number.halve(2);
    /// number.set_whole(-7);
    /// assert_eq!(number.split(), (-7, Ordering::Greater));
    /// ```
    pub fn set_whole(&mut self, whole: i64) {
        self.whole = whole;
    }

    /// Adds a digit at a place after the binary point, or before it where that is negative.
    fn add_digit(&mut self, mut place: i64, digit: i64) {
        while place > 0 {
            let key = place - self.shift;
            match self.digits.remove(&key) {
                None => {
                    self.digits.insert(key, digit);
                    return;
                }
                Some(other) if other != digit => return,
                Some(_) => place -= 1,
            }
        }
        *self += digit << -place;
    }

    /// The number as a [`Dyadic`], if it is one.
    ///
    /// # Complexity
    ///
    /// O(n) for n digits.
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
        let mut sum = Dyadic::from(self.whole);
        for (key, &digit) in &self.digits {
            let place = u32::try_from(key + self.shift).ok()?;
            if place > MAX_EXPONENT {
                return None;
            }
            sum = sum.checked_add(Dyadic::new(i128::from(digit), place))?;
        }
        Some(sum)
    }
}

impl From<i64> for DeepDyadic {
    fn from(whole: i64) -> Self {
        DeepDyadic {
            whole,
            ..DeepDyadic::default()
        }
    }
}

impl AddAssign<i64> for DeepDyadic {
    /// # Panics
    ///
    /// If the whole part leaves `i64`.
    fn add_assign(&mut self, whole: i64) {
        let sum = self.whole.checked_add(whole);
        self.whole = sum.expect("the sum of two dyadics overflows");
    }
}

impl AddAssign for DeepDyadic {
    /// Adds the number with fewer digits to the other one: O(log n) amortised for each of its
    /// digits. If n numbers become one in this way, each digit is moved O(log n) times.
    ///
    /// # Panics
    ///
    /// If the whole part leaves `i64`.
    fn add_assign(&mut self, mut other: Self) {
        if self.digits.len() < other.digits.len() {
            std::mem::swap(self, &mut other);
        }
        *self += other.whole;
        for (key, digit) in other.digits {
            self.add_digit(key + other.shift, digit);
        }
    }
}

impl Neg for DeepDyadic {
    type Output = Self;

    /// # Panics
    ///
    /// If the whole part is `i64::MIN`.
    fn neg(mut self) -> Self {
        let whole = self.whole.checked_neg();
        self.whole = whole.expect("the negative of a dyadic overflows");
        for digit in self.digits.values_mut() {
            *digit = -*digit;
        }
        self
    }
}
