//! Compiles a solution as in bundles, without the checks of the statement's bounds, against the
//! libraries that cargo built: the program that a judge runs, in a fraction of the time of
//! bundling.

use super::edition_of;
use crate::binaries::{Binaries, library_options};
use crate::catalog::{Solution, workspace};
use crate::machine;
use anyhow::Result;
use bundler::rust::bounds;
use std::fs;
use std::path::Path;

/// Compiles a solution without these checks.
///
/// # Errors
///
/// The compiler's message.
pub fn compile(solution: &Solution, program: &Path) -> Result<()> {
    let path = workspace()?.join(&solution.path);
    let text = bounds::left_out(&fs::read_to_string(path)?)?;
    let libraries = Binaries::libraries(&solution.name)?;
    let libraries = libraries.iter().flat_map(|(name, path)| library_options(name, path));
    let options = [String::from("-Dwarnings")].into_iter().chain(libraries);
    let name = &solution.name;
    let failure = format_args!("{name}: without its checks of bounds it does not compile");
    machine::compile_rust(&text, edition_of(solution)?.name(), options, program, failure)
}
