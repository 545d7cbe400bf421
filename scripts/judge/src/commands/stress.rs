//! `cargo judge stress`

mod against;
mod merge;

use super::test::conclude;
use super::with_book;
use crate::build::Build;
use crate::bundle::variants::Variants;
use crate::catalog::{Catalog, Problem, Selection};
use crate::output::{is_closed, stdout};
use crate::program::Program;
use crate::report;
use crate::stress::{Effort, Part, SearchName, Shard, Tried, stress};
use crate::submission::{Entry, Own, Submission};
use crate::verdict;
use against::Others;
use anyhow::{Error, Result, bail};
use clap::{Args, ValueEnum, value_parser};
use indicatif::HumanCount;
use jury::books::book;
use jury::second_opinion::SecondOpinion;
use rayon::iter::Either;
use rayon::prelude::*;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

/// The maximum number of seconds to spend.
const YEAR: u64 = 365 * 24 * 60 * 60;

#[derive(Args)]
#[command(after_help = "\
A difference is minimised, shown, and saved among the problem's bundled cases.
A source file among the names, or a command (--program), is tried instead of the
problem's solutions; its differences are saved in target/found, and
`cargo judge test <problem> --found` runs them again.

Programs for other problems are compared with a slow program on inputs from a
generator. The shortest input on which they differ is saved in the folder found:

  cargo judge stress my.cpp --against slow.py --generate gen.py

Without a generator, the format of the input is described in words, as `show`
prints it. Small inputs are made, and a difference is simplified:

  cargo judge stress my.cpp --against slow.py \\
    --input 'n, from 1 to 8; then n heaps, each from 0 to 9'

Each line says how the outputs for cases of full size were checked:

  by the rules          by a search of the game, as for smaller cases
  by a second opinion   by another method than that of the bundled solution
  by the solution's claim, computed otherwise
                        by the theorem of the bundled solution, in another way
  by the rules, searched further
                        by a longer search, whose range --summary shows
  only that they end    not, except that several programs must agree: the right
                        answers are unknown

To divide a search among machines, use --shard and --format json on each, and
--merge to add up their reports.

Exit status: 0 if nothing was found, 1 if something was found or a shard is
missing, 2 if the command itself fails.")]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    own: Own,
    #[command(flatten)]
    others: Others,
    /// Search for N seconds, shared among the problems
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = value_parser!(u64).range(1..=YEAR))]
    seconds: u64,
    /// Seed of the random cases [default: the clock's seconds]
    ///
    /// With --against, the number of the first input [default: 1]
    #[arg(long)]
    seed: Option<u64>,
    /// Try at most N cases of each kind, or generated inputs
    ///
    /// Each problem has small, random and full-size cases
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    cases: Option<u64>,
    /// Also try the bundles in Rust and C
    #[arg(long)]
    bundles: bool,
    /// Try only the K-th of N shares of the cases
    ///
    /// N machines with the same seed and number of cases try all of them
    #[arg(long, value_name = "K/N", requires = "seed")]
    shard: Option<Shard>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Add up reports of shards, printed by --format json
    #[arg(
        long, num_args = 1.., value_name = "FILE",
        conflicts_with_all = ["seconds", "seed", "cases", "bundles", "shard", "format", "names"],
    )]
    merge: Vec<PathBuf>,
    /// Only list how full-size cases are checked
    #[arg(long, conflicts_with_all = ["seconds", "seed", "cases", "bundles", "shard", "format", "merge"])]
    summary: bool,
}

#[derive(Clone, Copy, Default, PartialEq, ValueEnum)]
enum Format {
    /// One line per problem, and the differences
    #[default]
    Text,
    /// JSON, for --merge
    Json,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if !options.merge.is_empty() {
        return merge::merge(&options.merge);
    }
    if let Some(against) = &options.others.against {
        return against::run(options, against);
    }
    let catalog = Catalog::load_or_carried()?;
    let entries = options.own.entries(&catalog, &options.selection, "stress")?;
    let chosen = with_book(&options.selection, entries)?;
    if options.summary {
        return summary(&chosen);
    }
    let seed = options.seed.unwrap_or_else(clock);
    let submissions = options.own.build(chosen, Build::default())?;
    let (mut mistakes, entrants): (Vec<Error>, Vec<_>) = submissions
        .par_iter()
        .map(|submission| Entrant::new(submission, options.bundles))
        .partition_map(Either::from);
    let is_text = options.format == Format::Text;
    if is_text {
        writeln!(stdout(), "seed {seed}")?;
    }

