//! The verdict of a judge on a run.

use crate::catalog::{Case, Compare, Problem};
use crate::checker::{self, Mismatch};
use crate::runner::{Bounds, End, Input, Run, Runner};
use anyhow::{Context, Result, bail};
use jury::books::book;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The time bound where the judge's is unknown.
pub const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// The memory bound, in bytes, where the judge's is unknown.
pub const DEFAULT_MEMORY: u64 = 1 << 30;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Accepted,
    /// With the first line that differs.
    WrongAnswer(Mismatch),
    /// A wrong answer where several are right, with what is wrong with it.
    Refuted(String),
    TimeLimit,
    /// How the system describes its end.
    RuntimeError(String),
    MemoryLimit,
    /// It wrote more than [`MAX_OUTPUT`](crate::runner::MAX_OUTPUT) bytes.
    OutputLimit,
}

impl Verdict {
    /// The judges' abbreviation: `AC`, `WA`, `TLE`, `RE`, `MLE`, `OLE`.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer(_) | Verdict::Refuted(_) => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::RuntimeError(_) => "RE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
        }
    }

    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }
}

/// A run with its verdict.
#[derive(Clone, Debug)]
pub struct Judged {
    pub verdict: Verdict,
    pub run: Run,
    pub bounds: Bounds,
}

/// The bounds that the judge sets for a problem, with the defaults where they are unknown.
pub fn bounds(problem: &Problem) -> Bounds {
    let limits = &problem.facts.limits;
    Bounds {
        time: limits.time().unwrap_or(DEFAULT_TIME),
        memory: Some(limits.memory_kib.map_or(DEFAULT_MEMORY, |kib| kib << 10)),
    }
}

/// Runs a program on a case of a problem within these bounds, and judges its output.
///
/// # Errors
///
/// When the program cannot be started, or a file cannot be read: never because of what the
/// program does.
pub fn judge(
    runner: &Runner,
    problem: &Problem,
    case: &Case,
    program: &Path,
    bounds: &Bounds,
) -> Result<Judged> {
    let expected = fs::read(&case.output)
        .with_context(|| format!("{}: cannot be read", case.output.display()))?;
    let run = runner.run(program, &[], Input::File(&case.input), bounds)?;
    let verdict = match &run.end {
        End::Success => {
            let input = fs::read_to_string(&case.input)
                .with_context(|| format!("{}: cannot be read", case.input.display()))?;
            of_output(problem, &input, &expected, &run.stdout)?
        }
        End::Failed(how) => Verdict::RuntimeError(how.clone()),
        End::TimedOut => Verdict::TimeLimit,
        End::OutOfMemory => Verdict::MemoryLimit,
        End::OutputLimit => Verdict::OutputLimit,
    };
    Ok(Judged {
        verdict,
        run,
        bounds: *bounds,
    })
}

/// Judges the output of a program.
///
/// # Errors
///
/// When the book of the problem cannot read the input, or does not know which outputs are right.
pub fn of_output(
    problem: &Problem,
    input: &str,
    expected: &[u8],
    actual: &[u8],
) -> Result<Verdict> {
    match problem.facts.compare {
        Compare::Output => Ok(match checker::compare(expected, actual) {
            None => Verdict::Accepted,
            Some(mismatch) => Verdict::WrongAnswer(mismatch),
        }),
        Compare::Rules => {
            let mut book = book(&problem.id)?;
            let cases = book.split(input)?;
            let [case] = &cases[..] else {
                bail!(
                    "{}: an input of one case is needed where several answers are right",
                    problem.id
                );
            };
            let [expected, actual] = [expected, actual].map(String::from_utf8_lossy);
            let accepted = book.accepts(case, &expected, &actual);
            Ok(match accepted.with_context(|| unchecked(problem))? {
                Ok(()) => Verdict::Accepted,
                Err(what) => Verdict::Refuted(what),
            })
        }
    }
}

/// The error of a book that does not decide which outputs are right.
pub fn unchecked(problem: &Problem) -> String {
    format!(
        "{0}: `compare = \"rules\"`, but its book has no checker; write `accepts` in \
         scripts/jury/src/books/{0}.rs, or remove that line",
        problem.id
    )
}
