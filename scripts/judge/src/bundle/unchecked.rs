//! Compiles a solution as in bundles, without the checks of the statement's bounds, against the
//! libraries that cargo built: the program that a judge runs, in a fraction of the time of
//! bundling.

use super::edition_of;
use crate::binaries::{Binaries, library_options};
use crate::catalog::{Solution, workspace};
use crate::{files, machine};
use anyhow::Result;
use bundler::rust::bounds;
use bundler::rust::rustc::compiler;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Compiles a solution without these checks.
///
/// # Errors
///
/// The compiler's message.
pub fn compile(solution: &Solution, program: &Path) -> Result<()> {
    let path = workspace()?.join(&solution.path);
    let text = bounds::left_out(&fs::read_to_string(path)?)?;
    let source = program.with_extension("rs");
    files::write(&source, text)?;
    let mut command = Command::new(compiler());
    command
        .args(["-O", "-Dwarnings"])
        .args(["--edition", edition_of(solution)?.name(), "-o"])
        .args([program, &source]);
    for (name, library) in Binaries::libraries(&solution.name)? {
        command.args(library_options(&name, &library));
    }
    let name = &solution.name;
    let failure = format_args!("{name}: without its checks of bounds it does not compile");
    machine::compile(&mut command, failure)
}
