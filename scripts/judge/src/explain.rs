//! What a case is worth, and why, by the rules of its game alone.

mod position;

pub use position::{explain, indented_drawing, options, outcome_in_words, points};

use crate::catalog::{Problem, Solution, workspace};
use crate::header;
use crate::report::{escaped, excerpt, short};
use anyhow::{Context, Result};
use jury::books::{AnyBook, book};
use jury::perfect;
use std::fs;

/// A search has at most this number of positions, unless something else is asked for.
pub const LIMIT: usize = 200_000;

/// How much is searched and shown.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The most positions of a search.
    pub limit: usize,
    /// The most moves and parts that are listed.
    pub listed: usize,
}

/// The lines shown of an answer, or of a case that is no position.
const LINES: usize = 12;

/// What a solution's header says is the theorem, with the name of the solution.
///
/// # Errors
///
/// When its source cannot be read.
pub fn theorem(solution: &Solution) -> Result<String> {
    let path = workspace()?.join(bundler::source_path(&solution.name));
    let source =
        fs::read_to_string(&path).with_context(|| format!("{}: cannot be read", short(&path)))?;
    let theorem = header::part(&source, "Theorem").unwrap_or_default();
    let heading = format!("The theorem, as {} states it:", solution.name);
    let lines = theorem.into_iter();
    Ok(lines.fold(heading, |text, line| text + "\n  " + line))
}

/// What a case is worth, and why. Of a case that is too large to search, `solve` says what a solution
/// answers.
///
/// # Errors
///
/// Those of `solve`.
pub fn case(
    book: &mut dyn AnyBook,
    case: &str,
    extent: Extent,
    solve: &mut dyn FnMut(&str) -> Result<String>,
) -> Result<String> {
    // The book knows which cases are too large even to list the moves of one.
    let Some(answer) = book.answer(case) else {
        return Ok(format!(
            "{}  This is too large to be searched.\n{}",
            excerpt(case.as_bytes(), LINES),
            solve(case)?
        ));
    };
    let answer = format!(
        "  The answer by the rules:\n{}",
        excerpt(answer.as_bytes(), LINES)
    );
    let positions = match book.positions(case) {
        Ok(positions) => positions,
        Err(reason) => {
            let case = excerpt(case.as_bytes(), LINES);
            let reason = escaped(format!("{reason:#}").as_bytes());
            return Ok(format!(
                "{case}  This is no position of a game: {reason}.\n{answer}"
            ));
        }
    };
    let text = match &positions[..] {
        [only] => explain(&**only, extent),
        _ => position::several(positions, extent),
    };
    Ok(match text {
        Ok(text) => text + &answer,
        Err(too_large) => format!(
            "{}  This is too large to be searched: {too_large} (--limit).\n{answer}",
            excerpt(case.as_bytes(), LINES)
        ),
    })
}

/// Whether a case is a position, or several, that can be searched.
pub fn can_be_searched(problem: &Problem, case: &str) -> bool {
    let Ok(mut book) = book(&problem.id) else {
        return false;
    };
    let is_searched = |positions: Vec<_>| {
        let mut positions = position::sharing(positions).into_iter();
        positions.all(|position| perfect::outcome(&*position, LIMIT).is_ok())
    };
    book.answer(case).is_some() && book.positions(case).is_ok_and(is_searched)
}
