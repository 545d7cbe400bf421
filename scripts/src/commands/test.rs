//! `cargo judge test`

use anyhow::Result;
use comfy_table::Table;
use judge::binaries::Binaries;
use judge::catalog::{Case, Catalog, Problem};
use judge::checker;
use judge::runner::{self, Bounds, End, Input};
use rayon::prelude::*;
use std::fs;
use std::process::ExitCode;
use std::time::Duration;

/// Options of `cargo judge test`.
#[derive(clap::Args, Default)]
pub struct Options {
    /// Problems or solutions; all of them if none is named
    names: Vec<String>,
}

/// Runs the solutions and prints the table of verdicts.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let selected = catalog.select(&options.names)?;
    let binaries = Binaries::build(selected.iter().map(|(_, solution)| solution.name.as_str()))?;
    runner::measure_memory()?;
    let mut table = Table::new();
    table.set_header([
        "problem", "solution", "cases", "verdict", "slowest", "memory",
    ]);
    let mut all_accepted = true;
    for (problem, solution) in selected {
        let cases = problem.cases()?;
        let runs: Vec<_> = cases
            .par_iter()
            .map(|case| judge(problem, case, &binaries, &solution.name))
            .collect::<Result<_>>()?;
        let verdict = runs
            .iter()
            .map(|run| run.0)
            .find(|&verdict| verdict != "AC");
        all_accepted &= verdict.is_none();
        table.add_row([
            problem.id.clone(),
            solution.name.clone(),
            cases.len().to_string(),
            verdict.unwrap_or("AC").to_owned(),
            format!(
                "{:?}",
                runs.iter().map(|run| run.1).max().unwrap_or_default()
            ),
            format!(
                "{} KiB",
                runs.iter().map(|run| run.2).max().unwrap_or_default() >> 10
            ),
        ]);
    }
    println!("{table}");
    Ok(if all_accepted {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn judge(
    problem: &Problem,
    case: &Case,
    binaries: &Binaries,
    solution: &str,
) -> Result<(&'static str, Duration, u64)> {
    let bounds = Bounds {
        time: problem
            .facts
            .limits
            .time()
            .unwrap_or(Duration::from_secs(5)),
        memory: problem.facts.limits.memory_kib.map(|kib| kib << 10),
    };
    let run = runner::run(
        binaries.path(solution),
        &[],
        Input::File(&case.input),
        &bounds,
    )?;
    let expected = fs::read(&case.output)?;
    let verdict = match run.end {
        End::Success => match checker::compare(&expected, &run.stdout, problem.facts.compare) {
            None => "AC",
            Some(_) => "WA",
        },
        End::Failed(_) => "RE",
        End::TimedOut => "TLE",
        End::OutOfMemory => "MLE",
        End::Flooded => "OLE",
    };
    Ok((verdict, run.cpu, run.peak.unwrap_or_default()))
}
