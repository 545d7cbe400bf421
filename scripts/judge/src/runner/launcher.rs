//! The launcher: a process that holds little memory, and so measures the peak of another.

use super::streams::own_outputs;
use super::watching::{Outcome, watch};
use super::{Bounds, End};
use anyhow::{Context, Result, anyhow};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::time::Duration;
use tempfile::NamedTempFile;

/// The first argument of the launcher; the second is its [`Job`], and then come the program and
/// its arguments.
const LAUNCH: &str = "--launch";

#[derive(Serialize, Deserialize)]
struct Job {
    bounds: Bounds,
    wall: Duration,
    /// The file for the outcome.
    report: PathBuf,
}

/// Runs a program through the launcher; `start` gives a command its standard streams.
pub fn run(
    launcher: &Path,
    program: &Path,
    arguments: &[&OsStr],
    bounds: &Bounds,
    wall: Duration,
    start: impl FnOnce(Command) -> io::Result<Child>,
) -> Result<Outcome> {
    let report = NamedTempFile::new().context("a temporary file cannot be created")?;
    let job = Job {
        bounds: *bounds,
        wall,
        report: report.path().to_owned(),
    };
    let mut command = Command::new(launcher);
    command
        .args([LAUNCH, &serde_json::to_string(&job)?])
        .arg(program)
        .args(arguments);
    start(command)
        .and_then(|mut child| child.wait())
        .context("the launcher cannot be run")?;
    let outcome: Result<Outcome, String> = serde_json::from_reader(report)
        .with_context(|| format!("{}: the launcher was ended", program.display()))?;
    outcome.map_err(|error| anyhow!("{}: {error}", program.display()))
}

/// If this process was started as the launcher: does the launcher's work, and returns the exit
/// status with which it should end.
pub fn launcher() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != LAUNCH {
        return None;
    }
    let job = arguments.next()?.into_string().ok()?;
    let job: Job = serde_json::from_str(&job).ok()?;
    let program = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    Some(match launch(&job, &program, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn launch(job: &Job, program: &OsStr, arguments: &[OsString]) -> Result<()> {
    let outputs = own_outputs()?;
    let outcome = Command::new(program)
        .args(arguments)
        .spawn()
        .and_then(|child| watch(child, &job.bounds, job.wall, outputs.each_ref()))
        .map(|mut outcome| {
            // It may have exceeded the bound between two looks at it.
            let bound = job.bounds.memory;
            if bound.is_some_and(|bound| outcome.peak > Some(bound)) {
                outcome.end = End::OutOfMemory;
            }
            outcome
        })
        .map_err(|error| error.to_string());
    serde_json::to_writer(File::create(&job.report)?, &outcome)?;
    Ok(())
}
