//! How the numbers of a case are chosen.

use super::bounds::{Bounds, Names};
use crate::{Random, cases};
use rand::Rng;
use std::ops::RangeInclusive;

/// Which numbers a case gets, wherever its format leaves the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Any number, those on which a plausible theory fails among them.
    Any,
    /// Any number, and as many of everything as there may be.
    Longest,
    /// The least number.
    Least,
    /// The greatest number.
    Greatest,
}

/// A case has no more things than this: a statement that bounds rows and what each of them has may bound
/// all of it by a total, which the format does not know while it chooses.
const MOST_THINGS: usize = 2_000_000;

/// The choices of the numbers of a case, as its format asks for them, one after the other.
pub struct Choices<'a> {
    /// What is random beside numbers, such as the shape of a graph.
    pub rng: &'a mut Random,
    aim: Aim,
    /// The numbers with these names have these values.
    pinned: Vec<(&'static str, i128)>,
    /// The number that is one beyond its bounds.
    beyond: Option<(&'static str, Side)>,
    pub(super) names: Names,
    /// How many things there may still be.
    left: usize,
}

/// On which side of its bounds a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Below,
    Above,
}

impl<'a> Choices<'a> {
    /// Choices with this aim.
    pub fn new(rng: &'a mut Random, aim: Aim) -> Self {
        Choices {
            rng,
            aim,
            pinned: Vec::new(),
            beyond: None,
            names: Names::default(),
            left: MOST_THINGS,
        }
    }

    /// Choices with this aim in which the numbers of these names have these values.
    pub(super) fn pinned(rng: &'a mut Random, aim: Aim, pinned: Vec<(&'static str, i128)>) -> Self {
        Choices { pinned, ..Choices::new(rng, aim) }
    }

    /// Choices with this aim in which the numbers of this name are one beyond their bounds.
    pub(super) fn beyond(rng: &'a mut Random, aim: Aim, what: &'static str, side: Side) -> Self {
        Choices { beyond: Some((what, side)), ..Choices::new(rng, aim) }
    }

    /// The bounds after the numbers so far; `None` if there is no number between them.
    pub fn range(&self, bounds: &Bounds) -> Option<RangeInclusive<i128>> {
        Some(bounds.after(&self.names)).filter(|range| !range.is_empty())
    }

    /// A number within bounds, known by its name from now on; `None` if there is none, or none that is
    /// wanted.
    pub fn number(&mut self, what: &'static str, bounds: &Bounds) -> Option<i128> {
        let range = self.range(bounds)?;
        let (least, most) = (*range.start(), *range.end());
        let number = match self.aim {
            _ if self.is_beyond(what, Side::Below) => least - 1,
            _ if self.is_beyond(what, Side::Above) => most + 1,
            _ if self.pin(what).is_some() => self.pin(what).filter(|to| range.contains(to))?,
            Aim::Least => least,
            Aim::Greatest => most,
            Aim::Any | Aim::Longest => match (u64::try_from(least), u64::try_from(most)) {
                (Ok(least), Ok(most)) => cases::number(self.rng, least..=most).into(),
                _ => self.rng.random_range(range),
            },
        };
        self.names.set(what, number);
        Some(number)
    }

    /// A number within bounds that says how many of something follow; `None` as for a number, and if these
    /// are too many.
    pub fn count(&mut self, what: &'static str, bounds: &Bounds) -> Option<usize> {
        let aim = self.aim;
        if aim == Aim::Longest {
            self.aim = Aim::Greatest;
        }
        let count = self.number(what, bounds);
        self.aim = aim;
        let count = usize::try_from(count?).ok()?;
        self.left = self.left.checked_sub(count)?;
        Some(count)
    }

    /// Returns whether numbers of this name may have any value.
    pub(super) fn is_free(&self, what: &str) -> bool {
        let is_any = matches!(self.aim, Aim::Any | Aim::Longest);
        is_any && self.pin(what).is_none() && self.beyond.is_none_or(|(beyond, _)| beyond != what)
    }

    fn is_beyond(&self, what: &str, side: Side) -> bool {
        self.beyond == Some((what, side))
    }

    fn pin(&self, what: &str) -> Option<i128> {
        let pinned = self.pinned.iter().find(|(pinned, _)| *pinned == what);
        pinned.map(|(_, to)| *to)
    }
}
