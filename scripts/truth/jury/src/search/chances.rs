//! Games with hidden moves: their values as exact fractions.

use super::{Search, note};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A fraction in lowest terms, with a denominator above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// 1.
    pub const ONE: Fraction = Fraction { numerator: 1, denominator: 1 };

    /// The quotient of two integers.
    ///
    /// # Panics
    ///
    /// If the denominator is 0.
    pub fn new(numerator: i128, denominator: i128) -> Fraction {
        let divisor = gcd(numerator, denominator) * denominator.signum();
        Fraction { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The sum; `None` if it overflows.
    pub fn plus(self, other: Fraction) -> Option<Fraction> {
        let left = self.numerator.checked_mul(other.denominator)?;
        let right = other.numerator.checked_mul(self.denominator)?;
        let denominator = self.denominator.checked_mul(other.denominator)?;
        Some(Fraction::new(left.checked_add(right)?, denominator))
    }

    /// The difference; `None` if it overflows.
    pub fn minus(self, other: Fraction) -> Option<Fraction> {
        self.plus(Fraction { numerator: -other.numerator, ..other })
    }

    /// The product; `None` if it overflows.
    pub fn times(self, other: Fraction) -> Option<Fraction> {
        let first = Fraction::new(self.numerator, other.denominator);
        let second = Fraction::new(other.numerator, self.denominator);
        let numerator = first.numerator.checked_mul(second.numerator)?;
        Some(Fraction::new(numerator, first.denominator.checked_mul(second.denominator)?))
    }

    /// The quotient; `None` if it overflows or the divisor is 0.
    pub fn over(self, other: Fraction) -> Option<Fraction> {
        let is_zero = other.numerator == 0;
        (!is_zero).then(|| self.times(Fraction::new(other.denominator, other.numerator)))?
    }

    /// The lesser of the two; `None` if the comparison overflows.
    pub fn min(self, other: Fraction) -> Option<Fraction> {
        let is_less = self.minus(other)?.numerator <= 0;
        Some(if is_less { self } else { other })
    }

    fn max(self, other: Fraction) -> Option<Fraction> {
        let is_less = self.minus(other)?.numerator <= 0;
        Some(if is_less { other } else { self })
    }

    /// The nonnegative fraction times a number, rounded.
    pub fn scaled(self, scale: i128) -> Option<i128> {
        let whole = self.numerator / self.denominator * scale;
        let rest = (self.numerator % self.denominator).checked_mul(2 * scale)?;
        Some(whole + (rest.checked_add(self.denominator)?) / self.denominator.checked_mul(2)?)
    }
}

impl Display for Fraction {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        if self.denominator == 1 { Ok(()) } else { write!(f, "/{}", self.denominator) }
    }
}

impl FromStr for Fraction {
    type Err = String;

    /// Reads an integer, a quotient of two, such as `-3/4`, or a decimal number.
    fn from_str(text: &str) -> Result<Fraction, String> {
        let decimal = text.split_once('.').map(|(whole, digits)| {
            let zeros = "0".repeat(digits.len());
            format!("{whole}{digits}/1{zeros}")
        });
        let quotient = decimal.as_deref().unwrap_or(text);
        let (numerator, denominator) = quotient.split_once('/').unwrap_or((quotient, "1"));
        let number = |digits: &str| digits.parse::<i64>().ok().map(i128::from);
        match (number(numerator), number(denominator)) {
            (Some(numerator), Some(denominator)) if denominator != 0 => {
                Ok(Fraction::new(numerator, denominator))
            }
            _ => Err(format!("`{text}` is not a fraction such as 2/3")),
        }
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

/// The value of a matrix game: the average that both players can guarantee (J. von Neumann, *Zur Theorie der
/// Gesellschaftsspiele*, 1928), by pure strategies if these meet, and otherwise by a mixture against which
/// both replies are equally good; `None` if a fraction becomes too long.
pub fn value(matrix: [[Fraction; 2]; 2]) -> Option<Fraction> {
    note(Search::Chances);
    let [[a, b], [c, d]] = matrix;
    let sure = a.min(b)?.max(c.min(d)?)?;
    if sure == a.max(c)?.min(b.max(d)?)? {
        return Some(sure);
    }
    let determinant = a.times(d)?.minus(b.times(c)?)?;
    determinant.over(a.plus(d)?.minus(b.plus(c)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(matrix: [[i128; 2]; 2]) -> Fraction {
        let rows = matrix.map(|row| row.map(|number| Fraction::new(number, 1)));
        value(rows).unwrap()
    }

    #[test]
    fn values_of_known_games() {
        assert_eq!(of([[1, -1], [-1, 1]]), Fraction::new(0, 1), "matching pennies");
        assert_eq!(of([[2, -3], [-3, 4]]), Fraction::new(-1, 12), "two-finger Morra");
        assert_eq!(of([[3, 1], [4, 2]]), Fraction::new(2, 1), "a saddle point");
    }

    /// No row, and no mixture of rows in twelfths, guarantees more; no column concedes less.
    #[test]
    fn neither_player_has_a_better_mixture() {
        for code in 0..4_i128.pow(4) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|at| code / 4_i128.pow(at) % 4);
            let found = of([[a, b], [c, d]]);
            for share in 0..=12 {
                let mixed = |x: i128, y: i128| share * x + (12 - share) * y;
                let rows = mixed(a, c).min(mixed(b, d));
                let columns = mixed(a, b).max(mixed(c, d));
                let twelve = 12 * found.numerator;
                assert!(rows * found.denominator <= twelve, "{a} {b} {c} {d}");
                assert!(columns * found.denominator >= twelve, "{a} {b} {c} {d}");
            }
        }
    }

    #[test]
    fn fractions_are_written_as_they_are_read() {
        for (text, written) in
            [("5", "5"), ("-6/8", "-3/4"), ("3/-9", "-1/3"), ("0/7", "0"), ("-0.75", "-3/4")]
        {
            assert_eq!(text.parse::<Fraction>().unwrap().to_string(), written);
        }
        for text in ["", "/", ".", "1/0", "1/", "1/2.5", "0.-5", "1/2/3", "99999999999999999999"] {
            assert!(text.parse::<Fraction>().is_err(), "{text}");
        }
    }

    #[test]
    fn fractions_that_are_too_long_are_none() {
        let long = Fraction::new(1, i128::MAX);
        assert_eq!(long.times(long), None);
        assert_eq!(Fraction::new(2, -4), Fraction::new(-1, 2));
        assert_eq!(Fraction::new(2, 3).scaled(100), Some(67));
        assert_eq!(Fraction::ONE.over(Fraction::new(0, 5)), None);
    }
}
