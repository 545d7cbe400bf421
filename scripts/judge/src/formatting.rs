//! Checks that sources are formatted, each by name: `cargo fmt` misses modules declared by a macro and files
//! found in a folder.

use crate::edition::Edition;
use crate::report::short;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Checks that a source is formatted as `rustfmt` formats it in an edition.
///
/// # Errors
///
/// If the source is not formatted (the error names the command that formats it), or `rustfmt` cannot be
/// started.
pub fn check(source: &Path, edition: Edition) -> Result<()> {
    let output = Command::new("rustfmt")
        .args(["--check", "--edition", edition.name()])
        .arg(source)
        .output()
        .context("rustfmt cannot be started; `rustup component add rustfmt` installs it")?;
    ensure!(
        output.status.success(),
        "{0}: not formatted; `rustfmt --edition {edition} {0}` formats it",
        short(source)
    );
    Ok(())
}
