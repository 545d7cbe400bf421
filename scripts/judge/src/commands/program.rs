//! `cargo judge export` and `cargo judge site` are separate programs, so that other commands do not compile
//! their dependencies.

use crate::binaries;
use crate::command::BROKEN;
use anyhow::{Context, Result};
use std::env;
use std::process::{Command, ExitCode, Stdio};

/// Builds and runs the program of the package with this name, which parses the command's options again.
pub(crate) fn run(name: &str) -> Result<ExitCode> {
    let program = binaries::program(name, name)?;
    let status = Command::new(&program)
        .args(env::args_os().skip(2))
        // The folder that is removed with this process. Unix and Windows use different variables.
        .envs(["TMPDIR", "TMP"].map(|name| (name, tempfile::env::temp_dir())))
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{}: cannot be started", program.display()))?;
    // The program has already reported its error.
    Ok(ExitCode::from(if status.success() { 0 } else { BROKEN }))
}
