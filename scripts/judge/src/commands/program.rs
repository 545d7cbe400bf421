//! `cargo judge export` and `cargo judge site`: programs of their own, since what only they need is compiled
//! for no other command.

use crate::binaries;
use crate::command::BROKEN;
use anyhow::{Context, Result};
use std::env;
use std::process::{Command, ExitCode, Stdio};

/// Builds and runs the program of a package of the same name, which reads the command's options again.
pub(crate) fn run(name: &str) -> Result<ExitCode> {
    let program = binaries::program(name, name)?;
    let status = Command::new(&program)
        .args(env::args_os().skip(2))
        // The folder that goes with this process: Unix calls it one way, Windows another.
        .envs(["TMPDIR", "TMP"].map(|name| (name, tempfile::env::temp_dir())))
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{}: cannot be started", program.display()))?;
    // The program has said what is wrong.
    Ok(ExitCode::from(if status.success() { 0 } else { BROKEN }))
}
