//! A solution as one Rust file that needs nothing but a compiler.
//!
//! The file is the solution as it is written, then the parts of `shared` that it reaches, then
//! stand-ins for what it uses of `proconio` and `itertools`. It is made in steps, each of which
//! takes a text and gives a text:
//!
//! | step | what it does |
//! |---|---|
//! | [`support`] | refuses what cannot be bundled, by its name and line |
//! | [`assemble`] | puts the solution, all of `shared` and the whole stand-ins into one file |
//! | [`reach`] | leaves out what no name in the solution leads to |
//! | [`spare`] | leaves out the operators that it does without |
//! | [`unused`] | leaves out what the compiler still calls unused |
//! | [`minify`] | leaves out comments and blanks, if that is wanted |

pub mod assemble;
pub mod minify;
mod model;
pub mod reach;
pub mod rustc;
pub mod spare;
pub mod support;
pub(super) mod text;
pub mod unused;

use crate::catalog::{Solution, workspace};
use anyhow::{Context, Result};
use model::{Kind, Model};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use text::Edits;

/// The words by which a file is known as one that was made here.
pub const MARK: &str = "Bundled by `cargo judge bundle` from";

/// What a bundle is made for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Keep the doc comments of `shared`.
    pub docs: bool,
    /// Leave `proconio` and `itertools` to the judge, which has them.
    pub crates: bool,
    /// As short as can be.
    pub minify: bool,
}

/// The file to submit for a solution.
///
/// # Errors
///
/// For what cannot be bundled: the item, and the line it stands on.
pub fn bundle(solution: &Solution, options: &Options) -> Result<String> {
    let path = format!("problems/src/bin/{}.rs", solution.name);
    let text = fs::read_to_string(workspace().join(&path))
        .with_context(|| format!("{path}: cannot be read"))?;
    bundle_text(Path::new(&path), &text, options)
}

/// The file to submit for the solution with this text; `path` is where it stands.
///
/// # Errors
///
/// As for [`bundle`].
pub fn bundle_text(path: &Path, text: &str, options: &Options) -> Result<String> {
    let in_file = || format!("{}: cannot be bundled", path.display());
    support::check(text).with_context(in_file)?;
    let whole = assemble::assemble(text, *options)?;
    let model = Model::new(&whole).with_context(in_file)?;
    support::check_imports(&model).with_context(in_file)?;
    let kept = reach::reached(&model, &BTreeSet::new());
    let reached = model.print(&kept, Edits::default());
    let needed = spare::trim(reached)?;
    let mut trimmed = unused::trim(needed).with_context(in_file)?;
    if options.crates {
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

/// The file with lines in its header that say where it is from.
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