    let problems: Vec<_> =
        entrants.chunk_by(|a, b| a.submission.problem.id == b.submission.problem.id).collect();
    let width = entrants.iter().map(|one| one.submission.problem.id.len()).max();
    let width = width.unwrap_or(0);
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let mut parts = Vec::new();
    for (at, entrants) in problems.iter().enumerate() {
        let left = end.saturating_duration_since(Instant::now());
        let effort = Effort {
            seed,
            time: Some(left / (problems.len() - at) as u32),
            cases: options.cases,
            shard: options.shard.unwrap_or(Shard::ALL),
            memory: memory(entrants),
        };
        match search(entrants, effort, is_text.then_some(width)) {
            Ok(part) => parts.push(part),
            Err(error) if is_closed(&error) => return Err(error),
            Err(error) => mistakes.push(error),
        }
    }
    if !is_text {
        writeln!(stdout(), "{}", serde_json::to_string_pretty(&parts)?)?;
    }
    let found = parts.iter().any(|part| !part.differences.is_empty());
    let status = ExitCode::from(u8::from(found));
    Ok(conclude(&catalog, &options.selection, &mistakes, status))
}

/// A program that compiles, with its bundles if they are tried as well.
struct Entrant<'a> {
    submission: &'a Submission<'a>,
    program: Program<'a>,
    variants: Option<Variants>,
}

impl<'a> Entrant<'a> {
    fn new(submission: &'a Submission<'a>, bundles: bool) -> Result<Entrant<'a>> {
        let program = submission.program()?;
        let variants = match &submission.entry {
            _ if !bundles => None,
            Entry::Solution(solution) => {
                Some(Variants::build(submission.problem, solution, program.path)?)
            }
            _ => bail!("{}: only solutions of the catalogue have bundles", submission.name),
        };
        Ok(Entrant { submission, program, variants })
    }

    fn bundles(&self) -> Vec<(String, &Path)> {
        let variants = self.variants.iter();
        // The first is the solution itself.
        variants.flat_map(|variants| variants.programs().split_off(1)).collect()
    }
}

