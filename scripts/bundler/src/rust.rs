//! A solution as one Rust file that needs nothing but a compiler.
//!
//! The file is the solution as it is written, then the parts of `shared` that it reaches, then
//! stand-ins for what it uses of `proconio` and `itertools`. It is made in steps, each from text to
//! text:
//!
//! | step | what it does |
//! |---|---|
//! | [`support`] | refuses what cannot be bundled, by its name and line |
//! | [`newer`] | refuses what is newer than the judge's compiler |
//! | [`assemble`] | puts the solution, all of `shared` and the whole stand-ins into one file |
//! | [`reach`] | leaves out what no name in the solution leads to |
//! | [`unused_impls`] | leaves out the operators that it does without |
//! | [`unused`] | leaves out what the compiler still calls unused |
//! | [`warnings`] | allows what the compiler warns of in the solution itself |
//! | [`minify`] | leaves out comments and blanks, on request |

pub mod assemble;
pub mod minify;
mod model;
pub mod newer;
pub mod reach;
pub mod rustc;
pub mod support;
pub(super) mod text;
pub mod unused;
pub mod unused_impls;
pub mod warnings;

use crate::{MARK, source_path};
use anyhow::{Context, Result};
use model::Model;
use newer::Version;
use rustc::Diagnostic;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use text::Edits;

/// What a bundle keeps.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Keep the doc comments of `shared`.
    pub docs: bool,
    /// For a judge that has the crates `proconio` and `itertools`, which are then kept: the options
    /// by which the compiler finds them here.
    pub crates: Option<Vec<OsString>>,
    /// Leave out comments and blanks.
    pub minify: bool,
    /// The version of Rust that the judge has.
    pub version: Version,
}

/// The file to submit for the solution with this name. What the compiler warns of in the solution
/// is printed on stderr.
///
/// # Errors
///
/// For what cannot be bundled: the item and its line.
pub fn bundle(workspace: &Path, solution: &str, options: &Options) -> Result<String> {
    let path = source_path(solution);
    let source = fs::read_to_string(workspace.join(&path))
        .with_context(|| format!("{path}: cannot be read"))?;
    let (text, warnings) = bundle_with_warnings(workspace, Path::new(&path), &source, options)?;
    for warning in warnings {
        eprintln!("{}\n", warning.in_file(&path));
    }
    Ok(text)
}

/// The file to submit for a solution with this source; `path` is what messages call it.
///
/// # Errors
///
/// As for [`bundle`].
pub fn bundle_source(
    workspace: &Path,
    path: &Path,
    source: &str,
    options: &Options,
) -> Result<String> {
    let (text, _) = bundle_with_warnings(workspace, path, source, options)?;
    Ok(text)
}

fn bundle_with_warnings(
    workspace: &Path,
    path: &Path,
    source: &str,
    options: &Options,
) -> Result<(String, Vec<Diagnostic>)> {
    let in_file = || format!("{}: cannot be bundled", path.display());
    // Some editors begin a file with a byte order mark.
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let libraries = options.crates.as_deref().unwrap_or_default();
    support::check(source, options.version).with_context(in_file)?;
    let stand_ins = options.crates.is_none();
    let whole = assemble::assemble(workspace, source, options.docs, stand_ins)?;
    let model = Model::new(&whole).with_context(in_file)?;
    support::check_imports(&model).with_context(in_file)?;
    let kept = reach::reached(&model, &BTreeSet::new());
    let reached = model.print(&kept, Edits::default());
    let needed = unused_impls::trim(reached, libraries)?;
    let (mut trimmed, warnings) = unused::trim(needed, libraries).with_context(in_file)?;
    let allowed = warnings::allowed(&trimmed, &warnings, libraries)?;
    if options.minify {
        trimmed = minify::minify(&trimmed)?;
    }
    Ok((with_mark(path, &allowed, &trimmed), warnings))
}

/// The file with lines in its header that name its source and licence, and what is allowed.
fn with_mark(path: &Path, allowed: &str, text: &str) -> String {
    let header: usize = text
        .split_inclusive('\n')
        .take_while(|line| line.starts_with("//!"))
        .map(str::len)
        .sum();
    let (header, rest) = text.split_at(header);
    let gap = if header.is_empty() { "" } else { "//!\n" };
    let repository = env!("CARGO_PKG_REPOSITORY");
    let home = if repository.is_empty() {
        String::new()
    } else {
        format!(" of <{repository}>")
    };
    format!(
        "{header}{gap}//! {MARK} {}{home}\n//! Licence: MIT-0, no conditions.\n{allowed}{rest}",
        path.display()
    )
}
