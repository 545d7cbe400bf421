//! `cargo judge list`

use anyhow::Result;
use comfy_table::Table;
use judge::catalog::Catalog;
use std::process::ExitCode;

/// Options of `cargo judge list`.
#[derive(clap::Args)]
pub struct Options {}

/// Prints the catalogue.
pub fn run(_: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let mut table = Table::new();
    table.set_header(["problem", "title", "topic", "theorem"]);
    for problem in &catalog.problems {
        let facts = &problem.facts;
        table.add_row([&problem.id, &facts.title, &facts.topic, &facts.theorem]);
    }
    println!("{table}");
    Ok(ExitCode::SUCCESS)
}
