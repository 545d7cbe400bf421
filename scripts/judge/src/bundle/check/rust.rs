//! Compiles a bundle in Rust, and runs it on the problem's cases.

use super::Subject;
use crate::bundle::Target;
use crate::catalog::Solution;
use crate::edition::Edition;
use crate::{files, machine, theory};
use anyhow::{Context, Result, bail};
use bundler::cache::Cache;
use bundler::rust::rustc::check as diagnostics;
use std::ffi::OsString;
use std::path::Path;

/// The version of the compiler, and where it finds the judge's crates.
pub(super) fn compilers(solution: &Solution, target: &Target) -> Result<String> {
    Ok(format!("{} {:?}", machine::rustc()?, target.crates(solution)?))
}

/// Compiles a bundle in each edition that the judge may use, and runs the latest.
pub(super) fn check(subject: &Subject, text: &str) -> Result<()> {
    let Subject { solution, target, .. } = subject;
    let folder = files::temporary_folder()?;
    let program = folder.path().join("main");
    compiles(solution, target, text)?;
    let editions = target.editions();
    let latest = *editions.last().context("a judge has an edition")?;
    compile(solution, target, latest, text, &program)?;
    subject
        .run(&program, false)
        .with_context(|| format!("{}: the bundle in edition {latest}", solution.name))
}

/// Returns whether warnings about the bundle are errors. A user's file may turn warnings on, and judges only print them.
fn denies_warnings(solution: &Solution) -> bool {
    !solution.path.is_empty()
}

/// Checks that a bundle compiles in each edition that the judge may use, without building it: that of the catalogue's
/// solutions without a warning. Remembers the result.
///
/// # Errors
///
/// The compiler's first message.
pub fn compiles(solution: &Solution, target: &Target, text: &str) -> Result<()> {
    let crates = target.crates(solution)?.unwrap_or_default();
    let editions = target.editions();
    let deny = denies_warnings(solution);
    let asked = format!("{crates:?} {editions:?} {deny}");
    let key: [&[u8]; 3] = [b"compiles", asked.as_bytes(), text.as_bytes()];
    let compiled = || {
        for edition in editions {
            let said = diagnostics(text, edition.name(), &crates)?;
            if let Some(first) = said.iter().find(|one| deny || one.is_error()) {
                bail!(
                    "{}: the bundle for {} in edition {edition}: {first}",
                    solution.name,
                    target.judge.name
                );
            }
        }
        Ok(Vec::new())
    };
    Cache::open(theory::root()?)?.get(&key, compiled).map(drop)
}

/// Compiles a bundle as the judge would.
pub(crate) fn compile(
    solution: &Solution,
    target: &Target,
    edition: Edition,
    text: &str,
    program: &Path,
) -> Result<()> {
    let crates = target.crates(solution)?.unwrap_or_default();
    let deny = denies_warnings(solution).then(|| OsString::from("-Dwarnings"));
    let options = deny.into_iter().chain(crates);
    let name = &solution.name;
    let failure = format_args!("{name}: the bundle does not compile in edition {edition}");
    machine::compile_rust(text, edition.name(), options, program, failure)
}
