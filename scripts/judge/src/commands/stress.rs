//! `cargo judge stress`

use super::{conclude, with_book};
use anyhow::{Error, Result};
use clap::{Args, value_parser};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use judge::binaries::Binaries;
use judge::bundle::variants::Variants;
use judge::catalog::{Catalog, Problem, Selection, Solution};
use judge::output::{is_closed, stdout};
use judge::stress::{Effort, Program, Report, stress};
use jury::books::book;
use jury::second_opinion::SecondOpinion;
use rayon::iter::Either;
use rayon::prelude::*;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

/// The most seconds to spend.
const YEAR: u64 = 365 * 24 * 60 * 60;

/// Looks for cases that a solution answers differently from the rules of its game.
///
/// What is found is minimised, shown, and saved among the problem's bundled cases.
/// The exit status is 1 if something was found.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    selection: Selection,
    /// The time to spend, shared among the problems
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = value_parser!(u64).range(1..=YEAR))]
    seconds: u64,
    /// The seed of the random cases [default: the clock's seconds]
    #[arg(long)]
    seed: Option<u64>,
    /// Try at most this many small, random and full-size cases of each problem
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    cases: Option<u64>,
    /// Try the bundles in Rust and in C as well
    #[arg(long)]
    bundles: bool,
    /// Only list what each problem's full-size cases are held against
    #[arg(long)]
    summary: bool,
}

/// Goes through the chosen solutions.
///
/// # Errors
///
/// For an unknown name, and a problem without a book that was named. A solution or a bundle that does
/// not compile is reported at the end, after the others.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let chosen = with_book(&options.selection, options.selection.of(&catalog)?)?;
    if options.summary {
        return summary(&chosen);
    }
    let seed = options.seed.unwrap_or_else(clock);
    let binaries = Binaries::build(chosen.iter().map(|(_, solution)| solution.name.as_str()))?;
    let (mut mistakes, chosen): (Vec<Error>, Vec<_>) = chosen
        .into_par_iter()
        .map(|(problem, solution)| {
            let native = binaries.path(&solution.name)?;
            let programs = if options.bundles {
                Programs::Variants(Variants::build(problem, solution, native)?)
            } else {
                Programs::Native(&solution.name, native)
            };
            Ok((problem, programs))
        })
        .partition_map(Either::from);
    writeln!(stdout(), "seed {seed}")?;

    let problems: Vec<_> = chosen.chunk_by(|a, b| a.0.id == b.0.id).collect();
    let width = chosen.iter().map(|(problem, _)| problem.id.len()).max();
    let width = width.unwrap_or(0);
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let mut found = false;
    for (at, solutions) in problems.iter().enumerate() {
        let problem = solutions[0].0;
        let programs = solutions.iter().flat_map(|(_, programs)| programs.list());
        let programs: Vec<(String, &Path)> = programs.collect();
        let programs: Vec<Program> = programs
            .iter()
            .map(|(name, path)| Program::new(name, path))
            .collect();
        let left = end.saturating_duration_since(Instant::now());
        let effort = Effort {
            seed,
            time: Some(left / (problems.len() - at) as u32),
            cases: options.cases,
        };
        match report(problem, &programs, effort, width) {
            Ok(difference) => found |= difference,
            Err(error) if is_closed(&error) => return Err(error),
            Err(error) => mistakes.push(error),
        }
    }
    let status = ExitCode::from(u8::from(found));
    Ok(conclude(&catalog, &options.selection, &mistakes, status))
}

/// What one solution gives to try.
enum Programs<'a> {
    /// Itself, by its name.
    Native(&'a str, &'a Path),
    /// Its bundles as well.
    Variants(Variants),
}

impl Programs<'_> {
    fn list(&self) -> Vec<(String, &Path)> {
        match self {
            Programs::Native(name, path) => vec![((*name).to_owned(), *path)],
            Programs::Variants(variants) => variants.programs(),
        }
    }
}

/// Lists the second opinions of the chosen problems, the problems without one last.
fn summary(chosen: &[(&Problem, &Solution)]) -> Result<ExitCode> {
    let mut problems: Vec<&str> = chosen
        .iter()
        .map(|(problem, _)| problem.id.as_str())
        .collect();
    problems.dedup();
    let width = problems.iter().map(|problem| problem.len()).max();
    let width = width.unwrap_or(0);
    let [mut with, mut not_needed, mut without] = [const { Vec::new() }; 3];
    for problem in problems {
        let (list, text) = match book(problem)?.second_opinion_method() {
            SecondOpinion::By(method) => (&mut with, method),
            SecondOpinion::NotNeeded(how) => (&mut not_needed, how),
            SecondOpinion::Missing(reason) => (&mut without, reason),
        };
        list.push(format!("{problem:width$} {text}"));
    }
    for (title, lines) in [
        ("with a second opinion on cases of full size", with),
        ("decided by the rules at every size", not_needed),
        ("without a second opinion, and why", without),
    ] {
        writeln!(stdout(), "{} {title}", lines.len())?;
        for line in lines {
            writeln!(stdout(), "  {line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Stresses the solutions of one problem and reports, with its name in a column of this width:
/// whether a difference was found.
fn report(problem: &Problem, programs: &[Program], effort: Effort, width: usize) -> Result<bool> {
    let start = Instant::now();
    let cases = AtomicU64::new(0);
    let bar = ProgressBar::new(effort.time.unwrap_or_default().as_millis() as u64)
        .with_style(ProgressStyle::with_template(
            "{prefix} [{bar:40}] {msg} cases",
        )?)
        .with_prefix(format!("{:width$}", problem.id));
    let report = stress(problem, programs, effort, &|more| {
        let cases = cases.fetch_add(more, Ordering::Relaxed) + more;
        bar.set_position(start.elapsed().as_millis() as u64);
        bar.set_message(HumanCount(cases).to_string());
    })?;
    bar.finish_and_clear();
    let line = line(&report, start.elapsed());
    writeln!(stdout(), "{:width$} {line}", problem.id)?;
    let Some(difference) = &report.difference else {
        return Ok(false);
    };
    let input = difference.save(problem)?;
    writeln!(
        stdout(),
        "{difference}{}",
        difference.replay(problem, &input)
    )?;
    Ok(true)
}

/// What was tried, how fast, and whether all agreed.
fn line(report: &Report, time: Duration) -> String {
    let Report {
        small,
        small_cases,
        random,
        full,
        second_opinions,
        unanswered,
        ..
    } = report;
    let rate = (u128::from(report.cases()) * 1000 / time.as_millis().max(1)) as u64;
    format!(
        "{} {} small, {} random, {} of full size{}; {}/s: {}",
        small_cases,
        HumanCount(*small),
        HumanCount(*random),
        HumanCount(*full),
        compared(
            *full - second_opinions - unanswered,
            *second_opinions,
            *unanswered
        ),
        HumanCount(rate),
        match report.difference {
            None => "no difference",
            Some(_) => "a difference",
        }
    )
}

/// What the cases of full size were held against, in parentheses, if there were any.
fn compared(rules: u64, second_opinions: u64, unanswered: u64) -> String {
    let parts = [
        (rules, "by the rules"),
        (second_opinions, "by a second opinion"),
        (unanswered, "only that they end"),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts
        .map(|(count, how)| format!("{} {how}", HumanCount(count)))
        .collect();
    if parts.is_empty() {
        String::new()
    } else {
        format!(" ({})", parts.join(", "))
    }
}

/// The seconds of the clock: another seed each time.
pub fn clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
