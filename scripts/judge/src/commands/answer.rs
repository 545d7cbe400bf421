//! `cargo judge answer`

use crate::answer::{self, Written, as_far_as_searched};
use crate::catalog::{Catalog, Problem, output_of, workspace};
use crate::command::report_error;
use crate::files;
use crate::inputs;
use crate::output::stdout;
use crate::report::short;
use anyhow::{Context, Result, bail, ensure};
use jury::books::book;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
The answers come from a search of the game, never from a solution, so a wrong
solution cannot confirm itself. A case that is too large to search is reported:
`?` is printed in place of its answer, and no .out is written.

Exit status: 0 if every output is printed, written or already right, 2 if not.")]
pub(crate) struct Options {
    /// Problem, by id or title
    problem: String,

    /// Bundled cases, input files, or `-` for stdin
    ///
    /// The .out of a bundled case is written; other answers are printed
    ///
    /// [default: all cases without an .out]
    cases: Vec<String>,

    /// Overwrite a wrong .out
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    // `Catalog::load` would reject a problem whose cases have no outputs yet.
    let catalog = Catalog::read(workspace()?)?;
    let problem = catalog.problem_called(&options.problem)?;
    let mut cases = options.cases.clone();
    if cases.is_empty() {
        cases = answer::unanswered(problem)?;
        if cases.is_empty() {
            writeln!(stdout(), "every case of {} already has an .out", problem.id)?;
        }
    }
    let mut status = ExitCode::SUCCESS;
    for case in &cases {
        if let Err(error) = run_case(problem, case, options.force) {
            report_error(&error);
            status = ExitCode::from(2);
        }
    }
    Ok(status)
}

fn run_case(problem: &Problem, case: &str, force: bool) -> Result<()> {
    if case == "-" {
        return print(problem, &files::text("stdin", files::stdin()?)?).context("stdin");
    }
    if let Some(bundled) = inputs::bundled(problem, case) {
        let output = short(&output_of(&bundled)?);
        match answer::write(problem, &bundled, force)? {
            Written::New => writeln!(stdout(), "{output} written")?,
            Written::RightAlready => writeln!(stdout(), "{output} is already right")?,
        }
        return Ok(());
    }
    let path = PathBuf::from(case);
    files::check_no_folder(&path)?;
    ensure!(
        files::is_readable(&path),
        "{case}: no such case in testdata/{}, and no such file",
        problem.id
    );
    print(problem, &files::read_text(&path)?).with_context(|| case.to_owned())
}

/// Prints the answers to an input. One that is not found is an error.
fn print(problem: &Problem, input: &str) -> Result<()> {
    let answers = as_far_as_searched(&problem.id, input)?;
    let book = book(&problem.id)?;
    inputs::mention_rest(&*book, input, &book.split(input)?);
    write!(stdout(), "{}", answers.output)?;
    match answers.too_large {
        Some(which) => bail!(which),
        None => Ok(()),
    }
}
