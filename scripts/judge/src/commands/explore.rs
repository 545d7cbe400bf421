//! `cargo judge explore`

use anyhow::{Context, Result, bail};
use comfy_table::CellAlignment;
use judge::catalog::Catalog;
use judge::explore::{Template, period};
use judge::output::stdout;
use judge::report;
use jury::books::{AnyBook, book};
use jury::position::{Measure, Position};
use std::io::{self, Write};
use std::process::ExitCode;

/// Options of `cargo judge explore`.
#[derive(clap::Args)]
#[command(after_help = "\
The case is written as in an input file, without what the file has before and after its cases. Two
ranges give a grid, one a list, and the period that it seems to have:

  cargo judge explore poj1067 '0..12 0..12'
  cargo judge explore poj3537 3..18 --value grundy
  cargo judge explore hdu3544 '1 1..8 1..8' --csv

Outcomes are N where the next player wins, who is to move, P where the previous one does, and L and R
where Left and Right do, whoever begins. Scores are Left's points minus Right's. All is found by the rules
of the game, which must be in scripts/jury; nothing is proved for larger positions.")]
pub struct Options {
    /// The problem whose game is explored, by its id or title
    problem: String,

    /// A case, in which `a..b` stands for each number of a range [default: the small cases of the
    /// problem's book]
    case: Option<String>,

    /// What to show of a position [default: what says most]
    #[arg(long, value_enum)]
    value: Option<Shown>,

    /// For programs: a line for each position
    #[arg(long)]
    csv: bool,

    /// The number of small cases, where no case is given
    #[arg(long, value_name = "N", default_value_t = 20, conflicts_with = "case")]
    first: usize,

    /// A position is given up when more than this number of positions can come of it
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    limit: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Shown {
    /// Who wins
    Outcome,
    /// The Grundy value of a game in normal play
    Grundy,
    /// The number that a game with different moves for the players is worth
    Number,
    /// By how many points who wins, in scoring play
    Score,
}

impl Shown {
    fn measure(self) -> Measure {
        match self {
            Shown::Outcome => Measure::Outcome,
            Shown::Grundy => Measure::Grundy,
            Shown::Number => Measure::Number,
            Shown::Score => Measure::Score,
        }
    }
}

/// A position that has been looked at.
struct Explored {
    /// The numbers that were chosen from the ranges.
    choice: Vec<u64>,
    /// The case on one line.
    case: String,
    /// The position as text.
    drawing: String,
    value: String,
}

/// In place of a value: there is no such position.
const INVALID: &str = "";
/// In place of a value: it has none.
const NONE: &str = "-";
/// In place of a value: it was given up.
const GIVEN_UP: &str = "?";

/// Prints the values of small positions.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let problem = catalog.problem_called(&options.problem)?;
    let book = book(&problem.id)?;
    let (ranges, cases) = if let Some(case) = &options.case {
        let template = Template::new(case)?;
        (template.ranges.len(), template.cases())
    } else {
        let small = book.small().take(options.first);
        (0, small.map(|case| (Vec::new(), case)).collect())
    };
    let (measure, explored) =
        explore(options, &*book, cases).with_context(|| problem.id.clone())?;
    let values = name(measure);
    match (options.csv, ranges) {
        (true, _) => write!(stdout(), "{}", csv(ranges, values, &explored)),
        (false, 1) => print_row(values, &explored),
        (false, 2) => print_grid(values, &explored),
        (false, _) => print_list(values, &explored),
    }?;
    if !options.csv {
        print_legend(options.limit, measure, &explored)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn name(measure: Measure) -> &'static str {
    match measure {
        Measure::Outcome => "outcome",
        Measure::Grundy => "grundy",
        Measure::Number => "number",
        Measure::Score => "score",
    }
}

/// The values of these cases. Some of them may be none, as two tokens on one cell of a grid.
fn explore(
    options: &Options,
    book: &dyn AnyBook,
    cases: Vec<(Vec<u64>, String)>,
) -> Result<(Measure, Vec<Explored>)> {
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
                refused = refused.or(Some(error.context(format!("`{}`", one_line(&case)))));
                (String::new(), String::from(INVALID))
            }
        };
        let case = one_line(&case);
        explored.push(Explored {
            choice,
            case,
            drawing,
            value,
        });
    }
    match (measure, refused) {
        (Some(measure), _) if last.is_some() => Ok((measure, explored)),
        (_, Some(error)) => Err(error),
        _ => bail!("its book has no small cases; give one"),
    }
}

