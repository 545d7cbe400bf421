//! A bundle is compiled as the judge would, and run on the problem's cases, before it is handed
//! out.

pub mod c;
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

/// Compiles a bundle with each compiler that the judge may use, and runs it on all cases.
///
/// # Errors
///
/// The compiler's message, or the first case that is not answered as it should be.
pub fn check(problem: &Problem, solution: &Solution, target: &Target, text: &str) -> Result<()> {
    check_on(&problem.cases()?, problem, solution, target, text)
}

/// The same on these cases.
pub(super) fn check_on(
    cases: &[Case],
    problem: &Problem,
    solution: &Solution,
    target: &Target,
    text: &str,
) -> Result<()> {
    match target.language {
        Language::Rust => rust::check(cases, problem, solution, target, text),
        Language::C => c::check(cases, problem, solution, target, text),
    }
}

/// Runs a program on cases of a problem; with `per_line`, the judge's time limit holds for each
/// line of a case.
fn run_cases(
    cases: &[Case],
    problem: &Problem,
    solution: &Solution,
    program: &Path,
    per_line: bool,
) -> Result<()> {
    let program = Program::new(&solution.name, program);
    for case in cases {
        let mut bounds = Bounds {
            memory: None,
            ..verdict::bounds(problem)
        };
        if per_line {
            let lines = fs::read_to_string(&case.output).map_or(1, |text| text.lines().count());
            bounds.time *= lines.max(1) as u32;
        }
        let judged = verdict::judge(&Runner::default(), problem, case, &program, &bounds)?;
        if !judged.verdict.is_accepted() {
            // The message of an error has no colours.
            let failure = report::failure(problem, &solution.name, case, &judged);
            bail!("{}", console::strip_ansi_codes(failure.trim_end()));
        }
    }
    Ok(())
}
