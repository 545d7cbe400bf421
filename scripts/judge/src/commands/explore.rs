//! `cargo judge explore`

mod into;
mod own;
mod templates;
mod why;

use crate::catalog::Catalog;
use crate::explore::period;
use crate::output::stdout;
use crate::report;
use crate::submission::Own;
use anyhow::{Context, Error, Result, bail, ensure};
use comfy_table::CellAlignment;
use guesser::measured::{GIVEN_UP, NONE, key, name, value};
use guesser::starts::Template;
use jury::books::{AnyBook, book};
use jury::position::{Measure, Position};
use jury::states::one_line;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use templates::{Kind, Written};

/// The arguments that say what to explore.
const NOT_OF_TEMPLATES: [&str; 14] = [
    "problem", "case", "program", "language", "edition", "factor", "misere", "value", "format",
    "csv", "why", "into", "first", "limit",
];

#[derive(clap::Args)]
#[command(after_help = "\
A case is written as in an input file, without the lines before and after the
cases. Two ranges give a grid; one gives a list, and its apparent period:

  cargo judge explore poj1067 '0..12 0..12'
  cargo judge explore poj3537 3..18 --value grundy
  cargo judge explore hdu3544 '1 1..8 1..8' --csv
  cargo judge explore cf1704f --value temperature
  cargo judge explore domineering

A game of your own is a program that lists the states to which moves lead;
--template prints a program to begin with:

  cargo judge explore --template python > game.py
  cargo judge explore game.py 0..40
  cargo judge explore game.py '0..12 0..12' --misere
  cargo judge explore game.py '[RB]{1..6}'
  cargo judge explore game.py 0..40 --why
  cargo judge explore game.py 0..40 --into answer.py
  cargo judge explore --template cpp --kind partizan > game.cpp

It reads one state per line and answers each with one line, in which a semicolon
ends each move and a plus separates the states of a sum, as in `0+4;1+3;2+2;`.
A bar separates Left's moves from Right's, as in `1;0;|0;`. Where a player has
no moves in a game of points, the line ends with the score, as in `|=-3`. A
state is a list of numbers or a word. No checkout is needed.

If a rule of numbers or of letters holds for all states of your own game that
are shown, it is tested on more, ten times as many if 5 s are enough, and
printed as a guess. It is proved only for the game whose moves all known states
have: one heap of a subtraction or octal game or of Nim, a sum of such heaps, a
finite set of vectors that a move may subtract, or short parts of words that it
replaces.

--into writes its function `answer`, which returns the Grundy value, or whether
the player to move wins if the guess is about lost states. Without a guess, it
writes nothing, and the exit status is 1.

Games that no problem asks about have names of their own: amazons, clobber, col,
domineering, hackenbush (with edges L, R and G), snort, toads_and_frogs.

The outcome is N if the next player (who is to move) wins, P if the previous
player wins, and L or R if Left or Right wins, whoever begins. Canonical forms
are written as in `cargo judge value --help`. Scores are Left's points minus
Right's. All results are computed from the rules of the game, which book.rs in
the problem's folder names, or from those of the program; unless a guess is
called proved, nothing is proved for larger positions. If the states of a
program can repeat, N and P come with the number of moves, and in a draw nobody
can force a win.")]
pub(crate) struct Options {
    /// Problem, by id or title; or source file that lists moves
    #[arg(value_name = "PROBLEM|FILE", required_unless_present_any = ["program", "template"])]
    problem: Option<String>,

    /// Case in which `a..b` stands for each number in a range
    ///
    /// [default: the small cases of the problem's book.rs]
    case: Option<String>,

    #[command(flatten)]
    own: Own,

    /// Print a program to begin with, in this language
    #[arg(long, value_enum, value_name = "LANGUAGE", conflicts_with_all = NOT_OF_TEMPLATES)]
    template: Option<Written>,

    /// Kind of game of the program to begin with
    #[arg(long, value_enum)]
    kind: Option<Kind>,

    /// Let the player who cannot move win, in your own game
    #[arg(long)]
    misere: bool,

    /// Property to show [default: the most informative]
    #[arg(long, value_enum)]
    value: Option<Shown>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,

    /// Short for --format csv
    #[arg(long, conflicts_with = "format")]
    csv: bool,

    /// Show why each state is won or lost by the guess, in your own game
    #[arg(long)]
    why: bool,

    /// Write the guess as a function in Python, C++ or Rust, in your own game
    ///
    /// Its name is `answer`; see below
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,

