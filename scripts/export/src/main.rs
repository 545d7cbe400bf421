//! `cargo judge export`: writes packages.

use anyhow::{Error, Result};
use clap::Parser;
use judge::catalog::{Catalog, Problem};
use judge::packages::Options;
use std::process::ExitCode;

/// What `cargo judge export` hands on.
#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    options: Options,
}

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    match write(&Arguments::parse().options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the packages; says whether all are there that can be.
fn write(options: &Options) -> Result<bool> {
    let catalog = Catalog::load()?;
    let mut problems: Vec<&Problem> = Vec::new();
    for (problem, _) in options.selection.of(&catalog)? {
        if problems.last().is_none_or(|last| last.id != problem.id) {
            problems.push(problem);
        }
    }
    let mut failures: Vec<Error> = Vec::new();
    let (mut written, mut refused) = (0, 0);
    for problem in &problems {
        if let Some(why) = export::refusal(problem) {
            eprintln!("{}: cannot be exported: {why}", problem.id);
            refused += 1;
            continue;
        }
        match export::export(problem, options.format, &options.output, options.zip) {
            Ok(package) => {
                eprintln!("{package}");
                written += 1;
            }
            Err(error) => failures.push(error.context(problem.id.clone())),
        }
    }
    for failure in &failures {
        eprintln!("error: {failure:#}");
    }
    eprintln!(
        "{written} packages in {}, {refused} problems refused",
        options.output.display()
    );
    let broken = options.selection.is_open() && !catalog.broken.is_empty();
    Ok(failures.is_empty() && !broken && (refused == 0 || written > 0))
}
