//! Compiles a bundle as the judge would and runs it on the problem's cases.

pub mod c;
mod passed;
pub mod rust;

use super::{Language, Target};
use crate::catalog::{Case, Problem, Solution};
use crate::program::Program;
use crate::report;
use crate::runner::{Bounds, Runner};
use crate::verdict;
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;

/// Compiles a bundle with each compiler that the judge may use and runs it on all cases.
///
/// # Errors
///
/// The compiler's message, or the first case with a wrong result.
pub fn check(problem: &Problem, solution: &Solution, target: &Target, text: &str) -> Result<()> {
    let cases = &problem.cases_in_all_layouts()?;
    let subject = Subject { problem, solution, target, cases };
    subject.check(text)
}

/// A bundle's problem, solution, target, and the cases that check it.
pub(super) struct Subject<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) solution: &'a Solution,
    pub(crate) target: &'a Target,
    pub(crate) cases: &'a [Case],
}

impl Subject<'_> {
    pub(crate) fn check(&self, text: &str) -> Result<()> {
        passed::unless_passed(self, text, || match self.target.language {
            Language::Rust => rust::check(self, text),
            Language::C => c::check(self, text),
        })
    }

    /// Runs a program on the cases. With `per_line`, the judge's time limit applies to each line of a case.
    fn run(&self, program: &Path, per_line: bool) -> Result<()> {
        let Subject { problem, solution, .. } = self;
        let program = Program::new(&solution.name, program);
        for case in self.cases {
            let mut bounds = Bounds { memory: None, ..verdict::bounds(problem) };
            if per_line {
                let lines = fs::read_to_string(&case.output).map_or(1, |text| text.lines().count());
                bounds.time *= lines.max(1) as u32;
            }
            let judged = verdict::judge(&Runner::default(), problem, case, &program, &bounds)?;
            if !judged.verdict.is_accepted() {
                // Errors are printed without colours.
                let failure = report::failure(problem, &solution.name, case, &judged);
                bail!("{}", console::strip_ansi_codes(failure.trim_end()));
            }
        }
        Ok(())
    }
}
