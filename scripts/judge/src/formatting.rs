//! Whether sources are formatted. `cargo fmt` sees neither the modules that a macro declares nor files
//! that are found in a folder, so each file is named.

use crate::edition::Edition;
use crate::report::short;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Sees that a source is formatted as `rustfmt` would, in an edition.
///
/// # Errors
///
/// When it is not: the command that formats it. When `rustfmt` cannot be started.
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
