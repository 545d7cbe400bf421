//! The verdict of a judge on a run.

use crate::catalog::{Case, Problem};
use crate::checker::{self, Mismatch};
use crate::runner::{Bounds, End, Input, Run, Runner};
use anyhow::{Context, Result};
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
            Verdict::WrongAnswer(_) => "WA",
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

/// Runs a program on a case within these bounds, and judges its output.
///
/// # Errors
///
/// When the program cannot be started, or a file cannot be read: never because of what the
/// program does.
pub fn judge(runner: &Runner, case: &Case, program: &Path, bounds: &Bounds) -> Result<Judged> {
    let expected = fs::read(&case.output)
        .with_context(|| format!("{}: cannot be read", case.output.display()))?;
    let run = runner.run(program, &[], Input::File(&case.input), bounds)?;
    let verdict = match &run.end {
        End::Success => match checker::compare(&expected, &run.stdout) {
            None => Verdict::Accepted,
            Some(mismatch) => Verdict::WrongAnswer(mismatch),
        },
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
