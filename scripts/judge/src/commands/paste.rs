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
The output includes all modules that these need. It compiles with Rust 1.70 or
newer, without other crates, and belongs at the root of a file:

  cargo judge paste nimber nim >> solution.rs

The modules and their theory are in shared/src/lib.rs. No checkout is needed.")]
pub(crate) struct Options {
    /// Modules, such as nimber
    #[arg(required = true, value_name = "MODULE")]
    modules: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let known = modules(theory::root()?)?;
    if let Some(other) = options.modules.iter().find(|module| !known.contains(module)) {
        let near = did_you_mean(other, known.iter().map(String::as_str));
        bail!("there is no module `{other}` with code in shared/src{near}");
    }
    let modules: Vec<&str> = options.modules.iter().map(String::as_str).collect();
    stdout().write_all(paste(theory::root()?, &modules)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
