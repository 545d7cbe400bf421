//! The catalogue as a table for a page or a terminal.

use crate::catalog::{Catalog, Problem};
use crate::judges::{self, Judge};
use std::fmt::Write;

/// A judge at which a problem can be submitted.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    /// The judge.
    pub judge: &'static Judge,
    /// Its name for the problem.
    pub number: &'a str,
    /// The statement's address.
    pub url: Option<&'a str>,
    /// In what the problem differs there.
    pub note: Option<&'a str>,
}

impl Place<'_> {
    /// The place in Markdown: the judge and its name for the problem, with a link if there is one.
    fn markdown(&self) -> String {
        let name = format!("{} {}", self.judge.name, self.number);
        match self.url {
            Some(url) => format!("[{name}]({url})"),
            None => name,
        }
    }
}

/// Where a problem can be submitted: its own judge first, then those of its twins.
///
/// # Panics
///
/// Never: the judges were looked up when the catalogue was read.
pub fn places(problem: &Problem) -> Vec<Place<'_>> {
    let facts = &problem.facts;
    let own = Place {
        judge: problem.judge(),
        number: &facts.number,
        url: facts.url.as_deref(),
        note: None,
    };
    let twins = facts.twins.iter().map(|twin| Place {
        judge: judges::find(&twin.judge).expect("checked when the catalogue was read"),
        number: &twin.number,
        url: twin.url.as_deref(),
        note: twin.note.as_deref(),
    });
    [own].into_iter().chain(twins).collect()
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
    /// The heading that a problem stands under.
    pub fn heading(self, problem: &Problem) -> &str {
        match self {
            Order::Topic => &problem.facts.topic,
            Order::Judge => &problem.judge().name,
        }
    }

    /// The problems in this order; under one heading, in the order of their ids.
    pub fn sort(self, catalog: &Catalog) -> Vec<&Problem> {
        let mut problems: Vec<_> = catalog.problems.iter().collect();
        problems.sort_by_key(|problem| self.heading(problem));
        problems
    }
}

/// The table of problems for the README.
pub fn markdown(catalog: &Catalog, order: Order) -> String {
    let mut text = String::from(
        "| topic | problem | theorem | solutions | takes Rust | takes C |\n\
         |---|---|---|---|---|---|\n",
    );
    let mut above = "";
    for problem in order.sort(catalog) {
        let facts = &problem.facts;
        let heading = order.heading(problem);
        let shown = if heading == above { "" } else { heading };
        above = heading;
        let solutions = facts.solutions.iter().map(|solution| {
            let name = &solution.name;
            format!("[{name}](problems/src/bin/{name}.rs)")
        });
        let (rust, c): (Vec<_>, Vec<_>) = places(problem)
            .into_iter()
            .partition(|place| place.judge.takes_rust());
        let list = |places: Vec<Place>| {
            let places: Vec<_> = places.iter().map(Place::markdown).collect();
            places.join(", ")
        };
        let _ = writeln!(
            text,
            "| {shown} | {} | {} | {} | {} | {} |",
            cell(&facts.title),
            cell(&facts.theorem),
            solutions.collect::<Vec<_>>().join(", "),
            list(rust),
            list(c),
        );
    }
    text
}

/// The lines of a page between which the table stands.
const MARKERS: [&str; 2] = [
    "<!-- what `cargo judge list --format markdown` prints -->\n",
    "<!-- the end of the list -->\n",
];

/// A page with the table between its markers replaced by this one; `None` if it has no markers.
///
/// # Examples
///
/// ```
/// use judge::listing::with_table;
///
/// let page = "# Problems\n\
///     <!-- what `cargo judge list --format markdown` prints -->\n\
///     | old |\n\
///     <!-- the end of the list -->\n\
///     more\n";
/// let renewed = with_table(page, "| new |\n").unwrap();
/// assert_eq!(renewed, page.replace("old", "new"));
/// assert_eq!(with_table("# Problems\n", "| new |\n"), None);
/// ```
pub fn with_table(page: &str, table: &str) -> Option<String> {
    let [start, end] = MARKERS;
    let (before, rest) = page.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some([before, start, table, end, after].concat())
}

/// A text in a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
