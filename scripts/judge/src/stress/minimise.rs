//! Minimising: the simplest difference that steps to simpler cases lead to.

use super::difference::{Authority, Difference, Examiner, Expected};
use anyhow::Result;
use jury::books::AnyBook;
use jury::format::shorter;
use std::time::{Duration, Instant};

const MAX_TRIES: usize = 2000;
const MAX_TIME: Duration = Duration::from_secs(30);

/// This many cases of a list are simplified; the others must be left out first.
const SIMPLIFIED: usize = 8;

pub fn minimise(
    examiner: &Examiner,
    book: &mut dyn AnyBook,
    mut cases: Vec<String>,
    mut found: Difference,
) -> Result<Difference> {
    let start = Instant::now();
    let mut tries = 0;
    'simpler: loop {
        for simpler in simpler(book, &cases) {
            tries += 1;
            if tries > MAX_TRIES || start.elapsed() > MAX_TIME {
                return Ok(found);
            }
            let expected = expected(book, &simpler);
            if let Some(difference) = examiner.examine(book, &simpler, expected, found.kind)? {
                found = difference;
                cases = simpler;
                continue 'simpler;
            }
        }
        return Ok(found);
    }
}

/// The output that the rules demand, or else the second opinion.
fn expected(book: &mut dyn AnyBook, cases: &[String]) -> Option<Expected> {
    let mut by = Authority::Rules;
    let mut answer = |case: &String| {
        book.answer(case).or_else(|| {
            by = Authority::SecondOpinion;
            book.second_opinion(case)
        })
    };
    let answers: Vec<String> = cases.iter().map(&mut answer).collect::<Option<_>>()?;
    let output = book.output(&answers);
    Some(Expected { output, by })
}

/// Lists of cases to try in place of one: fewer cases first, then simpler ones.
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
