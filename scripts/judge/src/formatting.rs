//! Whether sources are formatted. `cargo fmt` sees neither the modules that a macro declares nor files
//! that are found in a folder, so each file is named.

use crate::report::short;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Sees that a source is formatted as `rustfmt` would, in the edition of its package.
///
/// # Errors
///
/// When it is not: the command that formats it. When `rustfmt` cannot be started.
pub fn check(source: &Path) -> Result<()> {
    let edition = edition(source)?;
    let output = Command::new("rustfmt")
        .args(["--check", "--edition", &edition])
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

/// The edition of the package that a source is in.
fn edition(source: &Path) -> Result<String> {
    #[derive(Deserialize)]
    struct Manifest {
        package: Package,
    }

    #[derive(Deserialize)]
    struct Package {
        edition: String,
    }

    for folder in source.ancestors().skip(1) {
        let path = folder.join("Cargo.toml");
        if path.is_file() {
            let text = fs::read_to_string(&path).with_context(|| short(&path))?;
            let manifest: Manifest = toml::from_str(&text).with_context(|| short(&path))?;
            return Ok(manifest.package.edition);
        }
    }
    bail!("{}: in no package", short(source));
}
