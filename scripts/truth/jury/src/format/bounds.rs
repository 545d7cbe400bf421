//! Bounds on numbers: literals, or limits that depend on earlier numbers of the input.

use crate::listed::Listed;
use std::fmt;
use std::ops::RangeInclusive;

/// The numbers read so far, by name; a later number hides an earlier one with the same name.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<(&'static str, i128)>);

impl Names {
    /// Returns the number with this name.
    ///
    /// # Panics
    ///
    /// If no number with this name has been read.
    pub fn get(&self, name: &str) -> i128 {
        let named = self.0.iter().find(|(other, _)| *other == name);
        let (_, number) =
            named.unwrap_or_else(|| panic!("a format names {name} before it is read"));
        *number
    }

    pub(super) fn set(&mut self, name: &'static str, number: i128) {
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some((_, old)) => *old = number,
            None => self.0.push((name, number)),
        }
    }
}

/// The least or the greatest number allowed.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// A constant.
    Literal(i128),
    /// The number with this name.
    Named(&'static str),
    /// The number with this name, plus another.
    Plus(&'static str, i128),
    /// The square of the number with this name.
    Square(&'static str),
    /// A limit, or this number if that is less.
    AtMost(&'static Limit, i128),
    /// A function of the earlier numbers, and its text.
    Computed(&'static str, fn(&Names) -> i128),
}

impl Limit {
    /// Returns the limit, given the earlier numbers.
    pub fn after(&self, names: &Names) -> i128 {
        match *self {
            Limit::Literal(number) => number,
            Limit::Named(name) => names.get(name),
            Limit::Plus(name, more) => names.get(name) + more,
            Limit::Square(name) => names.get(name).saturating_pow(2),
            Limit::AtMost(limit, most) => limit.after(names).min(most),
            Limit::Computed(_, compute) => compute(names),
        }
    }
}

impl Limit {
    /// The things of a list whose indices are `kept`, if `name` counts them. If the list has one more or one less than
    /// `name`, the last ones are added or removed.
    pub(super) fn of_kept<T: Clone>(&self, things: &[T], name: &str, kept: &[usize]) -> Vec<T> {
        let more = match *self {
            Limit::Named(counted) if counted == name => 0,
            Limit::Plus(counted, more) if counted == name => more,
            _ => return things.to_vec(),
        };
        let length = usize::try_from(kept.len() as i128 + more).unwrap_or(0);
        let further = usize::try_from(things.len() as i128 - more).unwrap_or(0)..;
        let indices = kept.iter().copied().chain(further).take(length);
        indices.map_while(|index| things.get(index).cloned()).listed()
    }
}

/// `10,000`, `n`, or `n - 1`.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Limit::Literal(number) => f.write_str(&grouped(number)),
            Limit::Named(what) | Limit::Computed(what, _) => f.write_str(what),
            Limit::Square(what) => write!(f, "{what}²"),
            Limit::AtMost(limit, most) => {
                write!(f, "{limit}, or {} if that is less", grouped(most))
            }
            Limit::Plus(what, more) if more < 0 => write!(f, "{what} - {}", grouped(-more)),
            Limit::Plus(what, more) => write!(f, "{what} + {}", grouped(more)),
        }
    }
}

impl From<&'static str> for Limit {
    fn from(name: &'static str) -> Self {
        Limit::Named(name)
    }
}

/// The number with this name, plus another: `plus("n", -1)`.
pub fn plus(name: &'static str, more: i128) -> Limit {
    Limit::Plus(name, more)
}

/// A limit computed from the earlier numbers: `computed("n²", |names| names.get("n").pow(2))`.
pub fn computed(text: &'static str, compute: fn(&Names) -> i128) -> Limit {
    Limit::Computed(text, compute)
}

/// A lower and an upper limit.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The least number.
    pub least: Limit,
    /// The greatest number.
    pub most: Limit,
    /// True if the statement gives the greatest number.
    pub is_stated: bool,
}

impl Bounds {
    /// Returns the range, given the earlier numbers.
    pub fn after(&self, names: &Names) -> RangeInclusive<i128> {
        self.least.after(names)..=self.most.after(names)
    }
}

/// `from 1 to 10,000`, or `at least 1` if the statement gives no greatest number.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Bounds { least, most, .. } = self;
        if self.is_stated {
            write!(f, "from {least} to {most}")
        } else {
            write!(f, "at least {least} (no upper bound is stated)")
        }
    }
}

/// Bounds that depend on earlier numbers: `between(1, "n")`.
pub fn between(least: impl Into<Limit>, most: impl Into<Limit>) -> Bounds {
    Bounds { least: least.into(), most: most.into(), is_stated: true }
}

/// A range whose end the statement does not give. It contains the numbers to try, which every solution accepts.
pub fn unstated(range: impl Into<Bounds>) -> Bounds {
    Bounds { is_stated: false, ..range.into() }
}

macro_rules! literals {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Limit {
            #[allow(clippy::cast_lossless, reason = "usize is one of the types")]
            fn from(number: $integer) -> Self {
                Limit::Literal(number as i128)
            }
        }

        impl From<RangeInclusive<$integer>> for Bounds {
            fn from(range: RangeInclusive<$integer>) -> Self {
                between(*range.start(), *range.end())
            }
        }
    )*};
}

literals! { i32 i64 i128 u8 u32 u64 usize }

/// Formats a number with commas between thousands.
pub(super) fn grouped(number: i128) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut grouped = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_read_aloud() {
        assert_eq!(Bounds::from(1..=10_000).to_string(), "from 1 to 10,000");
        assert_eq!(Bounds::from(-1000..=100).to_string(), "from -1,000 to 100");
        assert_eq!(between(1, "n").to_string(), "from 1 to n");
        assert_eq!(unstated(0..=1_000_000).to_string(), "at least 0 (no upper bound is stated)");
    }

    #[test]
    fn limits_look_at_what_has_been_read() {
        let mut names = Names::default();
        names.set("n", 5);
        names.set("n", 7);
        let below = computed("n - 1", |names| names.get("n") - 1);
        assert_eq!(between(1, below).after(&names), 1..=6);
        assert_eq!(between(1, "n").after(&names), 1..=7);
    }
}
