//! Runs a program on an input, within bounds.
//!
//! The standard streams of the program are files: however much it writes, and whoever inherits
//! its streams, nothing here waits for anything but the program itself, and that not for long.
//!
//! On Linux the peak memory of a process counts what its parent held when it was started. So
//! `cargo judge` starts a program through a second process of its own, which holds little: the
//! launcher. Its own three megabytes are the least that is ever measured. Without
//! [`measure_memory`] there is no launcher, runs start sooner, and no peak is known.

use anyhow::{Context, Result, anyhow};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// A program may write this many bytes.
pub const MAX_OUTPUT: u64 = 64 << 20;

/// What a run may use.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Processor time. A program that waits instead of working is given a few times as much.
    pub time: Duration,
    /// Bytes of memory, if they are bounded.
    pub memory: Option<u64>,
}

/// What a program reads.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// These bytes.
    Bytes(&'a [u8]),
    /// This file.
    File(&'a Path),
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// With exit status 0.
    Success,
    /// With another exit status, or by a signal: what the system says of it.
    Failed(String),
    /// It used more time than its bound.
    TimedOut,
    /// It used more memory than its bound.
    OutOfMemory,
    /// It wrote more than [`MAX_OUTPUT`] bytes.
    Flooded,
}

/// A run that has ended.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it wrote to its standard output, up to [`MAX_OUTPUT`].
    pub stdout: Vec<u8>,
    /// What it wrote to its standard error, up to [`MAX_OUTPUT`].
    pub stderr: Vec<u8>,
    /// The time from its start to its end.
    pub wall: Duration,
    /// The processor time that it used, in user and system mode.
    pub cpu: Duration,
    /// The most bytes of memory that it held at once, if that was measured.
    pub peak: Option<u64>,
}

/// The first argument of the launcher.
const LAUNCH: &str = "--launch";

static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

/// Has the peak memory of every run from now on measured through this program, which must be one
/// that calls [`launcher`] before anything else.
pub fn measure_memory(through: PathBuf) {
    LAUNCHER.get_or_init(|| through);
}

/// Runs a program to its end, or until it exceeds a bound.
///
/// # Errors
///
/// When the program cannot be started, or a file for its streams not be made: never because of
/// what the program does.
pub fn run(program: &Path, arguments: &[&OsStr], input: Input, bounds: &Bounds) -> Result<Run> {
    let stdin = match input {
        Input::Bytes(bytes) => temporary(bytes)?,
        Input::File(path) => {
            File::open(path).with_context(|| format!("{}: cannot be read", path.display()))?
        }
    };
    let mut stdout = temporary(b"")?;
    let mut stderr = temporary(b"")?;
    let start = |mut command: Command| {
        command
            // No judge asks for one, and it takes a hundred times as long as the program.
            .env_remove("RUST_BACKTRACE")
            .stdin(stdin)
            .stdout(stdout.try_clone()?)
            .stderr(stderr.try_clone()?)
            .spawn()
    };

    let outcome = match LAUNCHER.get() {
        None => {
            let mut command = Command::new(program);
            command.args(arguments);
            start(command)
                .and_then(|child| watch(child, bounds, [&stdout, &stderr]))
                .map(|outcome| Outcome {
                    peak: None,
                    ..outcome
                })
                .with_context(|| format!("{}: cannot be run", program.display()))?
        }
        Some(launcher) => {
            let report = tempfile::NamedTempFile::new().context("no temporary file")?;
            let order = Order {
                time: bounds.time,
                memory: bounds.memory,
                report: report.path().to_owned(),
            };
            let mut command = Command::new(launcher);
            command
                .args([LAUNCH, &serde_json::to_string(&order)?])
                .arg(program)
                .args(arguments);
            start(command)
                .and_then(|mut child| child.wait())
                .context("the launcher cannot be run")?;
            let report: Result<Outcome, String> = serde_json::from_reader(report)
                .with_context(|| format!("{}: the launcher was ended", program.display()))?;
            report.map_err(|error| anyhow!("{}: {error}", program.display()))?
        }
    };
    Ok(Run {
        end: outcome.end,
        stdout: contents(&mut stdout)?,
        stderr: contents(&mut stderr)?,
        wall: outcome.wall,
        cpu: outcome.cpu,
        peak: outcome.peak,
    })
}

/// What the launcher is told.
#[derive(Serialize, Deserialize)]
struct Order {
    time: Duration,
    memory: Option<u64>,
    report: PathBuf,
}

/// What is known of a run besides what it wrote.
#[derive(Serialize, Deserialize)]
struct Outcome {
    end: End,
    wall: Duration,
    cpu: Duration,
    peak: Option<u64>,
}

