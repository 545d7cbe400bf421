//! Minimises a difference by steps to simpler cases.

use super::difference::{Comparer, Difference, Expected, Method};
use anyhow::Result;
use jury::books::AnyBook;
use jury::format::shorter;
use std::time::{Duration, Instant};

const MAX_TRIES: usize = 2000;

/// The maximum time to spend.
pub(crate) const MAX_TIME: Duration = Duration::from_secs(30);

/// The time to spend at least, even after the end of the search.
const MIN_TIME: Duration = Duration::from_secs(3);

/// The processor time of a trial; much less if a hang is expected.
const TRIAL: Duration = Duration::from_secs(1);
const HANGING_TRIAL: Duration = Duration::from_millis(50);

/// The most cases in a list to simplify; from a longer list, cases must be removed first.
const SIMPLIFIED: usize = 8;

/// Returns the simplest difference found in the rest of the search's time, or in a few seconds if little is left.
/// `time` limits each run.
pub(crate) fn minimise(
    comparer: &Comparer,
    book: &mut dyn AnyBook,
    cases: Vec<String>,
    found: Difference,
    time: Duration,
    end: Option<Instant>,
) -> Result<Difference> {
    let now = Instant::now();
    let end = end.map_or(now + MAX_TIME, |end| end.clamp(now + MIN_TIME, now + MAX_TIME));
    if !found.is_hang {
        return Ok(descend(comparer, book, cases, found, time.min(TRIAL), end)?.1);
    }
    // A short run only suggests that the program hangs; a longer run confirms it.
    let (cases, simplest) = descend(comparer, book, cases, found.clone(), HANGING_TRIAL, end)?;
    let expected = simplest.expected.clone();
    let hangs = comparer.difference(book, &cases, expected, found.kind, time.min(TRIAL))?;
    Ok(hangs.filter(|hangs| hangs.is_hang).unwrap_or(found))
}

/// Moves to simpler cases as long as they show the same kind of difference.
///
/// A case that could not be removed before can seldom be removed after the next step. So each step continues in the list
/// where the last one ended; the search ends when a whole list has failed.
fn descend(
    comparer: &Comparer,
    book: &mut dyn AnyBook,
    mut cases: Vec<String>,
    mut found: Difference,
    time: Duration,
    end: Instant,
) -> Result<(Vec<String>, Difference)> {
    let mut tries = 0;
    let mut next = 0;
    'simpler: loop {
        let mut lists = simpler(book, &cases);
        let count = lists.len();
        lists.rotate_left(next % count.max(1));
        for (at, simpler) in lists.into_iter().enumerate() {
            tries += 1;
            if tries > MAX_TRIES || Instant::now() > end {
                return Ok((cases, found));
            }
            let expected = expected(book, &simpler);
            if let Some(difference) =
                comparer.difference(book, &simpler, expected, found.kind, time)?
                && difference.is_hang == found.is_hang
            {
                found = difference;
                cases = simpler;
                next = (next + at) % count;
                continue 'simpler;
            }
        }
        return Ok((cases, found));
    }
}

/// The output required by the rules or else by the second opinion.
fn expected(book: &mut dyn AnyBook, cases: &[String]) -> Option<Expected> {
    let mut by = Method::Rules;
    let mut answer = |case: &String| {
        book.answer(case).or_else(|| {
            by = Method::SecondOpinion;
            book.second_opinion(case)
        })
    };
    let answers: Vec<String> = cases.iter().map(&mut answer).collect::<Option<_>>()?;
    let output = book.output(&answers);
    Some(Expected { output, by })
}

/// Lists to try in place of one: fewer cases first, then simpler ones.
fn simpler(book: &dyn AnyBook, cases: &[String]) -> Vec<Vec<String>> {
    let mut lists = shorter(cases, 1);
    for (at, case) in cases.iter().enumerate().take(SIMPLIFIED) {
        for case in book.simpler(case) {
            let mut list = cases.to_vec();
            list[at] = case;
            lists.push(list);
        }
    }
    lists
}
