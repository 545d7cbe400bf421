//! `cargo judge watch`

use super::build::Build;
use super::{report_error, test};
use anyhow::Result;
use judge::catalog::{Catalog, workspace};
use judge::changes::Changes;
use judge::output::{self, stdout};
use judge::report::short;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of `cargo judge watch`.
#[derive(clap::Args)]
#[command(after_help = "\
It is built and run on the bundled cases whenever its source, a file of shared/src, a case or the
problem's .toml changes. What does not compile is shown, and the next change waited for; Ctrl-C ends.")]
pub struct Options {
    /// A solution or a problem
    solution: String,

    #[command(flatten)]
    build: Build,
}

/// Tests the solution after every change.
pub fn run(options: &Options) -> Result<ExitCode> {
    let names = vec![options.solution.clone()];
    let changes = Changes::of(sources(&Catalog::load()?, &names)?)?;
    let tests = test::Options::of(names, options.build);
    loop {
        match test::run(&tests) {
            Err(error) if output::is_closed(&error) => return Err(error),
            Err(error) => report_error(&error),
            Ok(_) => {}
        }
        writeln!(stdout(), "waiting for a change; Ctrl-C ends")?;
        let changed = changes.next()?;
        writeln!(stdout(), "\n{} has changed", short(&changed))?;
    }
}

/// What the verdicts depend on.
fn sources(catalog: &Catalog, names: &[String]) -> Result<Vec<PathBuf>> {
    let mut sources = vec![workspace()?.join("shared/src")];
    for (problem, solution) in catalog.select(names)? {
        sources.push(workspace()?.join(bundler::source_path(&solution.name)));
        sources.push(problem.folder.with_extension("toml"));
        sources.push(problem.folder.clone());
    }
    Ok(sources)
}
