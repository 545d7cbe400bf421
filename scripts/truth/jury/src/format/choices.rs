//! The choice of numbers for a case.

use super::bounds::{Bounds, Names};
use crate::{Random, cases};
use rand::Rng;
use std::ops::RangeInclusive;

/// The kind of numbers to choose where the format allows several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Any number, including those that refute plausible theories.
    Any,
    /// Any number, with the greatest possible counts.
    Longest,
    /// The least number.
    Least,
    /// The greatest number.
    Greatest,
}

/// The maximum number of items in a case, since the format does not know a bound on their total while it
/// chooses.
const MOST_THINGS: usize = 2_000_000;

/// Chooses the numbers of a case one by one, as its format requests them.
pub struct Choices<'a> {
    /// The source of other random choices, such as the shape of a graph.
    pub rng: &'a mut Random,
    aim: Aim,
    /// Fixed values for the numbers with these names.
    pinned: Vec<(&'static str, i128)>,
    /// The name of the number to choose one beyond its bounds, and the side.
    beyond: Option<(&'static str, Side)>,
    pub(super) names: Names,
    /// The most that a number may differ from the simplest one within its bounds, if small ones are wanted.
    span: Option<i128>,
    left: usize,
    /// The number of items of sequences, whose counts are fixed or were chosen before.
    others: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Below,
    Above,
}

impl<'a> Choices<'a> {
    /// Begins the choices for a case with this aim.
    pub fn new(rng: &'a mut Random, aim: Aim) -> Self {
        Choices {
            rng,
            aim,
            pinned: Vec::new(),
            beyond: None,
            names: Names::default(),
            span: None,
            left: MOST_THINGS,
            others: 0,
        }
    }

    /// Any numbers that differ by at most `span` from the simplest ones within their bounds: those next to 0.
    pub(super) fn small(rng: &'a mut Random, span: u32) -> Self {
        Choices { span: Some(span.into()), ..Choices::new(rng, Aim::Any) }
    }

    /// Like `new`, with fixed values for these numbers.
    pub(super) fn pinned(rng: &'a mut Random, aim: Aim, pinned: Vec<(&'static str, i128)>) -> Self {
        Choices { pinned, ..Choices::new(rng, aim) }
    }

    /// Like `new`, with all numbers of this name one beyond their bounds.
    pub(super) fn beyond(rng: &'a mut Random, aim: Aim, what: &'static str, side: Side) -> Self {
        Choices { beyond: Some((what, side)), ..Choices::new(rng, aim) }
    }

    pub(super) fn aim(&self) -> Aim {
        self.aim
    }

    /// Returns the bounds, given the numbers chosen so far; `None` if the bounds contain no number.
    pub fn range(&self, bounds: &Bounds) -> Option<RangeInclusive<i128>> {
        let (mut least, mut most) = bounds.after(&self.names).into_inner();
        if let Some(span) = self.span {
            let simplest = least.max(most.min(0));
            (least, most) = (least.max(simplest - span), most.min(simplest + span));
        }
        Some(least..=most).filter(|range| !range.is_empty())
    }

    /// Chooses a number within bounds and records it under its name; `None` if there is none.
    pub fn number(&mut self, what: &'static str, bounds: impl Into<Bounds>) -> Option<i128> {
        self.number_within(what, bounds.into())
    }

    fn number_within(&mut self, what: &'static str, bounds: Bounds) -> Option<i128> {
        let range = self.range(&bounds)?;
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

    /// Chooses the number of items that follow; `None` as for [`number`](Self::number), or if there would be
    /// too many.
    pub fn count(&mut self, what: &'static str, bounds: impl Into<Bounds>) -> Option<usize> {
        self.count_within(what, bounds.into())
    }

    fn count_within(&mut self, what: &'static str, bounds: Bounds) -> Option<usize> {
        let aim = self.aim;
        if aim == Aim::Longest {
            self.aim = Aim::Greatest;
        }
        let count = self.number_within(what, bounds);
        self.aim = aim;
        let count = usize::try_from(count?).ok()?;
        self.left = self.left.checked_sub(count)?;
        Some(count)
    }

    /// Notes that this many items follow, whose number is known.
    pub(super) fn follow(&mut self, items: usize) {
        self.others += items;
    }

    /// Returns the number of items chosen so far.
    pub(super) fn items(&self) -> usize {
        MOST_THINGS - self.left + self.others
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