/// Lists the second opinions of the chosen problems, the problems without one last.
fn summary(chosen: &[(&Problem, Entry)]) -> Result<ExitCode> {
    let mut problems: Vec<&str> = chosen.iter().map(|(problem, _)| problem.id.as_str()).collect();
    problems.dedup();
    let width = problems.iter().map(|problem| problem.len()).max();
    let width = width.unwrap_or(0);
    let mut lists = [
        "with a second opinion on cases of full size, by another method than the solution's",
        "with the solution's claim, computed otherwise",
        "with the rules, searched further",
        "decided by the rules at every size",
        "without a second opinion, and why",
    ]
    .map(|title| (title, Vec::new()));
    for problem in problems {
        let (list, text) = match book(problem)?.second_opinion_method() {
            SecondOpinion::By(method) => (0, method),
            SecondOpinion::SameClaim(method) => (1, method),
            SecondOpinion::Further(range) => (2, range),
            SecondOpinion::NotNeeded(how) => (3, how),
            SecondOpinion::Missing(reason) => (4, reason),
        };
        lists[list].1.push(format!("{problem:width$} {text}"));
    }
    for (title, lines) in lists {
        writeln!(stdout(), "{} {title}", lines.len())?;
        for line in lines {
            writeln!(stdout(), "  {line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The memory limit of these programs of one problem: the judge's for the user's own.
fn memory(entrants: &[Entrant]) -> u64 {
    let mut own = entrants.iter().filter(|one| one.submission.is_own());
    own.next().map_or(Effort::MEMORY, |one| verdict::memory_limit(one.submission.problem))
}

/// Looks for a difference among the programs of one problem and saves it. Prints the result if `width`, the
/// width of the problem column, is given.
fn search(entrants: &[Entrant], effort: Effort, width: Option<usize>) -> Result<Part> {
    let problem = entrants[0].submission.problem;
    let bundles: Vec<(String, &Path)> = entrants.iter().flat_map(Entrant::bundles).collect();
    let bundles = bundles.iter().map(|(name, path)| Program::new(name, path));
    let programs = entrants.iter().map(|one| one.program);
    let programs: Vec<Program> = programs.chain(bundles).collect();
    let start = Instant::now();
    let cases = AtomicU64::new(0);
    let time = effort.time.unwrap_or_default().as_millis() as u64;
    let bar = report::bar(time, "{prefix} [{bar:40}] {msg} cases").with_prefix(format!(
        "{:1$}",
        problem.id,
        width.unwrap_or(0)
    ));
    let found = stress(problem, &programs, effort, &|more| {
        let cases = cases.fetch_add(more, Ordering::Relaxed) + more;
        bar.set_position(start.elapsed().as_millis() as u64);
        bar.set_message(HumanCount(cases).to_string());
    })?;
    bar.finish_and_clear();
    let tried = found.tried;
    if let Some(width) = width {
        let rate = (u128::from(tried.cases()) * 1000 / start.elapsed().as_millis().max(1)) as u64;
        let line = line(&problem.id, &tried, found.difference.is_some());
        writeln!(stdout(), "{:width$} {line}, {}/s", problem.id, HumanCount(rate))?;
    }
    let mut differences = Vec::new();
    if let Some(difference) = found.difference {
        let mut shown = difference.to_string();
        let submissions = || entrants.iter().map(|one| one.submission);
        let saved = if submissions().any(Submission::is_own) {
            difference.save_apart(problem)
        } else {
            difference.save(problem)
        };
        match saved {
            Ok(saved) => {
                let calls = submissions().map(|one| (&*one.name, &*one.call));
                shown += &difference.replay(problem, &saved, &calls.collect::<Vec<_>>());
            }
            Err(error) => eprintln!("warning: the difference is not saved: {error:#}"),
        }
        if width.is_some() {
            writeln!(stdout(), "{shown}")?;
        }
        differences.push(shown);
    }
    Ok(Part {
        search: SearchName {
            problem: problem.id.clone(),
            programs: programs.iter().map(|one| one.name.to_owned()).collect(),
            seed: effort.seed,
            cases: effort.cases,
        },
        shard: effort.shard,
        tried,
        differences,
    })
}

/// The line about a problem: the cases tried, and whether all programs agreed.
fn line(problem: &str, tried: &Tried, is_found: bool) -> String {
    let opinion = book(problem).map(|book| book.second_opinion_method()).ok();
    let rules = tried.full - tried.second_opinions - tried.unanswered;
    format!(
        "{}, {} random, {} of full size{}{}: {}",
        tried.small_in_words(),
        HumanCount(tried.random),
        HumanCount(tried.full),
        compared(rules, tried.second_opinions, opinion, tried.unanswered),
        if tried.is_cut { ", until the time was over" } else { "" },
        if is_found { "a difference" } else { "no difference" }
    )
}

/// The parenthesis about how full-size cases were checked, if there were any.
fn compared(
    rules: u64,
    second_opinions: u64,
    opinion: Option<SecondOpinion>,
    unanswered: u64,
) -> String {
    let by_opinion = match opinion {
        Some(shared @ (SecondOpinion::SameClaim(_) | SecondOpinion::Further(_))) => shared.kind(),
        _ => "a second opinion",
    };
    let parts = [
        (rules, "by ", "the rules"),
        (second_opinions, "by ", by_opinion),
        (unanswered, "", "only that they end"),
    ];
    let parts = parts.into_iter().filter(|(count, ..)| *count > 0);
    let parts: Vec<String> =
        parts.map(|(count, by, how)| format!("{} {by}{how}", HumanCount(count))).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// The clock's seconds, a seed that differs from run to run.
pub(crate) fn clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
