//! A solution as one Rust file that needs nothing but a compiler.
//!
//! The file is the solution as it is written, then the parts of `shared` that it reaches, then
//! stand-ins for what it uses of `proconio` and `itertools`. It is made in steps, each from text to
//! text:
//!
//! | step | what it does |
//! |---|---|
//! | [`support`] | refuses what cannot be bundled, by its name and line |
//! | [`assemble`] | puts the solution, all of `shared` and the whole stand-ins into one file |
//! | [`reach`] | leaves out what no name in the solution leads to |
//! | [`unused_impls`] | leaves out the operators that it does without |
//! | [`unused`] | leaves out what the compiler still calls unused |
//! | [`minify`] | leaves out comments and blanks, on request |

pub mod assemble;
pub mod minify;
mod model;
pub mod reach;
pub mod rustc;
pub mod support;
pub(super) mod text;
pub mod unused;
pub mod unused_impls;

use crate::{MARK, source_path};
use anyhow::{Context, Result};
use model::{Kind, Model};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use text::Edits;

/// What a bundle keeps.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Keep the doc comments of `shared`.
    pub docs: bool,
    /// Keep using the crates `proconio` and `itertools`, for a judge that has them.
    pub keep_crates: bool,
    /// Leave out comments and blanks.
    pub minify: bool,
}

/// The file to submit for the solution with this name.
///
/// # Errors
///
/// For what cannot be bundled: the item and its line.
pub fn bundle(workspace: &Path, solution: &str, options: Options) -> Result<String> {
    let path = source_path(solution);
    let source = fs::read_to_string(workspace.join(&path))
        .with_context(|| format!("{path}: cannot be read"))?;
    bundle_source(workspace, Path::new(&path), &source, options)
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
    options: Options,
) -> Result<String> {
    let in_file = || format!("{}: cannot be bundled", path.display());
    support::check(source).with_context(in_file)?;
    let whole = assemble::assemble(workspace, source, options.docs)?;
    let model = Model::new(&whole).with_context(in_file)?;
    support::check_imports(&model).with_context(in_file)?;
    let kept = reach::reached(&model, &BTreeSet::new());
    let reached = model.print(&kept, Edits::default());
    let needed = unused_impls::trim(reached)?;
    let mut trimmed = unused::trim(needed).with_context(in_file)?;
    if options.keep_crates {
        trimmed = without_stand_ins(&trimmed)?;
    }
    if options.minify {
        trimmed = minify::minify(&trimmed)?;
    }
    Ok(with_mark(path, &trimmed))
}

fn without_stand_ins(text: &str) -> Result<String> {
    let model = Model::new(text)?;
    let stays = |part: &model::Part| {
        let stand_in = part.kind == Kind::Module && !part.own && part.parent == 0;
        !stand_in || part.name == "shared"
    };
    let kept: Vec<bool> = model.parts.iter().map(stays).collect();
    Ok(model.print(&kept, Edits::default()))
}

/// The file with lines in its header that name its source and licence.
fn with_mark(path: &Path, text: &str) -> String {
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
        "{header}{gap}//! {MARK} {}{home}\n//! Licence: MIT-0, no conditions.\n{rest}",
        path.display()
    )
}
