//! The launcher: a process that runs one program, watches it with all its descendants, ends them,
//! and reports how it went.

use super::End;
use super::system::{self, Family};
use super::watching::{Limits, Outcome, watch};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::NamedTempFile;

/// The first argument of the launcher; the second is its [`Job`], and then come the program and
/// its arguments.
const LAUNCH: &str = "--launch";

/// The exit status of a launcher that could not do its work.
const FAILED: u8 = 70;

/// The program that runs go through.
static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

#[derive(Serialize, Deserialize)]
struct Job {
    limits: Limits,
    /// The file for the outcome.
    report: PathBuf,
}

/// Runs a program through the launcher; `start` gives a command its standard streams.
pub fn run(
    program: &Path,
    arguments: &[OsString],
    limits: Limits,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> Result<Outcome> {
    let launcher = LAUNCHER
        .get()
        .context("there is no launcher; call `runner::launcher` at the start of `main`")?;
    let report = NamedTempFile::new().context("a temporary file cannot be created")?;
    let job = Job {
        limits,
        report: report.path().to_owned(),
    };
    let mut command = Command::new(launcher);
    command
        .args([LAUNCH, &serde_json::to_string(&job)?])
        .arg(program)
        .args(arguments);
    let status = system::start_launcher(&mut command, start)
        .and_then(system::wait_for_launcher)
        .context("the launcher cannot be run")?;
    if status.code() == Some(FAILED.into()) {
        let cause = std::io::read_to_string(report).unwrap_or_default();
        bail!("{}: {cause}", program.display());
    }
    if !status.success() {
        // Only the program itself has a reason to kill it.
        return Ok(Outcome {
            end: End::Failed(format!("the process that runs it was ended: {status}")),
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            peak: None,
        });
    }
    serde_json::from_reader(report)
        .with_context(|| format!("{}: the launcher has reported nothing", program.display()))
}

/// The launcher's part of a `main`, to be called before anything else.
///
/// If this process was started as the launcher, does the launcher's work, and returns the exit
/// status with which it should end. Otherwise this program is the launcher of its own runs.
pub fn launcher() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_none_or(|first| first != LAUNCH) {
        if let Ok(program) = std::env::current_exe() {
            launch_through(program);
        }
        return None;
    }
    let job = arguments.next()?.into_string().ok()?;
    let job: Job = serde_json::from_str(&job).ok()?;
    let program = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    Some(match launch(&job, &program, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Without the cause, the status says enough.
            let _ = std::fs::write(&job.report, format!("{error:#}"));
            ExitCode::from(FAILED)
        }
    })
}

/// Makes runs go through this program, which calls [`launcher`], instead of the current one. Only
/// the first call counts.
pub fn launch_through(program: PathBuf) {
    let _ = LAUNCHER.set(program);
}

fn launch(job: &Job, program: &OsStr, arguments: &[OsString]) -> Result<()> {
    let outputs = system::own_outputs()?;
    let mut command = Command::new(program);
    command.args(arguments);
    let family = Family::start(command, &job.limits.bounds).context("cannot be run")?;
    let outcome = watch(family, &job.limits, outputs.each_ref())?;
    serde_json::to_writer(File::create(&job.report)?, &outcome)?;
    Ok(())
}
