//! `cargo judge export`

use anyhow::{Context, Result};
use judge::binaries;
use std::env;
use std::process::{Command, ExitCode, Stdio};

/// Writes packages, by a program that is built for it: what only packages need is compiled for no other
/// command. It reads the same options again.
pub fn run() -> Result<ExitCode> {
    let program = binaries::program("export", "export")?;
    let status = Command::new(&program)
        .args(env::args_os().skip(2))
        // The folder that goes with this process: Unix calls it one way, Windows another.
        .envs(["TMPDIR", "TMP"].map(|name| (name, tempfile::env::temp_dir())))
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{}: cannot be started", program.display()))?;
    // The program has said what is wrong.
    Ok(ExitCode::from(if status.success() {
        0
    } else {
        crate::BROKEN
    }))
}
