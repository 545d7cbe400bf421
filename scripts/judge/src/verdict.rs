//! The verdict on a program: what a judge would say of its run on a case.

use crate::catalog::{Case, Problem};
use crate::checker::{self, Mismatch};
use crate::runner::{self, Bounds, End, Input, Run};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The time bound where the judge's is not known.
pub const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// The memory bound, in bytes, where the judge's is not known.
pub const DEFAULT_MEMORY: u64 = 1 << 30;

/// What a judge says of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The output is right.
    Accepted,
    /// The output is wrong, and this is where first.
    WrongAnswer(Mismatch),
    /// It took too long.
    TimeLimit,
    /// It did not end with exit status 0, but like this.
    RuntimeError(String),
    /// It held too much memory.
    MemoryLimit,
    /// It wrote more than [`runner::MAX_OUTPUT`] bytes.
    OutputLimit,
}

impl Verdict {
    /// The judges' abbreviation: `AC`, `WA`, `TLE`, `RE`, `MLE`, `OLE`.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer(_) => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::RuntimeError(_) => "RE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
        }
    }

    /// Whether the judge is satisfied.
    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }
}

/// A run with its verdict.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// The run.
    pub run: Run,
    /// What it could use.
    pub bounds: Bounds,
}

/// The bounds that the judge sets for a problem, with the defaults where they are not known.
pub fn bounds(problem: &Problem) -> Bounds {
    let limits = &problem.facts.limits;
    Bounds {
        time: limits.time().unwrap_or(DEFAULT_TIME),
        memory: Some(limits.memory_kib.map_or(DEFAULT_MEMORY, |kib| kib << 10)),
    }
}

/// Runs a program on a case of a problem within these bounds, and judges what it writes.
///
/// # Errors
///
/// When the program cannot be started, or a file not be read: never because of what the program
/// does.
pub fn judge(problem: &Problem, case: &Case, program: &Path, bounds: &Bounds) -> Result<Judged> {
    let expected = fs::read(&case.output)
        .with_context(|| format!("{}: cannot be read", case.output.display()))?;
    let run = runner::run(program, &[], Input::File(&case.input), bounds)?;
    let verdict = match &run.end {
        End::Success => match checker::compare(&expected, &run.stdout, problem.facts.compare) {
            None => Verdict::Accepted,
            Some(mismatch) => Verdict::WrongAnswer(mismatch),
        },
        End::Failed(how) => Verdict::RuntimeError(how.clone()),
        End::TimedOut => Verdict::TimeLimit,
        End::OutOfMemory => Verdict::MemoryLimit,
        End::Flooded => Verdict::OutputLimit,
    };
    Ok(Judged {
        verdict,
        run,
        bounds: *bounds,
    })
}
