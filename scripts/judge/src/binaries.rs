//! The executables of the solutions, built by cargo.

mod messages;
mod progress;

use crate::catalog::workspace;
use anyhow::{Context, Error, Result, anyhow, ensure};
use messages::Messages;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// The build that tests and `cargo run` use: optimised, with overflow checks and debug assertions.
    Dev,
    /// The same, unoptimised and with line numbers.
    Debug,
}

/// The programs of package `problems`. A compilation error stops only its own program.
#[derive(Debug, Default)]
pub struct Binaries {
    /// The executables, or the compiler's messages.
    programs: BTreeMap<String, Result<PathBuf, String>>,
}

impl Binaries {
    /// Builds these solutions.
    ///
    /// # Errors
    ///
    /// The same as for [`build_in`](Binaries::build_in).
    pub fn build<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Binaries> {
        Binaries::build_in(workspace()?, Profile::Dev, names)
    }

    /// Builds these solutions in a workspace.
    ///
    /// # Errors
    ///
    /// If a solution has no source file, or a dependency of the solutions does not compile.
    pub fn build_in<'a>(
        workspace: &Path,
        profile: Profile,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Binaries> {
        let mut names: Vec<&str> = names.into_iter().collect();
        names.sort_unstable();
        names.dedup();
        if names.is_empty() {
            return Ok(Binaries::default());
        }
        let built = cargo_build(workspace, profile, &names)?;
        let mut messages = Messages::of(&String::from_utf8_lossy(&built.stdout));
        eprint!("{}", messages.warnings);
        let said = String::from_utf8_lossy(&built.stderr);
        if !built.status.success() {
            let others = messages.other_errors.trim_end();
            ensure!(others.is_empty(), "no solution can be built:\n{others}");
            ensure!(
                !messages.errors.is_empty() || !messages.executables.is_empty(),
                "no solution can be built; cargo says:\n{}",
                said.trim_end()
            );
        }
        let program = |&name: &&str| {
            let program = match messages.executables.remove(name) {
                Some(path) => Ok(path),
                // If the compiler crashed, only cargo reports it.
                None => {
                    Err(messages.errors.remove(name).unwrap_or_else(|| said.clone().into_owned()))
                }
            };
            (name.to_owned(), program)
        };
        let programs = names.iter().map(program).collect();
        Ok(Binaries { programs })
    }

    /// The libraries of a solution's build, by crate name.
    pub(crate) fn libraries(name: &str) -> Result<BTreeMap<String, PathBuf>> {
        Binaries::libraries_in(Profile::Dev, name)
    }

    pub(crate) fn libraries_in(profile: Profile, name: &str) -> Result<BTreeMap<String, PathBuf>> {
        let built = cargo_build(workspace()?, profile, &[name])?;
        let messages = Messages::of(&String::from_utf8_lossy(&built.stdout));
        if built.status.success() {
            return Ok(messages.libraries);
        }
        let errors = messages.errors.get(name).unwrap_or(&messages.other_errors);
        Err(uncompiled(name, errors_or_said(errors, &built)))
    }

    /// The executable of a solution.
    ///
    /// # Errors
    ///
    /// The compiler's messages, if it does not compile.
    ///
    /// # Panics
    ///
    /// If the solution was not among those to build.
    pub fn path(&self, solution: &str) -> Result<&Path> {
        let program = self.programs[solution].as_deref();
        program.map_err(|messages| uncompiled(solution, messages))
    }
}

/// The compiler's options for a library.
pub(crate) fn library_options(name: &str, library: &Path) -> [String; 2] {
    let folder = library.parent().unwrap_or(library).display();
    [format!("-Ldependency={folder}"), format!("--extern={name}={}", library.display())]
}

/// The compiler's errors or, for example if the compiler crashed, cargo's output.
fn errors_or_said<'a>(errors: &'a str, built: &'a Output) -> Cow<'a, str> {
    if errors.is_empty() { String::from_utf8_lossy(&built.stderr) } else { Cow::Borrowed(errors) }
}

fn uncompiled(solution: &str, messages: impl AsRef<str>) -> Error {
    let messages = messages.as_ref();
    anyhow!("{solution} does not compile:\n{}", messages.trim_end())
}

/// Builds a program of a tool as cargo builds this command, and returns its executable.
///
/// # Errors
///
/// The compiler's messages, if it does not compile.
pub fn program(package: &str, name: &str) -> Result<PathBuf> {
    let built = cargo_build_targets(workspace()?, Profile::Dev, package, &["--bin", name])?;
    let mut messages = Messages::of(&String::from_utf8_lossy(&built.stdout));
    let errors = messages.errors.get(name).unwrap_or(&messages.other_errors);
    let built_path = messages.executables.remove(name);
    built_path.ok_or_else(|| uncompiled(name, errors_or_said(errors, &built)))
}

/// The program of this name that cargo built for the calling test. Located at run time, since the checkout
/// may be a copy of that in which the test was compiled.
///
/// # Panics
///
/// If the system does not know the path of the test.
pub fn built_for_test(name: &str) -> PathBuf {
    // Before 1.94, cargo does not set this variable for tests; it puts tests in a folder beside the programs.
    env::var_os(format!("CARGO_BIN_EXE_{name}")).map_or_else(
        || {
            let test = env::current_exe().expect("the system knows the path of a test");
            let folder = test.ancestors().nth(2).expect("a test is in two folders");
            folder.join(format!("{name}{}", env::consts::EXE_SUFFIX))
        },
        PathBuf::from,
    )
}

fn cargo_build(workspace: &Path, profile: Profile, names: &[&str]) -> Result<Output> {
    let mut targets = vec!["--keep-going"];
    for name in names {
        targets.extend(["--bin", name]);
    }
    cargo_build_targets(workspace, profile, "problems", &targets)
}

/// Held while cargo builds: threads of this program do not wait as if for somebody else's cargo.
static BUILDING: Mutex<()> = Mutex::new(());

/// Builds the targets of a package that these options select. Removes progress lines from the output.
fn cargo_build_targets(
    workspace: &Path,
    profile: Profile,
    package: &str,
    targets: &[&str],
) -> Result<Output> {
    let profile: &[&str] = match profile {
        Profile::Dev => &["--profile=dev"],
        // Backtraces need line numbers, which tests do without, and functions that are not inlined.
        Profile::Debug => &[
            "--profile=dev",
            "--config=profile.dev.debug=\"line-tables-only\"",
            "--config=profile.dev.opt-level=0",
            "--config=profile.dev.package.problems.opt-level=0",
            "--config=profile.dev.package.combinatorial-games.opt-level=0",
        ],
    };
    // With `--quiet`, cargo does not report waiting for another cargo.
    let mut build = Command::new(cargo());
    build
        .args(["build", "--color", "never", "--package", package, "--message-format", "json"])
        .args(profile)
        .args(targets)
        .current_dir(workspace)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let names = targets.iter().filter(|target| !target.starts_with("--"));
    let _building = BUILDING.lock().unwrap_or_else(PoisonError::into_inner);
    progress::reported(&mut build, &names.copied().collect::<Vec<_>>())
        .context("cargo cannot be started")
}

/// The cargo that runs this program, else the one in the path.
fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
