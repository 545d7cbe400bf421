//! `cargo judge site`

use anyhow::{Context, Result};
use judge::binaries;
use judge::catalog::workspace;
use std::process::{Command, ExitCode, Stdio};

/// Writes `target/site`, by a program that is built for it: what only the site needs is compiled
/// for no other command.
pub fn run() -> Result<ExitCode> {
    eprintln!("building the package `site`");
    let program = binaries::program("site", "site")?;
    let status = Command::new(&program)
        .current_dir(workspace()?)
        // The folder that goes with this process: Unix calls it one way, Windows another.
        .envs(["TMPDIR", "TMP"].map(|name| (name, tempfile::env::temp_dir())))
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{}: cannot be started", program.display()))?;
    // It has said what is wrong.
    Ok(ExitCode::from(if status.success() {
        0
    } else {
        crate::BROKEN
    }))
}
