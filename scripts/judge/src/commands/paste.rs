//! `cargo judge paste`

use crate::catalog::nearest::did_you_mean;
use crate::output::stdout;
use crate::theory;
use anyhow::{Result, bail};
use bundler::rust::paste::{modules, paste};
use std::io::Write;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
The output includes all modules that this one needs. It compiles with Rust 1.70
or newer, without other crates, and belongs at the root of a file:

  cargo judge paste nimber >> solution.rs

The modules and their theory are in shared/src/lib.rs. No checkout is needed.")]
pub(crate) struct Options {
    /// Module, such as nimber
    module: String,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let module = &options.module;
    let modules = modules(theory::root()?)?;
    if !modules.contains(module) {
        let near = did_you_mean(module, modules.iter().map(String::as_str));
        bail!("there is no module `{module}` with code in shared/src{near}");
    }
    stdout().write_all(paste(theory::root()?, module)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
