//! Checks of the bounds of a statement, as its numbers are read, and of its other promises.
//!
//! If a count is checked before its list is read, a wrong count cannot make a program reserve unlimited
//! memory. A judge's data may still break the statement, so a bundle leaves these checks out; each of them
//! is a statement of its own, without effects. Inputs that the method itself cannot handle (a table too
//! small, an integer that overflows) are limits of the method, not bounds of the statement; use `assert!`
//! for those, which a bundle keeps.
//!
//! Paste alone.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// Panics unless a number is within its bounds.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If the number is outside its bounds: `n is 0, not in 1..=100`, at the place of the call.
///
/// # Examples
///
/// ```
/// use shared::bounds::check;
///
/// check("n", 100, 1..=100);
/// ```
///
/// ```should_panic
/// # use shared::bounds::check;
/// check("n", 101, 1..=100);
/// ```
#[track_caller]
pub fn check<T: PartialOrd + Display + Copy>(name: &str, number: T, bounds: RangeInclusive<T>) {
    let (least, most) = bounds.into_inner();
    assert!(least <= number && number <= most, "{name} is {number}, not in {least}..={most}");
}

/// Panics unless each of several numbers is within the same bounds.
///
/// # Complexity
///
/// O(n) for n numbers.
///
/// # Panics
///
/// If a number is outside the bounds; the message is that of [`check`] for the first such number.
///
/// # Examples
///
/// ```
/// use shared::bounds::check_each;
///
/// check_each("a heap", &[3, 0, 9999], 0..=9999);
/// ```
#[track_caller]
pub fn check_each<T: PartialOrd + Display + Copy>(
    name: &str,
    numbers: &[T],
    bounds: RangeInclusive<T>,
) {
    let (least, most) = bounds.into_inner();
    for &number in numbers {
        check(name, number, least..=most);
    }
}

/// Panics unless a promise of the statement holds that is not a bound of a single number.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If it does not hold: with the message `otherwise`, at the place of the call.
///
/// # Examples
///
/// ```
/// use shared::bounds::check_that;
///
/// let (a, b) = (1, 2);
/// check_that(a != b, "both begin on one vertex");
/// ```
///
/// ```should_panic
/// # use shared::bounds::check_that;
/// check_that(false, "both begin on one vertex");
/// ```
#[track_caller]
pub fn check_that(holds: bool, otherwise: &str) {
    assert!(holds, "{otherwise}");
}

/// A sum over all cases that the statement bounds.
///
/// # Examples
///
/// ```
/// use shared::bounds::Total;
///
/// let mut total = Total::new("the sum of n", 1..=500_000);
/// total.add(499_999);
/// total.add(1);
/// ```
///
/// ```should_panic
/// # use shared::bounds::Total;
/// # let mut total = Total::new("the sum of n", 1..=500_000);
/// total.add(500_001);
/// ```
pub struct Total {
    name: &'static str,
    sum: usize,
    bounds: RangeInclusive<usize>,
}

impl Total {
    /// An empty sum.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn new(name: &'static str, bounds: RangeInclusive<usize>) -> Self {
        Total { name, sum: 0, bounds }
    }

    /// Adds a number and checks the sum.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the sum is outside its bounds; the message is that of [`check`].
    #[track_caller]
    pub fn add(&mut self, number: usize) {
        self.sum = self.sum.saturating_add(number);
        check(self.name, self.sum, self.bounds.clone());
    }
}
