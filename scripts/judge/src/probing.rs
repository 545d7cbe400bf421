//! Tries a solution on numbers at the bounds of the statement and beyond: it accepts the least and the greatest number,
//! and rejects the numbers next to them, and extreme ones, before it reads or allocates anything by them.
//!
//! The bounds come from the problem's format in the jury, and the solution's are its own literals, so the two are
//! independent.

use crate::catalog::Problem;
use crate::program::Program;
use crate::runner::{Bounds, End, Runner};
use anyhow::{Result, ensure};
use jury::format::Probe;
use std::collections::BTreeSet;
use std::fmt::{self, Display};

/// Checks that a solution accepts exactly the numbers of the probes that are within their bounds.
///
/// # Errors
///
/// The first number that it treats otherwise, or the error if it cannot be run.
pub fn check(problem: &Problem, program: &Program, probes: &[Probe]) -> Result<()> {
    let mut tried = BTreeSet::new();
    for probe in probes {
        // Without answers, a dialogue only reaches the first number of each name.
        if !problem.facts.interactive || tried.insert((probe.what, probe.number)) {
            Attempt::new(problem, program, probe)?.check()?;
        }
    }
    Ok(())
}

/// A run of a solution on an input with one number replaced.
struct Attempt<'a> {
    solution: &'a str,
    probe: &'a Probe,
    /// True if the input continues with a judge's lines in a dialogue.
    is_interactive: bool,
    end: End,
    stderr: String,
}

impl<'a> Attempt<'a> {
    fn new(problem: &Problem, program: &Program<'a>, probe: &'a Probe) -> Result<Self> {
        let is_interactive = problem.facts.interactive;
        // The first line of a case only names the judge's opponent.
        let input = match probe.input.split_once('\n') {
            Some((_, rest)) if is_interactive => rest,
            _ => &probe.input,
        };
        let Program { path, arguments, .. } = *program;
        let run = Runner::default().run(path, arguments, input.as_bytes(), &Bounds::GENEROUS)?;
        let stderr = String::from_utf8_lossy(&run.stderr).into_owned();
        Ok(Attempt { solution: program.name, probe, is_interactive, end: run.end, stderr })
    }

    fn check(&self) -> Result<()> {
        let Probe { what, number, bounds: (least, _), is_stated, .. } = *self.probe;
        let must_be_refused = is_stated || number < least;
        if self.probe.is_within() {
            ensure!(self.is_taken(), "{} should take {what} = {number}, but {self}", self.solution);
        } else if must_be_refused || self.end != End::Success {
            let sentence = self.sentence();
            ensure!(self.is_refused(), "{} should say `{sentence}`, but {self}", self.solution);
        }
        Ok(())
    }

    /// The expected message of the solution if the number is out of bounds.
    fn sentence(&self) -> String {
        let Probe { what, number, .. } = self.probe;
        let (least, most) = self.probe.bounds;
        format!("{what} is {number}, not in {least}..={most}")
    }

    /// Returns whether the number is accepted: an incomplete input may still fail for another reason.
    fn is_taken(&self) -> bool {
        let is_whole = self.probe.is_complete && !self.is_interactive;
        match self.end {
            End::Success => true,
            End::Failed { .. } => !is_whole && !self.stderr.contains(&self.sentence()),
            _ => false,
        }
    }

    /// Returns whether the number is rejected. A number that the solution cannot represent is rejected when it is read,
    /// by its digits.
    fn is_refused(&self) -> bool {
        let Probe { number, is_index, .. } = *self.probe;
        let by_its_digits = !(0..=u32::MAX.into()).contains(&number)
            && self.stderr.contains(&format!("`{number}`"));
        let in_reading = by_its_digits || is_index && number == 0;
        matches!(self.end, End::Failed { .. })
            && (in_reading || self.stderr.contains(&self.sentence()))
    }
}

impl Display for Attempt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start: String = self.probe.input.chars().take(100).collect();
        match &self.end {
            End::Success => write!(f, "takes")?,
            End::Failed { how, .. } => write!(f, "ends with {how} on")?,
            other => write!(f, "is stopped ({other:?}) on")?,
        }
        write!(f, " an input that begins with\n{}\n{}", start.trim_end(), self.stderr.trim_end())
    }
}
