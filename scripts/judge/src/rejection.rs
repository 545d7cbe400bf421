//! Finds the case that rejects a program, for example a wrong one.

use crate::catalog::{Case, Problem};
use crate::program::Program;
use crate::report::shortened;
use crate::runner::{Bounds, End, Ending, Input, Runner};
use crate::stress::{Difference, Effort, stress};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result, bail};
use std::fs;
use std::time::Duration;

/// The bounds of a run, generous because programs are rejected for their answers, not for being slow.
const BOUNDS: Bounds = Bounds { time: Duration::from_secs(60), memory: None };

const EFFORT: Effort = Effort::of_cases(3000);

#[derive(Debug)]
pub enum Rejection {
    /// A bundled case, by name, and the error in the answer.
    Bundled(String, String),
    /// A case that the jury finds.
    Found(Box<Difference>),
}

/// The first bundled case within the statement that the program answers wrongly, else a case of the jury;
/// `None` if none rejects it.
///
/// # Errors
///
/// If the program cannot be run or fails, which is not a rejection.
pub fn rejection(problem: &Problem, program: &Program) -> Result<Option<Rejection>> {
    for case in problem.cases()?.iter().filter(|case| !case.is_beyond()) {
        let mistake = if problem.facts.interactive {
            fault(problem, program, case)?
        } else {
            wrong_answer(problem, program, case)?
        };
        if let Some(mistake) = mistake {
            return Ok(Some(Rejection::Bundled(case.name.clone(), mistake)));
        }
    }
    let report = stress(problem, &[*program], EFFORT, &|_| {})?;
    Ok(report.difference.map(Box::new).map(Rejection::Found))
}

fn wrong_answer(problem: &Problem, program: &Program, case: &Case) -> Result<Option<String>> {
    let input = Input::File(&case.input);
    let run = Runner::default().run(program.path, program.arguments, input, &BOUNDS)?;
    if run.end != End::Success {
        bail!("{} on {}: {:?}", program.name, case.name, run.end);
    }
    let expected = fs::read(&case.output).with_context(|| unreadable(case))?;
    let input = fs::read(&case.input).with_context(|| unreadable(case))?;
    Ok(match verdict::of_output(problem, &input, &expected, &run.stdout)? {
        Verdict::Accepted => None,
        Verdict::WrongAnswer(mismatch) => {
            let line = |line: Option<Vec<u8>>| {
                line.map_or_else(
                    || String::from("the end"),
                    |line| format!("`{}`", shortened(&line)),
                )
            };
            Some(format!(
                "line {}: {} is expected, {} was written",
                mismatch.line,
                line(mismatch.expected),
                line(mismatch.actual)
            ))
        }
        Verdict::Refuted(why) => Some(why),
        other => bail!("{} on {}: {other:?}", program.name, case.name),
    })
}

fn fault(problem: &Problem, program: &Program, case: &Case) -> Result<Option<String>> {
    let input = fs::read_to_string(&case.input).with_context(|| unreadable(case))?;
    let interactor = verdict::interactor(problem, &input)?;
    let (_, dialogue) =
        Runner::default().converse(program.path, program.arguments, interactor, &BOUNDS)?;
    match &dialogue.ending {
        Ending::Over(_) => Ok(None),
        Ending::Fault(fault, why) => Ok(Some(format!("{}: {why}", fault.name()))),
        other => bail!("{} on {}: {other:?}\n{dialogue}", program.name, case.name),
    }
}

fn unreadable(case: &Case) -> String {
    format!("{}: the case cannot be read", case.input.display())
}
