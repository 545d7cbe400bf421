//! A bundle is compiled as the judge would, and run on the problem's cases, before it is handed
//! out.

use super::Target;
use super::rust::rustc::compiler;
use crate::binaries::Binaries;
use crate::catalog::{Problem, Solution};
use crate::checker;
use crate::runner::{self, Bounds, End, Input};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The time that a case is given where the judge's limit is not known.
const TIME: Duration = Duration::from_secs(5);

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
        cases(problem, &program, false)
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
pub fn cases(problem: &Problem, program: &Path, calls: bool) -> Result<()> {
    let time = problem.facts.limits.time().unwrap_or(TIME);
    for case in problem.cases()? {
        let lines = fs::read_to_string(&case.output).map_or(1, |text| text.lines().count().max(1));
        let bounds = Bounds {
            time: time * if calls { lines as u32 } else { 1 },
            memory: None,
        };
        let run = runner::run(program, &[], Input::File(&case.input), &bounds)?;
        let name = &case.name;
        match run.end {
            End::Success => {}
            End::Failed(status) => bail!(
                "{name}: {status}\n{}",
                String::from_utf8_lossy(&run.stderr).trim_end()
            ),
            End::TimedOut => bail!("{name}: not finished after {:?}", run.cpu),
            End::OutOfMemory => bail!("{name}: too much memory"),
            End::Flooded => bail!("{name}: too much output"),
        }
        let expected = fs::read(&case.output)
            .with_context(|| format!("{}: cannot be read", case.output.display()))?;
        if let Some(wrong) = checker::compare(&expected, &run.stdout, problem.facts.compare) {
            bail!(
                "{name}: line {} should be {:?} and is {:?}",
                wrong.line,
                wrong.expected.unwrap_or_default(),
                wrong.actual.unwrap_or_default()
            );
        }
    }
    Ok(())
}
