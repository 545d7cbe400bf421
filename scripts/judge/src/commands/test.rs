//! `cargo judge test`

use anyhow::Result;
use clap::ValueEnum;
use comfy_table::{Attribute, Cell, Color};
use indicatif::{ProgressBar, ProgressStyle};
use judge::binaries::Binaries;
use judge::catalog::{Case, Catalog, Problem, Solution};
use judge::report::{self, memory, short, time};
use judge::runner;
use judge::verdict::{self, Judged, Verdict};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Options of `cargo judge test`.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Time is processor time. Where a judge's limits are not known, they are 5 s and 1 GiB.

Exit status: 0 if all is accepted, 1 if not, 2 if the suite or the command is broken.")]
pub struct Options {
    /// Problems or solutions; all of them if none is named
    names: Vec<String>,

    /// For whom the verdicts are
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The form of the verdicts.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    /// A table, and what is wrong with each wrong answer
    #[default]
    Table,
    /// For programs
    Json,
}

/// A solution with all its runs.
struct Tested<'a> {
    problem: &'a Problem,
    solution: &'a Solution,
    runs: Vec<(Case, Judged)>,
}

impl Tested<'_> {
    fn accepted(&self) -> usize {
        let accepted = |(_, judged): &&(_, Judged)| judged.verdict.is_accepted();
        self.runs.iter().filter(accepted).count()
    }

    /// The first verdict that is not `Accepted`, if there is one.
    fn verdict(&self) -> &Verdict {
        let verdicts = self.runs.iter().map(|(_, judged)| &judged.verdict);
        let mut failures = verdicts.filter(|verdict| !verdict.is_accepted());
        failures.next().unwrap_or(&Verdict::Accepted)
    }

    fn slowest(&self) -> Duration {
        let times = self.runs.iter().map(|(_, judged)| judged.run.cpu);
        times.max().unwrap_or_default()
    }

    fn peak(&self) -> u64 {
        let peaks = self.runs.iter().filter_map(|(_, judged)| judged.run.peak);
        peaks.max().unwrap_or_default()
    }
}

/// Runs the solutions and prints their verdicts.
pub fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let selected = catalog.select(&options.names)?;
    let mut to_run = Vec::new();
    for (number, (problem, _)) in selected.iter().enumerate() {
        to_run.extend(problem.cases()?.into_iter().map(|case| (number, case)));
    }
    runner::measure_memory(std::env::current_exe()?);
    let binaries = Binaries::build(selected.iter().map(|(_, solution)| solution.name.as_str()))?;

    let start = Instant::now();
    let progress = progress(to_run.len());
    let runs = to_run
        .into_par_iter()
        .map(|(number, case)| {
            let (problem, solution) = selected[number];
            let program = binaries.path(&solution.name);
            let judged = verdict::judge(problem, &case, program, &verdict::bounds(problem))?;
            progress.inc(1);
            Ok((number, case, judged))
        })
        .collect::<Result<Vec<_>>>()?;
    progress.finish_and_clear();
    let elapsed = start.elapsed();

    let mut tested: Vec<_> = selected
        .iter()
        .map(|&(problem, solution)| Tested {
            problem,
            solution,
            runs: Vec::new(),
        })
        .collect();
    for (number, case, judged) in runs {
        tested[number].runs.push((case, judged));
    }
    match options.format {
        Format::Table => print(&tested, elapsed),
        Format::Json => println!("{:#}", json(&tested)),
    }
    let all_accepted = tested.iter().all(|tested| tested.verdict().is_accepted());
    Ok(ExitCode::from(u8::from(!all_accepted)))
}

/// A progress bar on standard error, if that is a terminal.
fn progress(cases: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40.green} {pos}/{len} cases")
        .expect("the template is well formed");
    ProgressBar::new(cases as u64).with_style(style)
}

fn print(tested: &[Tested], elapsed: Duration) {
    let headings = [
        "problem", "solution", "cases>", "verdict", "slowest>", "memory>",
    ];
    let mut table = report::table(&headings);
    for tested in tested {
        let (accepted, all) = (tested.accepted(), tested.runs.len());
        let cases = if accepted == all {
            all.to_string()
        } else {
            format!("{accepted} of {all}")
        };
        table.add_row([
            Cell::new(&tested.problem.id),
            Cell::new(&tested.solution.name),
            Cell::new(cases),
            coloured(tested.verdict()),
            Cell::new(time(tested.slowest())),
            Cell::new(memory(tested.peak())),
        ]);
    }
    println!("{table}");
    for tested in tested {
        for (case, judged) in &tested.runs {
            if !judged.verdict.is_accepted() {
                let (problem, solution) = (tested.problem, &tested.solution.name);
                println!(
                    "\n{}",
                    report::failure(problem, solution, case, judged).trim_end()
                );
            }
        }
    }

    let accepted = tested
        .iter()
        .filter(|tested| tested.verdict().is_accepted())
        .count();
    let cases: usize = tested.iter().map(|tested| tested.runs.len()).sum();
    let blank = if accepted < tested.len() { "\n" } else { "" };
    println!(
        "{blank}{accepted} of {} solutions accepted; {cases} cases in {:.1} s",
        tested.len(),
        elapsed.as_secs_f64(),
    );
}

fn coloured(verdict: &Verdict) -> Cell {
    let cell = Cell::new(verdict.code());
    if !console::colors_enabled() {
        return cell;
    }
    let color = if verdict.is_accepted() {
        Color::Green
    } else {
        Color::Red
    };
    cell.fg(color).add_attribute(Attribute::Bold)
}

fn json(tested: &[Tested]) -> Value {
    let case = |(case, judged): &(Case, Judged)| {
        let line = match &judged.verdict {
            Verdict::WrongAnswer(mismatch) => Some(mismatch.line),
            _ => None,
        };
        json!({
            "case": case.name,
            "input": short(&case.input),
            "verdict": judged.verdict.code(),
            "first_differing_line": line,
            "time_ms": judged.run.cpu.as_secs_f64() * 1e3,
            "memory_kib": judged.run.peak.map(|bytes| bytes >> 10),
        })
    };
    let solution = |tested: &Tested| {
        json!({
            "problem": tested.problem.id,
            "solution": tested.solution.name,
            "verdict": tested.verdict().code(),
            "cases": tested.runs.iter().map(case).collect::<Vec<_>>(),
        })
    };
    Value::from(tested.iter().map(solution).collect::<Vec<_>>())
}