    /// Show the first N small cases, if no case is given
    ///
    /// [default: 20 small cases of all sizes]
    #[arg(long, value_name = "N", conflicts_with = "case")]
    first: Option<NonZeroUsize>,

    /// Give up if more than N positions are reachable
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    limit: usize,
}

impl Options {
    fn format(&self) -> Format {
        if self.csv { Format::Csv } else { self.format }
    }
}

#[derive(Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// Table, with the guess about your own game
    #[default]
    Table,
    /// Comma-separated values, one position per line
    Csv,
    /// JSON, with all guesses about your own game and near misses
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Shown {
    /// Outcome class: who wins
    Outcome,
    /// Grundy value of an impartial game in normal play
    Grundy,
    /// Canonical form of a partizan game
    #[value(alias = "number")]
    Canonical,
    /// Mean value of a partizan game
    Mean,
    /// Temperature of a partizan game
    Temperature,
    /// Score of a scoring game
    Score,
}

impl Shown {
    fn measure(self) -> Measure {
        match self {
            Shown::Outcome => Measure::Outcome,
            Shown::Grundy => Measure::Grundy,
            Shown::Canonical => Measure::Canonical,
            Shown::Mean => Measure::Mean,
            Shown::Temperature => Measure::Temperature,
            Shown::Score => Measure::Score,
        }
    }
}

/// A position with its value.
struct Explored {
    /// The numbers that were chosen from the ranges.
    choice: Vec<u64>,
    /// The case on one line.
    case: String,
    /// The position as text.
    drawing: String,
    value: String,
}

/// The time after which a search is mentioned.
const LONG: Duration = Duration::from_secs(10);

/// Runs a search, and prints a message if it takes longer than [`LONG`].
fn patiently<T>(search: impl FnOnce() -> T, message: impl FnOnce() -> String + Send) -> T {
    thread::scope(|scope| {
        let (searching, over) = mpsc::channel::<()>();
        scope.spawn(move || {
            if over.recv_timeout(LONG) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{}", message());
            }
        });
        let _searching = searching;
        search()
    })
}

/// The greatest number of characters of a value in a table: canonical forms may have thousands.
const WIDEST: usize = 60;

impl Explored {
    /// The value as a table shows it.
    fn shown(&self) -> String {
        if self.value.chars().count() <= WIDEST {
            return self.value.clone();
        }
        self.value.chars().take(WIDEST - 1).chain(['…']).collect()
    }
}

