//! `cargo judge watch`

use super::build::Build;
use super::submission::{Entry, Own};
use super::{report_error, test};
use anyhow::Result;
use judge::catalog::{Catalog, Problem, Selection, workspace};
use judge::changes::Changes;
use judge::languages::CommandLine;
use judge::output::{self, stdout};
use judge::report::short;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of `cargo judge watch`.
#[derive(clap::Args)]
#[command(after_help = "\
Builds the solution and runs it on the bundled cases whenever its source, a file of shared/src, a case
or the problem's .toml changes. If it does not compile, the errors are shown; Ctrl-C ends. Any program is
watched, as `cargo judge test --help` says; of a command, the files in it.")]
pub struct Options {
    /// A solution or a problem
    solution: String,

    /// A source file to test in place of the problem's solutions
    file: Option<String>,

    #[command(flatten)]
    own: Own,

    #[command(flatten)]
    build: Build,
}

/// Tests the solution after every change.
pub fn run(options: &Options) -> Result<ExitCode> {
    let names = [&options.solution].into_iter().chain(&options.file);
    let selection = Selection {
        names: names.cloned().collect(),
        ..Selection::default()
    };
    let catalog = Catalog::load()?;
    let entries = options.own.entries(&catalog, &selection)?;
    let changes = Changes::of(sources(&entries)?)?;
    let tests = test::Options::of(selection, options.own.clone(), options.build);
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
fn sources(entries: &[(&Problem, Entry)]) -> Result<Vec<PathBuf>> {
    let mut sources = vec![workspace()?.join("shared/src")];
    for (problem, entry) in entries {
        match entry {
            Entry::Solution(solution) => {
                sources.push(workspace()?.join(bundler::source_path(&solution.name)));
            }
            Entry::File(path) => sources.push(path.clone()),
            Entry::Command(command) => {
                let words = CommandLine::parse(command)?.words();
                sources.extend(words.filter(|word| word.is_file()));
            }
        }
        sources.push(problem.folder.with_extension("toml"));
        sources.push(problem.folder.clone());
    }
    Ok(sources)
}
