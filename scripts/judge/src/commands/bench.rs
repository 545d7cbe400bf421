//! `cargo judge bench`

mod bundles;

use super::{conclude, with_book};
use anyhow::{Result, bail};
use judge::binaries::Binaries;
use judge::catalog::{Catalog, Problem, Selection};
use judge::report::{self, memory, time};
use judge::runner::{Bounds, End, Ending, Input, Run, Runner};
use judge::section;
use judge::verdict;
use jury::Random;
use jury::books::book;
use rand::SeedableRng;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The seed of the inputs.
const SEED: u64 = 1;

/// A solution that is still running after this time is ended.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Options of `cargo judge bench`.
#[derive(clap::Args)]
#[command(after_help = "\
The inputs are the same on every machine and at every call. Time is processor time.")]
pub struct Options {
    #[command(flatten)]
    selection: Selection,

    /// Measure the bundles in Rust and in C as well, each on the input that takes longest
    #[arg(long)]
    bundles: bool,

    /// Put the table of the bundles into this page, in place of the old one: docs/bundles.md
    #[arg(
        long,
        value_name = "PAGE",
        requires = "bundles",
        conflicts_with_all = ["names", "judges", "topics"]
    )]
    into: Option<PathBuf>,

    /// How often each input is run
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
}

/// The largest inputs of a problem, each with a name.
fn largest(problem: &Problem) -> Result<Vec<(&'static str, String)>> {
    Ok(book(&problem.id)?.largest(&mut Random::seed_from_u64(SEED)))
}

/// Measures the solutions, one run at a time, and prints their times and memory.
pub fn run(options: &Options) -> Result<ExitCode> {
    let mut catalog = Catalog::load()?;
    if options.into.is_some() {
        catalog = catalog.whole()?;
    }
    let selected = with_book(&options.selection, options.selection.of(&catalog)?)?;
    let runner = Runner::measuring_memory()?;
    let binaries = Binaries::build(selected.iter().map(|(_, solution)| solution.name.as_str()))?;
    if options.bundles {
        let table = bundles::measure(&runner, &selected, &binaries, options.runs)?;
        match &options.into {
            Some(page) => section::replace(page, bundles::MARKERS, &table)?,
            None => print!("{table}"),
        }
        return Ok(conclude(&catalog, &options.selection, ExitCode::SUCCESS));
    }
    let headings = [
        "solution",
        "input",
        "least time>",
        "median>",
        "limit>",
        "memory>",
        "limit>",
    ];
    let mut table = report::table(&headings);
    for (problem, solution) in selected {
        let inputs = largest(problem)?;
        let limits = &problem.facts.limits;
        for (name, input) in inputs {
            let program = binaries.path(&solution.name);
            let runs = runs(&runner, problem, program, &input, options.runs)?;
            let peak = runs.iter().filter_map(|run| run.peak).max();
            table.add_row([
                solution.name.clone(),
                name.to_owned(),
                time(runs[0].cpu),
                time(runs[runs.len() / 2].cpu),
                limits.time().map_or_else(unknown, time),
                peak.map_or_else(unknown, memory),
                limits
                    .memory_kib
                    .map_or_else(unknown, |kib| memory(kib << 10)),
            ]);
        }
    }
    println!("{table}");
    Ok(conclude(&catalog, &options.selection, ExitCode::SUCCESS))
}

fn unknown() -> String {
    String::from("unknown")
}

/// Runs a program several times on an input, the fastest first.
fn runs(
    runner: &Runner,
    problem: &Problem,
    program: &Path,
    input: &str,
    times: u32,
) -> Result<Vec<Run>> {
    let bounds = Bounds {
        time: TIMEOUT,
        memory: None,
    };
    let mut runs = Vec::new();
    for _ in 0..times {
        let run = if problem.facts.interactive {
            let interactor = verdict::interactor(problem, input)?;
            let (run, dialogue) = runner.converse(program, &[], interactor, &bounds)?;
            if !matches!(dialogue.ending, Ending::Over(_)) {
                bail!(
                    "{}: failed: {:?}\n{dialogue}",
                    program.display(),
                    dialogue.ending
                );
            }
            run
        } else {
            runner.run(program, &[], Input::Bytes(input.as_bytes()), &bounds)?
        };
        if run.end != End::Success {
            bail!("{}: failed: {:?}", program.display(), run.end);
        }
        runs.push(run);
    }
    runs.sort_by_key(|run| run.cpu);
    Ok(runs)
}