/// Shown in place of the value of an invalid position.
const INVALID: &str = "";
/// Prints the values of small positions.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if let Some(language) = options.template {
        write!(stdout(), "{}", language.template(options.kind.unwrap_or_default()))?;
        return Ok(ExitCode::SUCCESS);
    }
    // `requires` of clap is waived where `--template` conflicts with another argument.
    ensure!(
        options.kind.is_none(),
        "--kind is for --template: which functions a program has says of what kind its game is"
    );
    ensure!(
        !options.why || options.format() == Format::Table,
        "--why explains a guess, which is shown below a table: omit --csv and --format"
    );
    ensure!(
        options.into.is_none() || options.format() != Format::Csv,
        "--into needs a guess, and none is made for comma-separated values: omit --csv"
    );
    if let Some((entry, case)) = own::program(options)? {
        return own::run(options, entry, case);
    }
    ensure!(
        !options.misere,
        "--misere is for a game of your own: that of a problem is played as its statement says"
    );
    ensure!(
        !options.why && options.into.is_none(),
        "--why and --into are for a game of your own: a problem's solution is its answer"
    );
    let catalog = Catalog::load_or_carried()?;
    let subject = catalog.subject(options.problem.as_deref().unwrap_or_default())?;
    let book = book(subject.id)?;
    let (ranges, cases) = if let Some(case) = &options.case {
        let template = Template::new(case)?;
        (template.ranges.len(), template.cases())
    } else {
        let small = match options.first {
            Some(first) => book.small().take(first.get()).collect(),
            None => of_all_sizes(&*book),
        };
        (0, small.into_iter().map(|case| (Vec::new(), case)).collect())
    };
    let (count, done) = (cases.len(), AtomicUsize::new(0));
    let message = || {
        let done = done.load(Ordering::Relaxed);
        format!(
            "still exploring, after {done} of {count} cases; ask for fewer cases, or lower --limit"
        )
    };
    let (measure, explored, refused) =
        patiently(|| explore(options, &*book, cases, &done), message)
            .with_context(|| subject.id.to_owned())?;
    let format = options.format();
    if format == Format::Json {
        print_json(measure, &explored, (json!([]), json!([])))?;
    } else {
        print(options, ranges, measure, &explored)?;
    }
    if format == Format::Table {
        if ranges == 1 {
            print_period(&explored)?;
        }
        print_legend(options.limit, measure, &explored)?;
        if let Some(refused) = refused {
            writeln!(stdout(), "a blank is not a position: {refused:#}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of small cases to show by default.
const SHOWN: usize = 20;

/// Up to [`SHOWN`] small cases of a book: the first ones, then cases at growing distances.
fn of_all_sizes(book: &dyn AnyBook) -> Vec<String> {
    let count = book.small_count();
    let mut cases = book.small();
    let mut next = 0;
    let mut chosen = Vec::new();
    for number in 0..SHOWN.min(count) {
        let index = number.max(number.pow(3) * count / SHOWN.pow(3));
        chosen.extend(cases.nth(index - next));
        next = index + 1;
    }
    chosen
}

/// Prints what was explored, as a table for this number of ranges.
fn print(options: &Options, ranges: usize, measure: Measure, explored: &[Explored]) -> Result<()> {
    let values = name(measure);
    match (options.format() == Format::Csv, ranges) {
        (true, _) => write!(stdout(), "{}", csv(ranges, key(measure), explored)),
        (false, 1) => print_row(values, explored),
        (false, 2) => print_grid(values, explored),
        (false, _) => print_list(values, explored),
    }?;
    Ok(())
}

/// Prints what was explored, guesses and near misses.
fn print_json(
    measure: Measure,
    explored: &[Explored],
    (guesses, near_misses): (Value, Value),
) -> Result<()> {
    let table = explored.iter().map(|one| {
        let value = one.value.parse().map_or(json!(one.value), |number: i64| json!(number));
        json!({ "state": one.case, "value": value })
    });
    let report = json!({
        "measure": key(measure),
        "table": table.collect::<Vec<_>>(),
        "guesses": guesses,
        "near_misses": near_misses,
    });
    writeln!(stdout(), "{report:#}")?;
    Ok(())
}

/// The values of these cases, and the error of the first invalid case, such as two tokens on one cell of a
/// grid. Counts the cases in `done`.
fn explore(
    options: &Options,
    book: &dyn AnyBook,
    cases: Vec<(Vec<u64>, String)>,
    done: &AtomicUsize,
) -> Result<(Measure, Vec<Explored>, Option<Error>)> {
    let mut last: Option<Box<dyn Position>> = None;
    let mut measure = options.value.map(Shown::measure);
    let mut refused = None;
    let mut explored = Vec::new();
    for (choice, case) in cases {
        let (drawing, value) = match book.position(&case) {
            Ok(mut position) => {
                if let Some(last) = &last {
                    position.share_search(&**last);
                }
                let value = value(&*position, &mut measure, options.limit)?;
                let drawing = position.draw();
                last = Some(position);
                (drawing, value)
            }
            Err(error) => {
                refused =
                    refused.or(Some(error.context(format!("`{}`", one_line(&case).into_owned()))));
                (String::new(), String::from(INVALID))
            }
        };
        let case = one_line(&case).into_owned();
        explored.push(Explored { choice, case, drawing, value });
        done.store(explored.len(), Ordering::Relaxed);
    }
    match (measure, refused) {
        (Some(measure), refused) if last.is_some() => Ok((measure, explored, refused)),
        (_, Some(error)) => Err(error),
        _ => bail!("its book has no small cases; give one"),
    }
}

fn csv(ranges: usize, values: &str, explored: &[Explored]) -> String {
    let mut header: Vec<String> = (1..=ranges).map(|number| format!("range{number}")).collect();
    header.extend([String::from("case"), values.to_owned()]);
    let mut text = header.join(",") + "\n";
    for one in explored {
        let mut row: Vec<String> = one.choice.iter().map(u64::to_string).collect();
        row.extend([quoted(&one.case), quoted(&one.value)]);
        text += &(row.join(",") + "\n");
    }
    text
}

/// A field of comma-separated values, quoted if it contains commas, as canonical forms may, or quotes.
fn quoted(field: &str) -> String {
    if field.contains([',', '"']) {
        return format!("\"{}\"", field.replace('"', "\"\""));
    }
    field.to_owned()
}

fn print_row(values: &str, explored: &[Explored]) -> io::Result<()> {
    let mut table = report::table(&["", &format!("{values}>")]);
    for one in explored {
        table.add_row([one.choice[0].to_string(), one.shown()]);
    }
    writeln!(stdout(), "{table}")
}

/// The known values of a row, from its first position on.
fn known(explored: &[Explored]) -> Vec<&str> {
    let values = explored.iter().map(|one| one.value.as_str());
    let values = values.skip_while(|value| *value == INVALID);
    values.take_while(|value| ![INVALID, NONE, GIVEN_UP].contains(value)).collect()
}

/// Prints the apparent period of a row.
fn print_period(explored: &[Explored]) -> io::Result<()> {
    let known = known(explored);
    let skipped = explored.iter().take_while(|one| one.value == INVALID).count();
    match period(&known) {
        Some(period) => writeln!(
            stdout(),
            "period {} from {} on: seen in {} values, not proved",
            period.length,
            explored[skipped + period.before].choice[0],
            known.len()
        ),
        None => writeln!(stdout(), "no period is seen in {} values", known.len()),
    }
}

fn print_grid(values: &str, explored: &[Explored]) -> io::Result<()> {
    let rows: Vec<&[Explored]> = explored.chunk_by(|a, b| a.choice[0] == b.choice[0]).collect();
    let columns = rows[0].iter().map(|one| format!("{}>", one.choice[1]));
    let headings: Vec<String> = [values.to_owned()].into_iter().chain(columns).collect();
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    let mut table = report::table(&headings);
    for row in rows {
        let cells = row.iter().map(Explored::shown);
        table.add_row([row[0].choice[0].to_string()].into_iter().chain(cells));
    }
    for column in table.column_iter_mut() {
        column.set_padding((0, 1));
        column.set_cell_alignment(CellAlignment::Right);
    }
    let last_first: Vec<usize> = (1..headings.len()).rev().collect();
    writeln!(stdout(), "{}", report::fitted(table, &[], &last_first))
}

fn print_list(values: &str, explored: &[Explored]) -> io::Result<()> {
    let values = format!("{values}>");
    let has_drawings = explored.iter().any(|one| !one.drawing.is_empty());
    let mut headings = vec!["case", "position", &values];
    headings.retain(|heading| has_drawings || *heading != "position");
    let mut table = report::table(&headings);
    for one in explored {
        let drawing = has_drawings.then(|| one.drawing.clone());
        table.add_row([Some(one.case.clone()), drawing, Some(one.shown())].into_iter().flatten());
    }
    writeln!(stdout(), "{table}")
}

/// Prints the meanings of the marks shown in place of values.
fn print_legend(limit: usize, measure: Measure, explored: &[Explored]) -> io::Result<()> {
    let has = |mark: &str| explored.iter().any(|one| one.value == mark);
    if explored.iter().any(|one| one.shown() != one.value) {
        writeln!(
            stdout(),
            "… stands for the rest of a long {}; --csv prints all of it",
            name(measure)
        )?;
    }
    if has(NONE) {
        writeln!(stdout(), "{NONE} has a {} that is too large to be shown", name(measure))?;
    }
    if has(GIVEN_UP) {
        writeln!(
            stdout(),
            "{GIVEN_UP} was given up: more than {limit} positions can be reached from it (--limit)"
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_cases_of_all_sizes_are_chosen() {
        let book = book("poj1067").unwrap();
        let small: Vec<String> = book.small().collect();
        let chosen = of_all_sizes(&*book);
        assert_eq!((chosen.len(), &chosen[..2]), (SHOWN, &small[..2]));
        let at = |case| small.iter().position(|other| other == case).unwrap();
        assert!(chosen.is_sorted_by_key(at) && at(&chosen[SHOWN - 1]) > small.len() * 4 / 5);
    }

    fn row(values: &[&str]) -> Vec<Explored> {
        let explored = (0_u64..).zip(values).map(|(number, value)| Explored {
            choice: vec![number],
            case: number.to_string(),
            drawing: String::new(),
            value: (*value).to_owned(),
        });
        explored.collect()
    }

    #[test]
    fn a_row_is_known_up_to_the_first_mark() {
        let values = ["1", "{2|0}", "3"];
        for mark in [INVALID, NONE, GIVEN_UP] {
            let marked = [&values[..], &[mark; 5], &["3"]].concat();
            assert_eq!(known(&row(&marked)), values, "{mark}");
        }
        assert_eq!(known(&row(&[INVALID, "1"])), ["1"]);
    }

    #[test]
    fn commas_and_quotes_of_a_field_are_quoted() {
        let mut explored = row(&["{1,*|0}", "0"]);
        explored[1].case = String::from("a\",");
        let expected = "range1,case,value\n0,0,\"{1,*|0}\"\n1,\"a\"\",\",0\n";
        assert_eq!(csv(1, "value", &explored), expected);
    }
}
