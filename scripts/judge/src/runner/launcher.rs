//! The launcher: a process that runs one program, watches it and its descendants, ends them, and reports the
//! outcome.
//!
//! It shares its standard input and output with the program. Its standard error is the pipe for its report,
//! which the program does not inherit; the program's standard error is a file opened by the launcher.

use super::streams::temporary;
use super::system::{self, Family};
use super::watching::{Limits, watch};
use super::{End, MAX_OUTPUT, Run};
use anyhow::{Context, Result, bail};
use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Seek, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

/// The launcher's first argument. The second one is the [`Limits`]; the program and its arguments follow.
const LAUNCH: &str = "--launch";

const FAILED: u8 = 70;

static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

/// Runs a program through the launcher; `start` gives a command its standard input and output. The run is
/// without the standard output.
pub(crate) fn run(
    program: &Path,
    arguments: &[OsString],
    limits: &Limits,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> Result<Run> {
    let launcher = LAUNCHER
        .get()
        .context("there is no launcher; call `runner::launcher` at the start of `main`")?;
    let mut command = Command::new(launcher);
    command
        .args([LAUNCH, &serde_json::to_string(limits)?])
        .arg(program)
        .args(arguments)
        .stderr(Stdio::piped());
    let (status, report) = launched(&mut command, start).context("the launcher cannot be run")?;
    if status.code() == Some(FAILED.into()) {
        let cause = String::from_utf8_lossy(&report);
        bail!("{}: {cause}", program.display());
    }
    // Only the program would have a reason to end the launcher or write to its report.
    let failed = |how: String| {
        let how = format!("the process that runs it {how}");
        let end = End::Failed { how, status: None };
        Run::silent(end, Duration::ZERO, Duration::ZERO, None)
    };
    if !status.success() {
        return Ok(failed(format!("was ended: {status}")));
    }
    let (run, stderr) = report.split_at(report.iter().position(|&b| b == b'\n').unwrap_or(0));
    Ok(serde_json::from_slice(run).map_or_else(
        |_| failed(String::from("has reported nothing")),
        |run| Run { stderr: stderr[1..].to_vec(), ..run },
    ))
}

fn launched(
    command: &mut Command,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> io::Result<(ExitStatus, Vec<u8>)> {
    let mut child = system::start_launcher(command, start)?;
    let report = child.stderr.take().map(|report| {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            report.take(2 * MAX_OUTPUT).read_to_end(&mut bytes)?;
            Ok::<_, io::Error>(bytes)
        })
    });
    let status = system::wait_for_launcher(child)?;
    let report = report.map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
    Ok((status, report.transpose()?.unwrap_or_default()))
}

/// The launcher's part of `main`, which must be called before anything else.
///
/// If this process was started as the launcher, does its work and returns the exit status; otherwise makes
/// this program the launcher of its own runs.
pub fn launcher() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_none_or(|first| first != LAUNCH) {
        if let Ok(program) = this_program() {
            launch_through(program);
        }
        return None;
    }
    let limits = arguments.next()?.into_string().ok()?;
    let limits: Limits = serde_json::from_str(&limits).ok()?;
    let program = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    Some(match launch(&limits, &program, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Even without the cause, the status says enough.
            let _ = write!(io::stderr(), "{error:#}");
            ExitCode::from(FAILED)
        }
    })
}

/// The path at which this process can start its own program. On Linux, it can even if a build has replaced the file.
pub(crate) fn this_program() -> io::Result<PathBuf> {
    let running = PathBuf::from("/proc/self/exe");
    if running.exists() { Ok(running) } else { std::env::current_exe() }
}

/// Makes this program, which calls [`launcher`], the launcher. Only the first call has an effect.
pub fn launch_through(program: PathBuf) {
    let _ = LAUNCHER.set(program);
}

fn launch(limits: &Limits, program: &OsStr, arguments: &[OsString]) -> Result<()> {
    system::keep_stderr()?;
    let stdout = system::own_stdout()?;
    let mut stderr = temporary(b"")?;
    let mut command = Command::new(program);
    command.args(arguments).stderr(stderr.try_clone()?);
    let family = Family::start(command, &limits.bounds).context("cannot be run")?;
    let run = watch(family, limits, [&stdout, &stderr])?;
    let mut report = serde_json::to_vec(&run)?;
    report.push(b'\n');
    io::stderr().write_all(&report)?;
    stderr.rewind()?;
    io::copy(&mut stderr.take(MAX_OUTPUT), &mut io::stderr())?;
    Ok(())
}
