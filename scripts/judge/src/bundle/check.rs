//! A bundle is compiled as the judge would, and run on the problem's cases, before it is handed
//! out.

use super::Target;
use super::rust::rustc::compiler;
use crate::binaries::Binaries;
use crate::catalog::{Problem, Solution};
use crate::report;
use crate::runner::{Bounds, Runner};
use crate::verdict;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Compiles a bundle in Rust in each edition that the judge may use, with no warning, and runs it
/// on all cases.
///
/// # Errors
///
/// What the compiler says, or the case that is not answered as it should be.
pub fn rust(problem: &Problem, solution: &Solution, target: &Target, text: &str) -> Result<()> {
    let folder = tempfile::tempdir().context("no temporary folder can be made")?;
    let program = folder.path().join("main");
    for edition in target.editions() {
        compile(solution, target, edition, text, &program)?;
        cases(problem, solution, &program, false)
            .with_context(|| format!("{}: the bundle in edition {edition}", solution.name))?;
    }
    Ok(())
}

/// Compiles a bundle in Rust as the judge would.
///
/// # Errors
///
/// What the compiler says, a warning too.
pub fn compile(
    solution: &Solution,
    target: &Target,
    edition: &str,
    text: &str,
    program: &Path,
) -> Result<()> {
    let source = program.with_extension("rs");
    fs::write(&source, text).context("the bundle cannot be written to a temporary folder")?;
    let mut command = Command::new(compiler());
    command
        .args(["-O", "-D", "warnings", "--edition", edition, "-o"])
        .args([program, &source]);
    if target.has_crates() {
        let libraries = Binaries::libraries(&solution.name)?;
        command.args(["-C", "panic=abort"]);
        for (name, path) in libraries.iter().filter(|(name, _)| *name != "shared") {
            let folder = path.parent().unwrap_or(path).display();
            command
                .args(["-L".into(), format!("dependency={folder}")])
                .args(["--extern".into(), format!("{name}={}", path.display())]);
        }
    }
    let output = command
        .output()
        .with_context(|| format!("{}: cannot be run", compiler().display()))?;
    if !output.status.success() {
        bail!(
            "{}: the bundle does not compile in edition {edition}:\n{}",
            solution.name,
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
    }
    Ok(())
}

/// Runs a program on all cases of a problem; one that stands for calls of a method has the judge's
/// time for each line of a case.
///
/// # Errors
///
/// The first case that is not answered as it should be.
pub fn cases(problem: &Problem, solution: &Solution, program: &Path, calls: bool) -> Result<()> {
    for case in problem.cases()? {
        let mut bounds = Bounds {
            memory: None,
            ..verdict::bounds(problem)
        };
        if calls {
            let lines = fs::read_to_string(&case.output).map_or(1, |text| text.lines().count());
            bounds.time *= lines.max(1) as u32;
        }
        let judged = verdict::judge(&Runner::default(), &case, program, &bounds)?;
        ensure!(
            judged.verdict.is_accepted(),
            "{}",
            report::failure(problem, &solution.name, &case, &judged).trim_end()
        );
    }
    Ok(())
}
