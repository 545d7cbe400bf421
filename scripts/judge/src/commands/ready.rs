//! `cargo judge ready`

use crate::catalog::{Catalog, workspace};
use crate::output::stdout;
use crate::ready::{self, Check};
use crate::report::escaped;
use anyhow::{Error, Result};
use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
Errors in other problems do not matter. docs/new-problem.md walks through the
checks.

Exit status: 0 if nothing is missing, 1 if something is, 2 if the command itself
fails.")]
pub(crate) struct Options {
    /// Problems, by id or title
    #[arg(value_name = "PROBLEM", required_unless_present = "all")]
    names: Vec<String>,

    /// Check every problem, which takes minutes
    #[arg(long, conflicts_with = "names")]
    all: bool,

    /// Try all mutants of the solutions, and nothing else
    ///
    /// Without this option, only a sample of the mutants is tried
    ///
    /// A case in testdata/ must reject every mutant that a short case of the search rejects
    #[arg(long)]
    mutants: bool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    // Missing parts are reported by the checks.
    let catalog = Catalog::read(workspace()?)?;
    let ids = if options.all {
        all(&catalog)
    } else {
        let ids = options.names.iter().map(|name| id(&catalog, name));
        ids.collect::<Result<_>>()?
    };
    let mut unready = Vec::new();
    for id in &ids {
        let checks = ready::checks(&catalog, id, options.mutants)?;
        write!(stdout(), "{}", shown(id, &checks))?;
        stdout().flush()?;
        if checks.iter().any(|check| check.result.is_err()) {
            unready.push(*id);
        }
    }
    if ids.len() > 1 {
        let (ready, all) = (ids.len() - unready.len(), ids.len());
        writeln!(stdout(), "{ready} of {all} problems are ready")?;
        if !unready.is_empty() {
            writeln!(stdout(), "not ready: {}", unready.join(", "))?;
        }
    }
    Ok(ExitCode::from(u8::from(!unready.is_empty())))
}

fn all(catalog: &Catalog) -> Vec<&str> {
    let problems = catalog.problems.iter().map(|problem| problem.id.as_str());
    let broken = catalog.broken.iter().filter_map(|broken| broken.id.as_deref());
    let mut ids: Vec<&str> = problems.chain(broken).collect();
    ids.sort_unstable();
    ids
}

/// The id of the problem with this name, even if its description is broken.
fn id<'a>(catalog: &'a Catalog, name: &'a str) -> Result<&'a str> {
    let mut broken = catalog.broken.iter().filter_map(|broken| broken.id.as_deref());
    if broken.any(|id| id == name) {
        return Ok(name);
    }
    Ok(&catalog.problem_called(name)?.id)
}

fn shown(id: &str, checks: &[Check]) -> String {
    let mut text = format!("{id}\n");
    let mut missing = 0;
    for Check { what, result } in checks {
        let (state, said) = match result {
            Ok(said) => (console::style("ok   ").green(), said.clone()),
            Err(error) => (console::style("to do").red(), indented(error)),
        };
        missing += usize::from(result.is_err());
        let _ = writeln!(text, "  {state}  {what:<14}  {said}");
    }
    match missing {
        0 => format!("{text}{id} is ready\n\n"),
        1 => format!("{text}{id} is not ready: 1 thing to do\n\n"),
        _ => format!("{text}{id} is not ready: {missing} things to do\n\n"),
    }
}

fn indented(error: &Error) -> String {
    let message = escaped(format!("{error:#}").as_bytes());
    message.trim_end().replace('\n', &format!("\n{:25}", ""))
}
