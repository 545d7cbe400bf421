//! Finds the case that rejects a program, for example a wrong one.

use crate::catalog::Problem;
use crate::checker::Mismatch;
use crate::program::Program;
use crate::report::shortened;
use crate::runner::{Bounds, Runner};
use crate::stress::{Difference, Effort, stress};
use crate::verdict::{self, Verdict};
use anyhow::{Result, bail};
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
        let judged = verdict::judge(&Runner::default(), problem, case, program, &BOUNDS)?;
        let mistake = match judged.verdict {
            Verdict::Accepted => continue,
            Verdict::WrongAnswer(Mismatch { line, expected, actual }) => format!(
                "line {line}: {} is expected, {} was written",
                shown(expected),
                shown(actual)
            ),
            Verdict::Refuted(why) => why,
            Verdict::Fault(fault, why) => format!("{}: {why}", fault.name()),
            other => {
                let dialogue = judged.dialogue.map_or_else(String::new, |text| format!("\n{text}"));
                bail!("{} on {}: {other:?}{dialogue}", program.name, case.name)
            }
        };
        return Ok(Some(Rejection::Bundled(case.name.clone(), mistake)));
    }
    let report = stress(problem, &[*program], EFFORT, &|_| {})?;
    Ok(report.difference.map(Box::new).map(Rejection::Found))
}

fn shown(line: Option<Vec<u8>>) -> String {
    line.map_or_else(|| String::from("the end"), |line| format!("`{}`", shortened(&line)))
}
