//! `cargo judge list`

use anyhow::Result;
use clap::ValueEnum;
use judge::catalog::{Catalog, Place, Problem};
use judge::listing::{self, Columns, Order};
use judge::output::stdout;
use judge::{report, section};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of `cargo judge list`.
#[derive(clap::Args)]
pub struct Options {
    /// The order of the problems
    #[arg(long, value_enum, default_value_t = Order::Topic)]
    by: Order,

    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// Put the table for the README into this page, in place of the old one
    #[arg(long, value_name = "PAGE", conflicts_with = "format")]
    into: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A table for the terminal
    Table,
    /// The table of the README
    Markdown,
    /// For programs
    Json,
}

/// Prints the catalogue.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    if let Some(page) = &options.into {
        section::replace(
            page,
            listing::MARKERS,
            &listing::markdown(&catalog, options.by),
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    match options.format {
        Format::Table => writeln!(stdout(), "{}", table(&catalog, options.by))?,
        Format::Markdown => write!(stdout(), "{}", listing::markdown(&catalog, options.by))?,
        Format::Json => {
            let problems: Vec<_> = options.by.sort(&catalog).into_iter().map(json).collect();
            writeln!(stdout(), "{:#}", Value::from(problems))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn table(catalog: &Catalog, by: Order) -> String {
    let mut table = report::table(&[
        "",
        "solution",
        "theorem",
        "takes Rust",
        "takes C",
        "other format",
    ]);
    let mut above = "";
    for problem in by.sort(catalog) {
        let heading = by.heading(problem);
        let columns = Columns::of(problem);
        for (at, solution) in problem.facts.solutions.iter().enumerate() {
            let once = |text: String| if at == 0 { text } else { String::new() };
            table.add_row([
                if heading == above { "" } else { heading },
                &solution.name,
                &once(problem.facts.theorem.clone()),
                &once(names(&columns.rust)),
                &once(names(&columns.c)),
                &once(names(&columns.differs)),
            ]);
            above = heading;
        }
    }
    table.to_string()
}

fn names(places: &[Place]) -> String {
    let names: Vec<_> = places.iter().map(Place::name).collect();
    names.join(", ")
}

fn json(problem: &Problem) -> Value {
    let facts = &problem.facts;
    let places: Vec<_> = problem
        .places()
        .iter()
        .map(|place| {
            json!({
                "judge": place.judge.name,
                "number": place.number,
                "url": place.url,
                "rust": place.judge.takes_rust(),
                "differs": place.differs,
                "solution": place.solution,
                "note": place.note,
            })
        })
        .collect();
    let solutions: Vec<_> = facts
        .solutions
        .iter()
        .map(|solution| json!({ "name": solution.name, "method": solution.method }))
        .collect();
    json!({
        "problem": problem.id,
        "title": facts.title,
        "topic": facts.topic,
        "theorem": facts.theorem,
        "theory": facts.theory,
        "time_ms": facts.limits.time_ms,
        "memory_kib": facts.limits.memory_kib,
        "interactive": facts.interactive,
        "note": facts.note,
        "solutions": solutions,
        "places": places,
    })
}
