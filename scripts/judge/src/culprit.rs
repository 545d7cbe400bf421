//! Finds the case of an input on which a program fails.

use crate::catalog::{Case, Cases, Problem};
use crate::program::Program;
use crate::runner::{End, Runner};
use crate::verdict::Judged;
use anyhow::Result;
use jury::books::book;
use std::fs;
use std::mem::discriminant;
use std::time::{Duration, Instant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// This case alone causes the same failure.
    Case {
        /// The number of the case, counted from 1.
        number: usize,
        /// The number of all cases.
        of: usize,
        input: String,
    },
    /// No single case causes the failure.
    None {
        of: usize,
        /// The number of the slowest case, and its processor time, if the input takes too long.
        slowest: Option<(usize, Duration)>,
    },
    /// None of the tried cases fails alone, and there was no time for the others.
    Unknown { tried: usize, of: usize },
}

/// Runs a failing program on each case of its input alone, until one fails in the same way, within little
/// more than the input's time bound. Returns `None` if the input is a single case, is not answered line by
/// line, or has no book to separate its cases.
///
/// # Errors
///
/// If the program cannot be run.
pub fn find(
    runner: &Runner,
    problem: &Problem,
    case: &Case,
    program: &Program,
    judged: &Judged,
) -> Result<Option<Culprit>> {
    if judged.run.end == End::Success || problem.facts.cases == Cases::Single {
        return Ok(None);
    }
    let Some(cases) = split(problem, case) else {
        return Ok(None);
    };
    let of = cases.len();
    let deadline = Instant::now() + judged.bounds.wall();
    let mut slowest = (0, Duration::ZERO);
    for (number, input) in (1..).zip(&cases) {
        if Instant::now() > deadline {
            return Ok(Some(Culprit::Unknown { tried: number - 1, of }));
        }
        let joined = book(&problem.id)?.join(std::slice::from_ref(input));
        let run = runner.run(program.path, program.arguments, joined.as_bytes(), &judged.bounds)?;
        if discriminant(&run.end) == discriminant(&judged.run.end) {
            return Ok(Some(Culprit::Case { number, of, input: input.clone() }));
        }
        if run.cpu > slowest.1 || number == 1 {
            slowest = (number, run.cpu);
        }
    }
    let slowest = (judged.run.end == End::TimedOut).then_some(slowest);
    Ok(Some(Culprit::None { of, slowest }))
}

/// The cases of an input, if there are several.
fn split(problem: &Problem, case: &Case) -> Option<Vec<String>> {
    let input = fs::read_to_string(&case.input).ok()?;
    let cases = book(&problem.id).ok()?.split(&input).ok()?;
    (cases.len() > 1).then_some(cases)
}
