//! Runs a probe natively and as bundles in Rust and in C.

use crate::probe::Probe;
use anyhow::{Context, Result, bail, ensure};
use bundler::rust::rustc::compiler;
use libraries::libraries;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

#[path = "../programs/libraries.rs"]
mod libraries;

const HANGS: Duration = Duration::from_secs(60);

pub fn workspace() -> &'static Path {
    Path::new("../../..")
}

#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    stdout: String,
    success: bool,
}

/// Runs the program with the real crates.
pub fn native(probe: &Probe) -> Result<Run> {
    let folder = tempfile::tempdir()?;
    let program = folder.path().join("native");
    compile(
        &program,
        &probe.source,
        Command::new(compiler()).args(["--edition=2021", "--cap-lints=allow"]).args(&*LIBRARIES),
    )?;
    let run = run(&program, &probe.stdin)?;
    ensure!(!run.stdout.is_empty(), "the program prints nothing");
    Ok(run)
}

/// Runs a bundle, which must compile without warnings.
pub fn in_rust(bundle: &str, edition: &str, stdin: &str) -> Result<Run> {
    let folder = tempfile::tempdir()?;
    let program = folder.path().join("bundle");
    compile(
        &program,
        bundle,
        Command::new(compiler())
            .arg(format!("--edition={edition}"))
            .args(["-Dwarnings", "-Dunused-macro-rules"]),
    )?;
    run(&program, stdin)
}

pub fn in_c(bundle: &str, stdin: &str) -> Result<Run> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("main.c");
    let program = folder.path().join("c");
    fs::write(&source, bundle)?;
    succeeds(Command::new("cc").args(["-std=c89", "-O1", "-w", "-o"]).args([&program, &source]))?;
    run(&program, stdin)
}

/// Compiles as judges do, but without optimisation.
fn compile(program: &Path, text: &str, compiler: &mut Command) -> Result<()> {
    let source = program.with_extension("rs");
    fs::write(&source, text)?;
    let command = compiler.args(["--crate-name=solution", "-Cdebug-assertions=off"]);
    succeeds(command.arg("-o").args([program, &source]))
}

fn succeeds(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?}\n{messages}");
    Ok(())
}

fn run(program: &Path, stdin: &str) -> Result<Run> {
    let file = |name: &str| program.with_extension(name);
    fs::write(file("in"), stdin)?;
    let mut child = Command::new(program)
        .stdin(File::open(file("in"))?)
        .stdout(File::create(file("out"))?)
        .stderr(Stdio::null())
        .spawn()?;
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if start.elapsed() > HANGS {
            child.kill()?;
            child.wait()?;
            bail!("{}: the program does not end", program.display());
        }
        thread::sleep(Duration::from_millis(2));
    };
    Ok(Run { stdout: fs::read_to_string(file("out"))?, success: status.success() })
}

static LIBRARIES: LazyLock<Vec<OsString>> =
    LazyLock::new(|| libraries(&["itertools", "proconio", "shared"]));
