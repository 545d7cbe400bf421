//! What came of a search for a difference.

use super::Difference;
use std::fmt::{self, Display};

#[derive(Clone, Debug)]
pub struct Report {
    /// The number of small cases that were tried; below, of random and full-size ones.
    pub small: u64,
    pub small_cases: SmallCases,
    pub random: u64,
    pub full: u64,
    /// How many of the full-size ones were held against a second opinion; below, against nothing.
    pub second_opinions: u64,
    pub unanswered: u64,
    pub difference: Option<Difference>,
}

/// Which of all small cases were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SmallCases {
    All,
    /// The first ones, until the time was over.
    First,
    /// Evenly spaced ones.
    Sample,
}

impl Display for SmallCases {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            SmallCases::All => "all",
            SmallCases::First => "the first",
            SmallCases::Sample => "a sample of",
        })
    }
}

impl Report {
    /// The number of all cases.
    pub fn cases(&self) -> u64 {
        self.small + self.random + self.full
    }

    /// The reports of two workers as one.
    pub(super) fn merge(self, other: Report) -> Report {
        Report {
            small: self.small + other.small,
            small_cases: self.small_cases.max(other.small_cases),
            random: self.random + other.random,
            full: self.full + other.full,
            second_opinions: self.second_opinions + other.second_opinions,
            unanswered: self.unanswered + other.unanswered,
            difference: self.difference.or(other.difference),
        }
    }
}
