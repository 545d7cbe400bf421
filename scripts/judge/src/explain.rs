//! Explains the value of a case by the rules of its game alone.

mod position;

pub use position::explain;
pub(crate) use position::{capitalised, indented_drawing, options, outcome_in_words, points};

use crate::catalog::{Problem, Solution, workspace};
use crate::files;
use crate::header;
use crate::report::{escaped, excerpt, wrapped};
use anyhow::Result;
use jury::books::{AnyBook, book};
use jury::perfect;
use jury::second_opinion::SecondOpinion;

/// The default limit of positions in a search.
pub(crate) const LIMIT: usize = 200_000;

#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The maximum number of positions in a search.
    pub limit: usize,
    /// The maximum number of moves and parts to list.
    pub listed: usize,
}

/// The theorem in a solution's header, with the solution's name.
///
/// # Errors
///
/// If its source cannot be read.
pub fn theorem(solution: &Solution) -> Result<String> {
    let theorem = part(solution, "Theorem")?;
    let heading = format!("The theorem, as {} states it:", solution.name);
    let lines = theorem.iter();
    Ok(lines.fold(heading, |text, line| text + "\n  " + line))
}

/// A part of a solution's header, line by line.
pub(crate) fn part(solution: &Solution, name: &str) -> Result<Vec<String>> {
    let path = workspace()?.join(&solution.path);
    let source = files::read_source(&path)?;
    let part = header::part(&source, name).unwrap_or_default();
    Ok(part.into_iter().map(String::from).collect())
}

/// Explains the value of a case. If it is too large to search, `solve` gives a solution's answer, and a second opinion
/// follows.
///
/// # Errors
///
/// The errors of `solve`.
pub fn case(
    book: &mut dyn AnyBook,
    case: &str,
    extent: Extent,
    solve: &mut dyn FnMut(&str) -> Result<String>,
) -> Result<String> {
    let by_rules = book.answer(case);
    let answer = match &by_rules {
        Some(answer) => {
            format!("  The answer by the rules:\n{}", excerpt(answer.as_bytes()))
        }
        None => solve(case)? + &second_opinion(book, case),
    };
    if by_rules.is_none() && !is_small(case) {
        return Ok(format!(
            "{}  This is too large to be searched.\n{answer}",
            excerpt(case.as_bytes())
        ));
    }
    let positions = match book.positions(case) {
        Ok(positions) => positions,
        Err(reason) => {
            let case = excerpt(case.as_bytes());
            let reason = escaped(format!("{reason:#}").as_bytes());
            return Ok(format!("{case}  This is not a position of a game: {reason}.\n{answer}"));
        }
    };
    let text = match &positions[..] {
        [only] => explain(&**only, extent),
        _ => position::several(positions, extent),
    };
    Ok(match text {
        Ok(text) => text + &answer,
        Err(too_large) => format!(
            "{}  Its moves are not searched: {too_large} (--limit).\n{answer}",
            excerpt(case.as_bytes())
        ),
    })
}

/// The second opinion on a case that the rules do not answer, with its method, or why there is none; empty for a
/// dialogue, in which the rules decide every game.
fn second_opinion(book: &mut dyn AnyBook, case: &str) -> String {
    let method = book.second_opinion_method();
    let words = method.in_words();
    match (book.second_opinion(case), method) {
        (_, SecondOpinion::NotNeeded(_)) => String::new(),
        (Some(answer), _) => format!(
            "  The second opinion:\n{}{}",
            excerpt(answer.as_bytes()),
            indented(&format!("Its method: {words}."))
        ),
        (None, SecondOpinion::Missing(reason)) => {
            indented(&format!("There is no second opinion: {reason}."))
        }
        (None, _) => indented(&format!("No second opinion reaches this case: {words}.")),
    }
}

/// A paragraph, wrapped and indented.
fn indented(paragraph: &str) -> String {
    wrapped(paragraph).lines().flat_map(|line| ["  ", line, "\n"]).collect()
}

/// Returns whether the moves of a case can be listed quickly, without examining its position: the book can
/// search the case, or it has few numbers, all small.
pub(crate) fn can_be_listed(book: &mut dyn AnyBook, case: &str) -> bool {
    book.answer(case).is_some() || is_small(case)
}

fn is_small(case: &str) -> bool {
    const NUMBERS: usize = 50;
    const LARGEST: u64 = 300;
    const LENGTH: usize = 400;
    let is_small = |word: &str| word.parse().is_ok_and(|number: u64| number <= LARGEST);
    let words = case.split_whitespace();
    let mut numbers = words.clone().filter(|word| word.parse::<i128>().is_ok());
    case.len() <= LENGTH && words.count() <= NUMBERS && numbers.all(is_small)
}

pub(crate) fn can_be_searched(problem: &Problem, case: &str) -> bool {
    let Ok(mut book) = book(&problem.id) else {
        return false;
    };
    let is_searched = |positions: Vec<_>| {
        let mut positions = position::sharing(positions).into_iter();
        positions.all(|position| perfect::outcome(&*position, LIMIT).is_ok())
    };
    can_be_listed(&mut *book, case) && book.positions(case).is_ok_and(is_searched)
}
