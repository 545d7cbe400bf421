//! `cargo judge show`

use crate::catalog::{Catalog, Compare, Problem};
use crate::output::stdout;
use crate::report::escaped;
use anyhow::Result;
use jury::books::book;
use std::io::Write;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
The formats come from the problem's book, book.rs in its folder, which also
reads, checks and generates inputs.")]
pub(crate) struct Options {
    /// Problem, by id or title
    problem: String,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load_or_carried()?;
    let problem = catalog.problem_called(&options.problem)?;
    let book = book(&problem.id)?;
    for (name, text) in facts(problem) {
        writeln!(stdout(), "{name:<8} {}", escaped(text.as_bytes()))?;
    }
    writeln!(stdout(), "Input:   {}", book.input_in_words())?;
    writeln!(stdout(), "Output:  {}", book.output_in_words())?;
    if let Compare::Numbers(tolerance) = problem.facts.compare {
        writeln!(stdout(), "Error:   at most {:e}, absolute or relative", tolerance.error())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn facts(problem: &Problem) -> Vec<(&'static str, String)> {
    let facts = &problem.facts;
    let mut lines = vec![("Title:", facts.title.clone())];
    if let Some(translation) = &facts.translation {
        lines.push(("In English:", translation.title.clone()));
    }
    for place in problem.places() {
        let url = place.url.unwrap_or_default();
        lines.push(("Judge:", format!("{} {url}", place.name()).trim_end().to_owned()));
    }
    let unknown = || String::from("unknown");
    let time = facts.limits.time_ms.map_or_else(unknown, |ms| format!("{ms} ms"));
    let memory = facts.limits.memory_kib.map_or_else(unknown, |kib| format!("{} MiB", kib / 1024));
    lines.push(("Limits:", format!("time {time}, memory {memory}")));
    lines.extend(facts.note.iter().map(|note| ("Note:", note.clone())));
    lines
}
