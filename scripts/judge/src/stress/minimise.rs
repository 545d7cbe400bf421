//! Minimising: the simplest difference that steps to simpler cases lead to.

use super::Difference;
use super::difference::Examiner;
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
            let answers: Option<Vec<String>> =
                simpler.iter().map(|case| book.answer(case)).collect();
            let expected = answers.map(|answers| book.output(&answers));
            if let Some(difference) = examiner.examine(book, &simpler, expected, found.kind)? {
                found = difference;
                cases = simpler;
                continue 'simpler;
            }
        }
        return Ok(found);
    }
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
