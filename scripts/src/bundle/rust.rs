//! A solution as one Rust file that needs nothing but a compiler.
//!
//! The file is the solution as it is written, then the parts of `shared` that it reaches, then
//! stand-ins for what it uses of `proconio` and `itertools`. It is made in steps, each of which
//! takes a text and gives a text:
//!
//! | step | what it does |
//! |---|---|
//! | [`assemble`] | puts the solution, all of `shared` and the whole stand-ins into one file |
//! | [`reach`] | leaves out what no name in the solution leads to |
//! | [`unused`] | leaves out what the compiler still calls unused |

pub mod assemble;
mod model;
pub mod reach;
pub mod rustc;
mod text;
pub mod unused;

use crate::catalog::{Problem, Solution, workspace};
use anyhow::Result;
use model::Model;
use std::collections::BTreeSet;
use text::Edits;

/// What a bundle is made for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Keep the doc comments of `shared`.
    pub docs: bool,
    /// Leave `proconio` and `itertools` to the judge, which has them.
    pub crates: bool,
}

/// The file to submit for a solution.
///
/// # Errors
///
/// For what cannot be bundled: the item, and the line it stands on.
pub fn bundle(_problem: &Problem, solution: &Solution, options: &Options) -> Result<String> {
    let path = workspace()
        .join("problems/src/bin")
        .join(&solution.name)
        .with_extension("rs");
    let whole = assemble::assemble(&path, *options)?;
    let model = Model::new(&whole)?;
    let kept = reach::reached(&model, &BTreeSet::new());
    let reached = model.print(&kept, Edits::default());
    unused::trim(reached)
}
