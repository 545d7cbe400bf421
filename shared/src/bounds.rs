//! The bounds of a problem's statement, checked as its numbers are read.
//!
//! A theorem is proved for all positions; a program holds them in memory and in machine words. A count
//! that is checked before the list that it announces is read cannot make a program reserve memory without
//! end, and a value that is checked cannot overflow what is computed from it.
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
/// If the number is outside: `n is 0, not in 1..=100`, at the place of the call.
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
    assert!(
        least <= number && number <= most,
        "{name} is {number}, not in {least}..={most}"
    );
}

/// Panics unless each of several numbers is within the same bounds.
///
/// # Complexity
///
/// O(n) for n numbers.
///
/// # Panics
///
/// If a number is outside, as [`check`] does for the first one that is.
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
