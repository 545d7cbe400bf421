//! `cargo judge bench`

use anyhow::{Result, bail};
use judge::binaries::Binaries;
use judge::catalog::Catalog;
use judge::jury::{self, Random, RuleBook, Visitor};
use judge::report::{self, memory, time};
use judge::runner::{self, Bounds, End, Input, Run};
use rand_chacha::rand_core::SeedableRng;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// The seed of the inputs.
const SEED: u64 = 1;

/// A solution that is still running after this time is ended.
const PATIENCE: Duration = Duration::from_secs(60);

/// Options of `cargo judge bench`.
#[derive(clap::Args)]
#[command(after_help = "\
The inputs are the same on every machine and at every call. Time is processor time.")]
pub struct Options {
    /// Problems or solutions; all of them if none is named
    names: Vec<String>,

    /// How often each input is run
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
}

/// Asks a rule book for its largest inputs.
struct Largest;

impl Visitor for Largest {
    type Output = Vec<(&'static str, String)>;

    fn visit<B: RuleBook>(self, book: B) -> Self::Output {
        book.largest(&mut Random::seed_from_u64(SEED))
    }
}

/// Measures the solutions, one run at a time, and prints their times and memory.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let selected = catalog.select(&options.names)?;
    runner::measure_memory(std::env::current_exe()?);
    let binaries = Binaries::build(selected.iter().map(|(_, solution)| solution.name.as_str()))?;
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
        let Some(inputs) = jury::with_book(&problem.id, Largest) else {
            bail!(
                "{0}: no rule book; write scripts/src/jury/{0}.rs",
                problem.id
            );
        };
        let limits = &problem.facts.limits;
        for (name, input) in inputs {
            let program = binaries.path(&solution.name);
            let mut runs = Vec::new();
            for _ in 0..options.runs {
                runs.push(measure(program, &input)?);
            }
            runs.sort_by_key(|run| run.cpu);
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
    Ok(ExitCode::SUCCESS)
}

fn unknown() -> String {
    String::from("unknown")
}

fn measure(program: &Path, input: &str) -> Result<Run> {
    let bounds = Bounds {
        time: PATIENCE,
        memory: None,
    };
    let run = runner::run(program, &[], Input::Bytes(input.as_bytes()), &bounds)?;
    if run.end != End::Success {
        bail!("{}: did not end well: {:?}", program.display(), run.end);
    }
    Ok(run)
}
