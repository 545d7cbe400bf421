//! `cargo judge list`

use super::Format;
use super::test::conclude;
use crate::catalog::{Catalog, Filter, Place, Problem, Selection, workspace};
use crate::listing::{self, Columns, Order};
use crate::output::stdout;
use crate::{files, guide, report, section};
use anyhow::Result;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    filter: Filter,

    /// Order of the problems
    #[arg(long, value_enum, default_value_t = Order::Topic)]
    by: Order,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,

    /// Update the generated parts of these pages
    ///
    /// In docs/problems.md: the tables
    ///
    /// In shared/src/guide.rs and partizan.rs: the columns `solved`, `trap`
    #[arg(long, value_name = "PAGE", num_args = 1.., conflicts_with_all = ["format", "judges", "topics"])]
    into: Vec<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if !options.into.is_empty() {
        let catalog = Catalog::load()?.whole()?;
        for page in &options.into {
            renew(page, &catalog, options.by)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let catalog = Catalog::load_or_carried()?;
    let problems = options.filter.of(&catalog)?;
    match options.format {
        Format::Table => writeln!(stdout(), "{}", table(problems, options.by))?,
        Format::Markdown => write!(stdout(), "{}", listing::markdown(problems, options.by)?)?,
        Format::Json => {
            let problems: Vec<_> = options.by.sort(problems).into_iter().map(json).collect();
            writeln!(stdout(), "{:#}", Value::from(problems))?;
        }
    }
    Ok(conclude(&catalog, &Selection::default(), &[], ExitCode::SUCCESS))
}

/// Updates the generated parts of a page.
fn renew(page: &Path, catalog: &Catalog, by: Order) -> Result<()> {
    let Some(text) = guide::renewed(&files::read_text(page)?, &catalog.problems) else {
        let tables = listing::markdown(&catalog.problems, by)?;
        return section::replace(page, listing::MARKERS, &tables);
    };
    for problem in &catalog.problems {
        guide::check_rows(workspace()?, problem)?;
    }
    files::write(page, &text)
}

fn table(problems: Vec<&Problem>, by: Order) -> String {
    let heading = match by {
        Order::Topic => "topic",
        Order::Judge => "judge",
    };
    let mut table =
        report::table(&[heading, "solution", "theorem", "takes Rust", "takes C", "other format"]);
    let mut above = "";
    for problem in by.sort(problems) {
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
    report::fitted(table, &[0, 2, 3, 4, 5], &[5, 4, 3, 0])
}

/// The maximum number of places to name in a table cell: breaking a cell into lines takes quadratic time.
const NAMED: usize = 50;

fn names(places: &[Place]) -> String {
    let names: Vec<_> = places.iter().take(NAMED).map(Place::name).collect();
    let names = names.join(", ");
    match places.len() - places.len().min(NAMED) {
        0 => names,
        more => format!("{names}, and {more} more"),
    }
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
                "rust": place.takes_rust(),
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
