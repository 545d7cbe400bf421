//! The built solutions: cargo builds them, and says where it has put them.

use crate::catalog::workspace;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The programs of package `problems`, built for release.
#[derive(Debug)]
pub struct Binaries {
    paths: BTreeMap<String, PathBuf>,
}

impl Binaries {
    /// Builds the solutions with these names.
    ///
    /// # Errors
    ///
    /// When a solution has no source file, or does not compile: cargo has then said why on stderr.
    pub fn build<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Binaries> {
        let mut command = Command::new(cargo());
        command
            .args(["build", "--quiet", "--release", "--package", "problems"])
            .arg("--message-format=json-render-diagnostics")
            .current_dir(workspace())
            .stderr(Stdio::inherit());
        let mut names: Vec<&str> = names.into_iter().collect();
        names.sort_unstable();
        names.dedup();
        for name in &names {
            let source = workspace().join(format!("problems/src/bin/{name}.rs"));
            if !source.is_file() {
                bail!(
                    "{}: no such file, though the catalogue names the solution; \
                     write it or take {name} out of its .toml",
                    source.display()
                );
            }
            command.args(["--bin", name]);
        }

        let built = command.output().context("cargo cannot be started")?;
        if !built.status.success() {
            bail!("the solutions do not compile; cargo says why above");
        }
        let messages = String::from_utf8_lossy(&built.stdout);
        let paths: BTreeMap<_, _> = messages.lines().filter_map(executable).collect();
        match names.iter().find(|&&name| !paths.contains_key(name)) {
            Some(name) => bail!("cargo does not say where it has put {name}"),
            None => Ok(Binaries { paths }),
        }
    }

    /// Where a solution stands.
    ///
    /// # Panics
    ///
    /// When it is not one of those that were built.
    pub fn path(&self, solution: &str) -> &Path {
        &self.paths[solution]
    }
}

/// The cargo that runs this program, or else the one in the path.
fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The name and path of the program that one of cargo's messages tells of.
fn executable(message: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(message).ok()?;
    let path = message.get("executable")?.as_str()?;
    let name = message.get("target")?.get("name")?.as_str()?;
    Some((name.to_owned(), path.into()))
}