/// The value of a position, by the measure that is asked for or else by its first.
fn value(position: &dyn Position, asked: &mut Option<Measure>, limit: usize) -> Result<String> {
    let measures = position.measures();
    let measure = *asked.get_or_insert(measures[0]);
    if !measures.contains(&measure) {
        let names: Vec<&str> = measures.iter().map(|&measure| name(measure)).collect();
        bail!(
            "its positions have no {}; ask for `--value {}`",
            name(measure),
            names.join("` or `--value ")
        );
    }
    Ok(match position.value(measure, limit) {
        Ok(Some(value)) => value.to_string(),
        Ok(None) => String::from(NONE),
        Err(_) => String::from(GIVEN_UP),
    })
}

fn one_line(case: &str) -> String {
    let tokens: Vec<&str> = case.split_whitespace().collect();
    tokens.join(" ")
}

fn csv(ranges: usize, values: &str, explored: &[Explored]) -> String {
    let mut header: Vec<String> = (1..=ranges)
        .map(|number| format!("range{number}"))
        .collect();
    header.extend([String::from("case"), values.to_owned()]);
    let mut text = header.join(",") + "\n";
    for one in explored {
        let mut row: Vec<String> = one.choice.iter().map(u64::to_string).collect();
        row.extend([one.case.clone(), one.value.clone()]);
        text += &(row.join(",") + "\n");
    }
    text
}

fn print_row(values: &str, explored: &[Explored]) -> io::Result<()> {
    let mut table = report::table(&["", &format!("{values}>")]);
    for one in explored {
        table.add_row([one.choice[0].to_string(), one.value.clone()]);
    }
    writeln!(stdout(), "{table}")?;
    let known = explored.iter().map(|one| &one.value);
    let known = known.skip_while(|value| *value == INVALID);
    let known: Vec<&String> = known.take_while(|value| *value != GIVEN_UP).collect();
    let skipped = explored
        .iter()
        .take_while(|one| one.value == INVALID)
        .count();
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
    let rows: Vec<&[Explored]> = explored
        .chunk_by(|a, b| a.choice[0] == b.choice[0])
        .collect();
    let columns = rows[0].iter().map(|one| format!("{}>", one.choice[1]));
    let headings: Vec<String> = [values.to_owned()].into_iter().chain(columns).collect();
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    let mut table = report::table(&headings);
    for row in rows {
        let cells = row.iter().map(|one| one.value.clone());
        table.add_row([row[0].choice[0].to_string()].into_iter().chain(cells));
    }
    for column in table.column_iter_mut() {
        column.set_padding((0, 1));
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(stdout(), "{table}")
}

fn print_list(values: &str, explored: &[Explored]) -> io::Result<()> {
    let mut table = report::table(&["case", "position", &format!("{values}>")]);
    for one in explored {
        table.add_row([&one.case, &one.drawing, &one.value]);
    }
    writeln!(stdout(), "{table}")
}

/// What the marks in place of values mean.
fn print_legend(limit: usize, measure: Measure, explored: &[Explored]) -> io::Result<()> {
    let has = |mark: &str| explored.iter().any(|one| one.value == mark);
    if has(NONE) {
        writeln!(stdout(), "{NONE} has no {}", name(measure))?;
    }
    if has(GIVEN_UP) {
        writeln!(
            stdout(),
            "{GIVEN_UP} was given up: more than {limit} positions can come of it (--limit)"
        )?;
    }
    Ok(())
}
