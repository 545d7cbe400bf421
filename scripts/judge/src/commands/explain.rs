//! `cargo judge explain`

use crate::build::Build;
use crate::catalog::{Catalog, Problem, called};
use crate::explain::{self, Extent};
use crate::inputs::{self, Input};
use crate::output::stdout;
use crate::program::Program;
use crate::report::excerpt;
use crate::verdict;
use anyhow::{Context, Result, bail};
use jury::books::book;
use std::io::Write;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
Shows the theorem that the solution uses and, for each case, the position, the
winner, all winning moves, and the value of the position by definition; for a
sum, also the values of its parts:

  cargo judge explain luogu_p2197
  cargo judge explain poj1067 edge-small --case 126
  cargo judge explain poj1067 '8 13'
  cargo judge explain toads_and_frogs '6 TT__FF'

The outcome is N if the next player (who is to move) wins, P if the previous
player wins, and L or R if Left or Right wins, whoever begins. Scores are Left's
points minus Right's. All results are computed from the rules of the game, which
book.rs in the problem's folder names. If a case is too large for that, the
solution's answer is shown, and a second opinion by another method if there is
one.")]
pub(crate) struct Options {
    /// Problem, by id or title; or another game
    ///
    /// `cargo judge explore --help` lists the other games
    problem: String,

    /// Bundled case, input file, `-` for stdin, or literal case
    ///
    /// A literal case is written as in an input file; `\n` stands for a line break
    ///
    /// [default: the samples]
    input: Option<String>,

    /// Explain only case N, counted from 1; may be repeated
    #[arg(long = "case", value_name = "N", requires = "input")]
    cases: Vec<usize>,

    /// List all moves and parts, however many there are
    #[arg(long)]
    all: bool,

    /// Give up if more than N positions are reachable
    #[arg(long, value_name = "N", default_value_t = explain::LIMIT)]
    limit: usize,
}

/// The maximum number of moves and parts to list.
const LISTED: usize = 40;

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load_or_carried()?;
    let subject = catalog.subject(&options.problem)?;
    let mut book = book(subject.id)?;
    let inputs = match &options.input {
        Some(input) => vec![inputs::named(&subject, &*book, input)?],
        None => inputs::samples(&subject, &*book)?,
    };
    let chosen: Vec<(String, &String)> = inputs
        .iter()
        .map(|input| chosen(input, &options.cases))
        .collect::<Result<Vec<_>>>()?
        .concat();
    if let Some(problem) = subject.problem {
        if problem.has_only_facts() {
            writeln!(stdout(), "The theorem: {}", problem.facts.theorem)?;
        } else {
            for solution in &problem.facts.solutions {
                writeln!(stdout(), "{}", explain::theorem(solution)?)?;
            }
        }
    }
    let extent =
        Extent { limit: options.limit, listed: if options.all { usize::MAX } else { LISTED } };
    let mut solve = |case: &str| match subject.problem {
        Some(problem) => answer(problem, case),
        None => Ok(String::new()),
    };
    for (name, case) in chosen {
        let text =
            explain::case(&mut *book, case, extent, &mut solve).with_context(|| name.clone())?;
        write!(stdout(), "\n{}:\n{text}", console::style(name).bold())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The requested cases of an input, or all of them, each with a heading.
fn chosen<'a>(input: &'a Input, numbers: &[usize]) -> Result<Vec<(String, &'a String)>> {
    let of = input.cases.len();
    if let Some(number) = numbers.iter().find(|number| !(1..=of).contains(number)) {
        bail!("{}: there is no case {number}; it has {of}", input.name);
    }
    let all = (1..).zip(&input.cases);
    let chosen = all.filter(|(number, _)| numbers.is_empty() || numbers.contains(number));
    let name = |number| match of {
        1 => input.name.clone(),
        _ => format!("{}, case {number} of {of}", input.name),
    };
    Ok(chosen.map(|(number, case)| (name(number), case)).collect())
}

/// Returns the solution's answer to a case, in words.
fn answer(problem: &Problem, case: &str) -> Result<String> {
    if problem.facts.interactive {
        return Ok(format!(
            "  `{} run {} <input>` shows how the solution plays it.\n",
            called(),
            problem.id
        ));
    }
    if problem.has_only_facts() {
        return Ok(String::from("  The solutions, which answer it, are only in a checkout.\n"));
    }
    let Some(solution) = problem.facts.solutions.first() else {
        return Ok(String::from("  The problem has no solution here.\n"));
    };
    let build = Build::default();
    let binaries = build.binaries([solution.name.as_str()])?;
    let input = book(&problem.id)?.join(&[case.to_owned()]);
    let (name, judge) = (&solution.name, called());
    let program = Program::new(name, binaries.path(name)?);
    let judged = verdict::judge_text(problem, (&input, None), &program, &build.bounds(problem))?;
    if let Some(output) = judged.output() {
        return Ok(format!("  {name} answers:\n{}", excerpt(output)));
    }
    Ok(format!("  {name} fails on it; `{judge} run {name} <input>` shows how.\n"))
}
