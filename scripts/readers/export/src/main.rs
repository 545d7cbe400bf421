//! `cargo judge export`: writes packages.

use anyhow::{Context, Error, Result};
use clap::Parser;
use export::{Built, Package};
use judge::catalog::{Catalog, Problem};
use judge::packages::Options;
use judge::report::counted;
use rayon::prelude::*;
use std::process::ExitCode;

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

/// Returns whether all possible packages were written.
fn write(options: &Options) -> Result<bool> {
    let catalog = Catalog::load()?;
    let broken = if options.selection.is_open() { &catalog.broken[..] } else { &[] };
    for one in broken {
        eprintln!("error: {:#}", one.error);
    }
    let mut problems: Vec<&Problem> = Vec::new();
    for (problem, _) in options.selection.of(&catalog)? {
        if problems.last().is_none_or(|last| last.id != problem.id) {
            problems.push(problem);
        }
    }
    let (mut written, mut refused) = (Vec::new(), 0);
    for problem in problems {
        if let Some(why) = export::refusal(problem) {
            eprintln!("{}: cannot be exported: {why}", problem.id);
            refused += 1;
        } else {
            written.push(problem);
        }
    }
    let built = Built::of(&written)?;
    let export = |problem: &&Problem| {
        export::export(&built, problem, options.format, &options.output, options.zip)
            .inspect(|package| eprintln!("{package}"))
            .with_context(|| problem.id.clone())
    };
    let packages: Vec<Result<Package>> = written.par_iter().map(export).collect();
    let failures: Vec<Error> = packages.into_iter().filter_map(Result::err).collect();
    for failure in &failures {
        eprintln!("error: {failure:#}");
    }
    eprintln!(
        "{} in {}, {} refused",
        counted((written.len() - failures.len()) as u64, "package"),
        options.output.display(),
        counted(refused, "problem"),
    );
    Ok(failures.is_empty() && broken.is_empty() && !(written.is_empty() && refused > 0))
}
