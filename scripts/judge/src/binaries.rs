//! The executables of the solutions, built by cargo.

use crate::catalog::workspace;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How cargo builds a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// As judges do.
    Release,
    /// With overflow checks and debug assertions, and knowing its lines.
    Debug,
}

/// The programs of package `problems`.
#[derive(Debug)]
pub struct Binaries {
    paths: BTreeMap<String, PathBuf>,
}

impl Binaries {
    /// Builds the solutions with these names for release.
    ///
    /// # Errors
    ///
    /// When a solution has no source file, or does not compile: cargo's messages are on stderr.
    pub fn build<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Binaries> {
        Binaries::build_as(Profile::Release, names)
    }

    /// Builds the solutions with these names.
    ///
    /// # Errors
    ///
    /// As for [`build`](Binaries::build).
    pub fn build_as<'a>(
        profile: Profile,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Binaries> {
        let mut names: Vec<&str> = names.into_iter().collect();
        names.sort_unstable();
        names.dedup();
        let messages = cargo_build(profile, &names)?;
        let paths: BTreeMap<_, _> = messages.lines().filter_map(executable).collect();
        match names.iter().find(|&&name| !paths.contains_key(name)) {
            Some(name) => bail!("cargo built {name}, but its messages do not name the executable"),
            None => Ok(Binaries { paths }),
        }
    }

    /// The libraries that a solution is built with, by the names of their crates.
    ///
    /// # Errors
    ///
    /// As for [`build`](Binaries::build).
    pub fn libraries(name: &str) -> Result<BTreeMap<String, PathBuf>> {
        let messages = cargo_build(Profile::Release, &[name])?;
        Ok(messages.lines().filter_map(library).collect())
    }

    /// The executable of a solution.
    ///
    /// # Panics
    ///
    /// When it is not one of those that were built.
    pub fn path(&self, solution: &str) -> &Path {
        &self.paths[solution]
    }
}

/// Builds the solutions with these names: cargo's messages.
fn cargo_build(profile: Profile, names: &[&str]) -> Result<String> {
    let mut targets = Vec::new();
    for name in names {
        let source = workspace().join(format!("problems/src/bin/{name}.rs"));
        if !source.is_file() {
            bail!(
                "{}: no such file, though the catalogue names the solution; \
                 write it or take {name} out of its .toml",
                source.display()
            );
        }
        targets.extend(["--bin", name]);
    }
    let built = cargo_build_targets(profile, "problems", &targets)?;
    built.context("the solutions do not compile; see cargo's messages above")
}

/// Builds an example of a package for release: its executable.
///
/// # Errors
///
/// When it does not compile: cargo's messages are on stderr.
pub fn example(package: &str, name: &str) -> Result<PathBuf> {
    let built = cargo_build_targets(Profile::Release, package, &["--example", name])?;
    let messages = built.with_context(|| {
        format!("{package}/examples/{name}.rs does not compile; see cargo's messages above")
    })?;
    let mut executables = messages.lines().filter_map(executable);
    let found = executables.find(|(built, _)| built == name);
    let (_, path) = found.with_context(|| {
        format!("cargo built {name}, but its messages do not name the executable")
    })?;
    Ok(path)
}

/// Builds these targets of a package: cargo's messages, or `None` if one does not compile.
fn cargo_build_targets(
    profile: Profile,
    package: &str,
    targets: &[&str],
) -> Result<Option<String>> {
    let profile = match profile {
        Profile::Release => "release",
        Profile::Debug => "dev",
    };
    let built = Command::new(cargo())
        .args(["build", "--quiet", "--profile", profile])
        .args(["--package", package])
        .args(targets)
        .arg("--message-format=json-render-diagnostics")
        .current_dir(workspace())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo cannot be started")?;
    let messages = String::from_utf8_lossy(&built.stdout).into_owned();
    Ok(built.status.success().then_some(messages))
}

/// The cargo that runs this program, or else the one in the path.
fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The name and path of the executable in one of cargo's messages.
fn executable(message: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(message).ok()?;
    let path = message.get("executable")?.as_str()?;
    let name = message.get("target")?.get("name")?.as_str()?;
    Some((name.to_owned(), path.into()))
}

/// The name and path of the library in one of cargo's messages.
fn library(message: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(message).ok()?;
    let target = message.get("target")?;
    let files = message.get("filenames")?.as_array()?;
    let mut files = files.iter().filter_map(Value::as_str).map(PathBuf::from);
    let path = files.find(|file| file.extension() == Some(OsStr::new("rlib")))?;
    let is_library = target
        .get("kind")?
        .as_array()?
        .iter()
        .any(|kind| kind == "lib");
    let name = target.get("name")?.as_str()?.to_owned();
    is_library.then_some((name, path))
}
