//! The catalogue as a table for a page or a terminal.

use crate::catalog::{Place, Problem};
use std::fmt::Write;

/// The judges of a problem, as a listing shows them.
#[derive(Debug)]
pub struct Columns<'a> {
    /// Where bundles in Rust are taken.
    pub rust: Vec<Place<'a>>,
    /// Where they are not taken, or it is unknown whether they are.
    pub c: Vec<Place<'a>>,
    /// Where input or output differ.
    pub differs: Vec<Place<'a>>,
}

impl<'a> Columns<'a> {
    pub fn of(problem: &'a Problem) -> Self {
        let (same, differs): (Vec<_>, Vec<_>) = problem
            .places()
            .into_iter()
            .partition(|place| place.differs.is_none());
        let (rust, c) = same
            .into_iter()
            .partition(|place| place.judge.takes_rust() == Some(true));
        Columns { rust, c, differs }
    }
}

/// A place in Markdown: the judge and its name for the problem, with a link if there is one.
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
    /// The heading that a problem is listed under.
    pub fn heading(self, problem: &Problem) -> &str {
        match self {
            Order::Topic => &problem.facts.topic,
            Order::Judge => &problem.judge().name,
        }
    }

    /// The problems in this order; under one heading, in the order of their ids.
    pub fn sort<'a>(self, problems: impl IntoIterator<Item = &'a Problem>) -> Vec<&'a Problem> {
        let mut problems: Vec<_> = problems.into_iter().collect();
        problems.sort_by_key(|problem| self.heading(problem));
        problems
    }
}

/// The table of problems for the README.
pub fn markdown<'a>(problems: impl IntoIterator<Item = &'a Problem>, order: Order) -> String {
    let mut text = String::from(
        "| topic | problem | theorem | solutions | takes Rust | takes C | other format |\n\
         |---|---|---|---|---|---|---|\n",
    );
    let mut above = "";
    for problem in order.sort(problems) {
        let facts = &problem.facts;
        let heading = order.heading(problem);
        let shown = if heading == above { "" } else { heading };
        above = heading;
        let solutions = facts.solutions.iter().map(|solution| {
            let name = &solution.name;
            format!("[{name}](problems/src/bin/{name}.rs)")
        });
        let columns = Columns::of(problem);
        let list = |places: &[Place]| {
            let links: Vec<_> = places.iter().map(link).collect();
            links.join(", ")
        };
        let _ = writeln!(
            text,
            "| {shown} | {} | {} | {} | {} | {} | {} |",
            cell(&facts.title),
            cell(&facts.theorem),
            solutions.collect::<Vec<_>>().join(", "),
            list(&columns.rust),
            list(&columns.c),
            list(&columns.differs),
        );
    }
    text
}

/// The lines of a page between which the table of problems is.
pub const MARKERS: [&str; 2] = [
    "<!-- what `cargo judge list --format markdown` prints -->\n",
    "<!-- the end of the list -->\n",
];

/// A text in a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
