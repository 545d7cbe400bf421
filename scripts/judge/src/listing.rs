//! The catalogue as a table for a page or a terminal.

use crate::catalog::{Place, Problem};
use anyhow::Result;
use jury::books::book;

#[derive(Debug)]
pub(crate) struct Columns<'a> {
    /// Judges that accept bundles in Rust.
    pub(crate) rust: Vec<Place<'a>>,
    /// Judges that do not, or may not, accept bundles in Rust.
    pub(crate) c: Vec<Place<'a>>,
    /// Judges where input or output differs.
    pub(crate) differs: Vec<Place<'a>>,
}

impl<'a> Columns<'a> {
    pub(crate) fn of(problem: &'a Problem) -> Self {
        let (same, differs): (Vec<_>, Vec<_>) =
            problem.places().into_iter().partition(|place| place.differs.is_none());
        let (rust, c) = same.into_iter().partition(|place| place.takes_rust() == Some(true));
        Columns { rust, c, differs }
    }
}

/// A place in Markdown: the judge and its name for the problem, linked if possible.
fn link(place: &Place) -> String {
    let name = place.name();
    match place.url {
        Some(url) => format!("[{name}]({url})"),
        None => name,
    }
}

/// The order of the problems in a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Order {
    /// By the theory that solves them
    Topic,
    /// By the judge that they are from
    Judge,
}

impl Order {
    pub(crate) fn heading(self, problem: &Problem) -> &str {
        match self {
            Order::Topic => &problem.facts.topic,
            Order::Judge => &problem.judge().name,
        }
    }

    /// The problems in this order; those under one heading are sorted by id.
    pub fn sort<'a>(self, problems: impl IntoIterator<Item = &'a Problem>) -> Vec<&'a Problem> {
        let mut problems: Vec<_> = problems.into_iter().collect();
        problems.sort_by_key(|problem| self.heading(problem));
        problems
    }
}

/// The sections of docs/problems.md: a heading with two tables for each topic or judge.
///
/// # Errors
///
/// If the wrong programs cannot be listed.
pub fn markdown<'a>(
    problems: impl IntoIterator<Item = &'a Problem>,
    order: Order,
) -> Result<String> {
    let problems = order.sort(problems);
    let sections = problems.chunk_by(|a, b| order.heading(a) == order.heading(b));
    let sections = sections.map(|problems| {
        let proofs: Vec<String> =
            problems.iter().map(|problem| proof(problem)).collect::<Result<_>>()?;
        let places: Vec<String> = problems.iter().map(|problem| places(problem)).collect();
        Ok(format!(
            "## {}\n\n\
             | problem | theorem | solutions | theory | takes Rust | takes C | other format |\n\
             |---|---|---|---|---|---|---|\n{}\n\
             | cases | wrong programs | at full size |\n\
             |---|---|---|\n{}",
            order.heading(problems[0]),
            places.concat(),
            proofs.concat(),
        ))
    });
    Ok(sections.collect::<Result<Vec<_>>>()?.join("\n"))
}

/// The row with a problem's theorem and judges.
fn places(problem: &Problem) -> String {
    let facts = &problem.facts;
    let solutions = facts.solutions.iter();
    let columns = Columns::of(problem);
    format!(
        "| {} | {} | {} | {} | {} | {} | {} |\n",
        cell(&facts.title),
        cell(&facts.theorem),
        joined(solutions.map(|solution| format!("[{}](../{})", solution.name, solution.path))),
        joined(facts.theory.iter().map(|name| format!("[{name}](../shared/src/{name}.rs)"))),
        joined(columns.rust.iter().map(link)),
        joined(columns.c.iter().map(link)),
        joined(columns.differs.iter().map(link)),
    )
}

/// The row with the evidence for a problem's solutions.
fn proof(problem: &Problem) -> Result<String> {
    let id = &problem.id;
    let wrong = problem.wrong_programs()?;
    let wrong = match joined(wrong.into_iter().map(|wrong| wrong.function)) {
        none if none.is_empty() => none,
        functions => format!("[{functions}](../problems/{id}/wrong.rs)"),
    };
    let method = match book(id) {
        Ok(book) => book.second_opinion_method().in_words(),
        Err(_) => String::from("nothing: it has no finished book"),
    };
    Ok(format!("| [{id}](../testdata/{id}) | {wrong} | {} |\n", cell(&method)))
}

/// The lines around the generated sections of a page.
pub const MARKERS: [&str; 2] = [
    "<!-- what `cargo judge list --format markdown` prints -->\n",
    "<!-- the end of the list -->\n",
];

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
