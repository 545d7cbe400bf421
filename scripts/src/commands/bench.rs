//! `cargo judge bench`

use anyhow::Result;
use comfy_table::Table;
use judge::binaries::Binaries;
use judge::catalog::Catalog;
use judge::jury::{self, Random, RuleBook, Visitor};
use judge::runner::{self, Bounds, Input};
use rand_chacha::rand_core::SeedableRng;
use std::process::ExitCode;
use std::time::Duration;

/// Options of `cargo judge bench`.
#[derive(clap::Args)]
pub struct Options {
    /// Problems or solutions; all of them if none is named
    names: Vec<String>,
}

struct Largest;

impl Visitor for Largest {
    type Output = Vec<(&'static str, String)>;

    fn visit<B: RuleBook>(self, book: B) -> Self::Output {
        book.largest(&mut Random::seed_from_u64(0))
    }
}

/// Measures the solutions.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let selected = catalog.select(&options.names)?;
    let binaries = Binaries::build(selected.iter().map(|(_, solution)| solution.name.as_str()))?;
    runner::measure_memory()?;
    let mut table = Table::new();
    table.set_header(["solution", "input", "time", "memory"]);
    for (problem, solution) in selected {
        let bounds = Bounds {
            time: Duration::from_secs(20),
            memory: None,
        };
        for (name, input) in jury::with_book(&problem.id, Largest).unwrap_or_default() {
            let input = Input::Bytes(input.as_bytes());
            let run = runner::run(binaries.path(&solution.name), &[], input, &bounds)?;
            table.add_row([
                solution.name.clone(),
                name.to_owned(),
                format!("{:?}", run.cpu),
                format!("{} KiB", run.peak.unwrap_or_default() >> 10),
            ]);
        }
    }
    println!("{table}");
    Ok(ExitCode::SUCCESS)
}