/// If this process was started as the launcher: does the launcher's work, and the exit status
/// with which it should end.
pub fn launcher() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != LAUNCH {
        return None;
    }
    let order = arguments.next()?.into_string().ok()?;
    let order: Order = serde_json::from_str(&order).ok()?;
    let program = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    Some(match launch(&order, &program, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn launch(order: &Order, program: &OsStr, arguments: &[OsString]) -> Result<()> {
    let bounds = Bounds {
        time: order.time,
        memory: order.memory,
    };
    let streams = own_outputs()?;
    let outcome = Command::new(program)
        .args(arguments)
        .spawn()
        .and_then(|child| watch(child, &bounds, streams.each_ref()))
        .map(|mut outcome| {
            // It may have exceeded the bound between two looks at it.
            if order.memory.is_some_and(|bound| outcome.peak > Some(bound)) {
                outcome.end = End::OutOfMemory;
            }
            outcome
        })
        .map_err(|error| error.to_string());
    serde_json::to_writer(File::create(&order.report)?, &outcome)?;
    Ok(())
}

/// The files that are this process's standard output and standard error.
#[cfg(unix)]
fn own_outputs() -> io::Result<[File; 2]> {
    use std::os::fd::AsFd;
    Ok([
        io::stdout().as_fd().try_clone_to_owned()?.into(),
        io::stderr().as_fd().try_clone_to_owned()?.into(),
    ])
}

/// The files that are this process's standard output and standard error.
#[cfg(windows)]
fn own_outputs() -> io::Result<[File; 2]> {
    use std::os::windows::io::AsHandle;
    Ok([
        io::stdout().as_handle().try_clone_to_owned()?.into(),
        io::stderr().as_handle().try_clone_to_owned()?.into(),
    ])
}

/// Waits for a program to end, and ends it when it exceeds a bound.
fn watch(mut child: Child, bounds: &Bounds, outputs: [&File; 2]) -> io::Result<Outcome> {
    let start = Instant::now();
    let patience = bounds.time * 3 + Duration::from_secs(1);
    let exceeded = loop {
        if has_ended(&mut child)? {
            break None;
        }
        let wall = start.elapsed();
        // Most programs end sooner than it takes to ask what they use.
        let usage = if wall > Duration::from_millis(5) {
            Usage::of(&child)
        } else {
            Usage::default()
        };
        let exceeded = if wall > patience || usage.cpu > bounds.time {
            Some(End::TimedOut)
        } else if bounds.memory.is_some_and(|bound| usage.peak > bound) {
            Some(End::OutOfMemory)
        } else if written(outputs)? > MAX_OUTPUT {
            Some(End::Flooded)
        } else {
            None
        };
        if exceeded.is_some() {
            child.kill()?;
            break exceeded;
        }
        // Looks again after an eighth of the time that has passed: late by that much at most.
        thread::sleep((wall / 8).clamp(Duration::from_micros(50), Duration::from_millis(5)));
    };
    let ended = child.wait4()?;
    let wall = start.elapsed();
    let cpu = ended.rusage.utime + ended.rusage.stime;
    let end = match exceeded {
        Some(end) => end,
        None if cpu > bounds.time => End::TimedOut,
        None if written(outputs)? > MAX_OUTPUT => End::Flooded,
        None if ended.status.success() => End::Success,
        None => End::Failed(ended.status.to_string()),
    };
    Ok(Outcome {
        end,
        wall,
        cpu,
        peak: Some(ended.rusage.maxrss),
    })
}

/// Whether a program has ended. It is still to be waited for.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options)?;
    Ok(status.is_some())
}

/// Whether a program has ended. It is still to be waited for.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    Ok(child.try_wait()?.is_some())
}

/// What a running program has used so far. It is read from `/proc`; on other systems than Linux
/// nothing is known before the end.
#[derive(Default)]
struct Usage {
    cpu: Duration,
    peak: u64,
}

impl Usage {
    fn of(child: &Child) -> Self {
        let read = |file| std::fs::read_to_string(format!("/proc/{}/{file}", child.id())).ok();
        Usage {
            cpu: read("stat").and_then(|stat| cpu(&stat)).unwrap_or_default(),
            peak: read("status").and_then(|status| peak(&status)).unwrap_or(0),
        }
    }
}

/// The processor time in `/proc/<pid>/stat`: the fields `utime` and `stime`, in hundredths of a
/// second, are the 12th and 13th after the name, which stands in brackets.
fn cpu(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis(10 * (user + system)))
}

/// The peak memory in `/proc/<pid>/status`: the line `VmHWM: <kibibytes> kB`.
fn peak(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

fn written(outputs: [&File; 2]) -> io::Result<u64> {
    let [stdout, stderr] = outputs.map(|file| Ok::<_, io::Error>(file.metadata()?.len()));
    Ok(stdout? + stderr?)
}

/// A file without a name that holds these bytes.
fn temporary(bytes: &[u8]) -> Result<File> {
    let make = || {
        let mut file = nameless()?;
        file.write_all(bytes)?;
        file.rewind()?;
        Ok::<_, io::Error>(file)
    };
    make().context("no temporary file can be made")
}

/// A new file without a name: in memory where the system has such files.
fn nameless() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(file) = rustix::fs::memfd_create("stream", rustix::fs::MemfdFlags::CLOEXEC) {
        return Ok(file.into());
    }
    tempfile::tempfile()
}

fn contents(file: &mut File) -> Result<Vec<u8>> {
    let mut read = || {
        let mut bytes = Vec::new();
        file.rewind()?;
        file.take(MAX_OUTPUT).read_to_end(&mut bytes)?;
        Ok::<_, io::Error>(bytes)
    };
    read().context("what the program wrote cannot be read")
}
