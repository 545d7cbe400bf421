//! `cargo judge watch`

use super::test::{self, Given};
use crate::catalog::{Problem, Selection, workspace};
use crate::changes::Changes;
use crate::command::report_error;
use crate::languages::CommandLine;
use crate::output::{self, stdout};
use crate::report::short;
use crate::submission::Entry;
use anyhow::Result;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
Builds the solution and runs it on the bundled cases whenever its source, a file
of shared/src, a case or the problem's .toml changes. Compilation errors are
shown. Ctrl-C ends the command. Other programs can be watched too: see
`cargo judge test --help`; for a command, the files that it names are watched.

With a folder of cases, neither a problem nor a checkout is needed:

  cargo judge watch my.cpp --cases samples")]
pub(crate) struct Options {
    /// Solution or problem; with --cases, a source file
    #[arg(required_unless_present = "cases")]
    solution: Option<String>,

    /// Source file to test instead of the problem's solutions
    file: Option<String>,

    #[command(flatten)]
    given: Given,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let names = options.solution.iter().chain(&options.file);
    let selection = Selection { names: names.cloned().collect(), ..Selection::default() };
    let tests = test::Options::of(selection, options.given.clone());
    let catalog = tests.catalog()?;
    let unregistered = tests.unregistered()?;
    let entries = tests.entries(&catalog, unregistered.as_ref(), "watch")?;
    let mut sources = sources(&entries)?;
    match &options.given.cases {
        Some(folder) => sources.push(folder.clone()),
        None => sources.extend(
            entries
                .iter()
                .flat_map(|(problem, _)| [problem.description(), problem.testdata.clone()]),
        ),
    }
    sources.extend(options.given.comparison.files()?);
    let changes = Changes::of(sources)?;
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

/// The sources of the programs and of the theory.
fn sources(entries: &[(&Problem, Entry)]) -> Result<Vec<PathBuf>> {
    let shared = workspace().map(|root| root.join("shared/src"));
    let mut sources: Vec<PathBuf> = shared.into_iter().collect();
    for (_, entry) in entries {
        match entry {
            Entry::Solution(solution) => {
                sources.push(workspace()?.join(&solution.path));
            }
            Entry::File(path) => sources.push(path.clone()),
            Entry::Command(command) => {
                sources.extend(CommandLine::parse(command)?.files());
            }
        }
    }
    Ok(sources)
}
