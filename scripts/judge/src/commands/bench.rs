//! `cargo judge bench`

mod bundles;

use super::test::conclude;
use super::{Format, with_book};
use crate::binaries::Binaries;
use crate::build::Build;
use crate::bundle::{Language, Style, Target, bundle, check, edition_of};
use crate::catalog::{Catalog, Problem, Selection, Solution, called};
use crate::files;
use crate::machine;
use crate::measurement::{self, Measurement};
use crate::output::stdout;
use crate::program::Program;
use crate::report::{self, escaped, memory, time};
use crate::runner::{Bounds, Run, Runner};
use crate::submission::{Entry, Own};
use crate::verdict::{self, Judged};
use anyhow::{Error, Result, anyhow, bail, ensure};
use comfy_table::Table;
use jury::Random;
use jury::books::book;
use rand::SeedableRng;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const SEED: u64 = 1;

const TIMEOUT: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
#[command(after_help = "\
The inputs are the same on every machine and in every run. Time is processor
time. Other programs can be measured too: see `cargo judge test --help`. The
outputs are not compared; `cargo judge stress` tries inputs of full size.")]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,

    #[command(flatten)]
    own: Own,

    /// Measure cargo's builds, not the submitted Rust files
    #[arg(long, conflicts_with = "bundles")]
    native: bool,

    /// Measure cargo's builds and the bundles in Rust and C
    ///
    /// Each runs on the solution's slowest input
    #[arg(long)]
    bundles: bool,

    /// Number of runs per input
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,

    /// Output format; Markdown also names the processor and the compiler
    #[arg(long, value_enum, default_value_t, conflicts_with = "bundles")]
    format: Format,

    /// Compare with a file written by --format json
    ///
    /// Shows how much slower or faster each solution is, the slowest first
    #[arg(long, value_name = "FILE", conflicts_with_all = ["bundles", "format"])]
    compare: Option<PathBuf>,

    /// Write the inputs to this folder and measure nothing
    ///
    /// The files are <problem>/<number>.in; none is overwritten
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["bundles", "format", "compare"])]
    save: Option<PathBuf>,
}

fn largest(problem: &Problem) -> Result<Vec<(&'static str, String)>> {
    Ok(book(&problem.id)?.largest(&mut Random::seed_from_u64(SEED)))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load()?;
    let entries = options.own.entries(&catalog, &options.selection, "bench")?;
    let entries = with_book(&options.selection, entries)?;
    if let Some(folder) = &options.save {
        let mistakes = save(folder, &entries)?;
        return Ok(conclude(&catalog, &options.selection, &mistakes, ExitCode::SUCCESS));
    }
    // An unusable file is reported before any measurement.
    let earlier = options.compare.as_deref().map(measurement::load).transpose()?;
    if options.bundles {
        let selected = solutions(&entries)?;
        let names = selected.iter().map(|(_, solution)| solution.name.as_str());
        let binaries = Binaries::build(names)?;
        let (table, mistakes) = bundles::measure(&selected, &binaries, options.runs)?;
        write!(stdout(), "{table}")?;
        return Ok(conclude(&catalog, &options.selection, &mistakes, ExitCode::SUCCESS));
    }
    let (to_build, submitted): (Vec<_>, Vec<_>) = entries
        .into_iter()
        .partition(|(_, entry)| options.native || !matches!(entry, Entry::Solution(_)));
    let (mut measured, mut mistakes) = (Vec::new(), Vec::new());
    let built = options.own.build(to_build, Build::default())?;
    let built = built
        .iter()
        .map(|one| one.program().and_then(|it| measure(one.problem, &it, options.runs)));
    let submitted = solutions(&submitted)?.into_iter();
    let submitted =
        submitted.map(|(problem, solution)| measure_submitted(problem, solution, options.runs));
    for of_it in built.chain(submitted) {
        match of_it {
            Ok(of_it) => measured.extend(of_it),
            Err(error) => mistakes.push(error),
        }
    }
    if measured.is_empty() {
        return Ok(conclude(&catalog, &options.selection, &mistakes, ExitCode::SUCCESS));
    }
    match (earlier, options.format) {
        (Some(earlier), ..) => {
            let measurements: Vec<Measurement> =
                measured.into_iter().map(|one| one.result).collect();
            writeln!(stdout(), "{}", measurement::compared(&measurements, &earlier)?)?;
        }
        (None, Format::Markdown) => {
            write!(stdout(), "{}", in_markdown(&measured, options.runs)?)?;
        }
        (None, Format::Table) => {
            let table = filled(report::table, &measured);
            writeln!(stdout(), "{}", report::fitted(table, &[1], &[6, 4, 3, 5]))?;
        }
        (None, Format::Json) => {
            let measurements: Vec<&Measurement> = measured.iter().map(|one| &one.result).collect();
            writeln!(stdout(), "{}", serde_json::to_string_pretty(&measurements)?)?;
        }
    }
    Ok(conclude(&catalog, &options.selection, &mistakes, ExitCode::SUCCESS))
}

/// The solutions among these entries, which alone have bundles; other entries are an error.
fn solutions<'a>(entries: &[(&'a Problem, Entry<'a>)]) -> Result<Vec<(&'a Problem, &'a Solution)>> {
    let solution = |(problem, entry): &(&'a Problem, Entry<'a>)| match entry {
        Entry::Solution(solution) => Ok((*problem, *solution)),
        _ => bail!("only solutions of the catalogue have bundles"),
    };
    entries.iter().map(solution).collect()
}

fn measure_submitted(problem: &Problem, solution: &Solution, times: u32) -> Result<Vec<Measured>> {
    let folder = files::temporary_folder()?;
    let path = folder.path().join(&solution.name);
    let target = Target::any(Language::Rust);
    let text = bundle(problem, solution, &target, Style::default())?;
    check::rust::compile(solution, &target, edition_of(solution)?, &text, &path)?;
    measure(problem, &Program::new(&solution.name, &path), times)
}

/// A measurement, and the limits that `cargo judge test` sets the program, if they are known.
struct Measured {
    time: Option<Duration>,
    memory: Option<u64>,
    result: Measurement,
}

fn measure(problem: &Problem, program: &Program, times: u32) -> Result<Vec<Measured>> {
    let (limits, allowance) = (&problem.facts.limits, &program.allowance);
    let of_input = |(name, text): (_, String)| {
        let runs = runs(problem, program, (name, &text), times)?;
        Ok(Measured {
            time: limits.time().map(|most| allowance.time(most)),
            memory: limits.memory_kib.map(|kib| (kib << 10) + allowance.memory),
            result: measurement(program, name, &runs),
        })
    };
    largest(problem)?.into_iter().map(of_input).collect()
}

/// Writes the largest inputs as files. An existing file is kept, and is an error if it differs. Interactive
/// problems have no such inputs, since their programs receive one line at a time.
fn save(folder: &Path, selected: &[(&Problem, Entry)]) -> Result<Vec<Error>> {
    let mut mistakes = Vec::new();
    let mut problems: Vec<&Problem> = selected.iter().map(|(problem, _)| *problem).collect();
    problems.dedup_by_key(|problem| &problem.id);
    for problem in problems {
        if problem.facts.interactive {
            continue;
        }
        let folder = folder.join(&problem.id);
        files::create_folder(&folder)?;
        for (number, (_, input)) in (1..).zip(largest(problem)?) {
            let path = folder.join(format!("{number}.in"));
            let is_same = |bytes: Vec<u8>| bytes == input.as_bytes();
            let is_there = files::write_new(&path, input.as_bytes())?
                || path.is_file() && fs::read(&path).is_ok_and(is_same);
            if !is_there {
                mistakes.push(anyhow!(
                    "{}: exists already with something else in it, and is left as it is; move it away, \
                     or name another folder",
                    path.display()
                ));
            }
        }
    }
    Ok(mistakes)
}

/// Summarises the runs of a program on an input, given the fastest first.
fn measurement(program: &Program, input: &str, runs: &[Run]) -> Measurement {
    let ms = |run: &Run| run.cpu.as_secs_f64() * 1e3;
    let peak = runs.iter().filter_map(|run| run.peak).max();
    Measurement {
        solution: program.name.to_owned(),
        input: input.to_owned(),
        least_ms: ms(&runs[0]),
        median_ms: ms(&runs[runs.len() / 2]),
        memory_kib: peak.map(|bytes| bytes >> 10),
    }
}

fn filled(table: fn(&[&str]) -> Table, measured: &[Measured]) -> Table {
    let mut table = table(&[
        "solution",
        "input",
        "least time>",
        "median>",
        "time limit>",
        "memory>",
        "memory limit>",
    ]);
    let ms = |ms: f64| time(Duration::from_secs_f64(ms / 1e3));
    let kib = |kib: u64| memory(kib << 10);
    for Measured { time: most, memory: most_memory, result } in measured {
        table.add_row([
            result.solution.clone(),
            result.input.clone(),
            ms(result.least_ms),
            ms(result.median_ms),
            most.map_or_else(unknown, time),
            result.memory_kib.map_or_else(unknown, kib),
            most_memory.map_or_else(unknown, memory),
        ]);
    }
    table
}

/// The machine, the compiler, and the table.
fn in_markdown(measured: &[Measured], runs: u32) -> Result<String> {
    Ok(format!(
        "{}: {}. Times are of {}.\n\n{}\n",
        machine::processor(),
        machine::rustc()?,
        report::counted(runs.into(), "run"),
        filled(report::markdown, measured)
    ))
}

fn unknown() -> String {
    String::from("unknown")
}

/// Runs a program several times on a named input, the fastest first. A program may take longer than the judge's limit,
/// but not wait longer than in `cargo judge test`.
fn runs(
    problem: &Problem,
    program: &Program,
    (name, input): (&str, &str),
    times: u32,
) -> Result<Vec<Run>> {
    let bounds = Bounds { time: TIMEOUT, memory: None };
    let runner =
        Runner::default().lasting(program.allowance.beyond(&verdict::bounds(problem)).wall());
    let mut runs = Vec::new();
    for _ in 0..times {
        let judged = if problem.facts.interactive {
            let interactor = verdict::interactor(problem, input)?;
            verdict::judge_dialogue(&runner, interactor, None, program, &bounds)?
        } else {
            verdict::judge_input(&runner, problem, (input.as_bytes(), None), program, &bounds)?
        };
        ensure!(!judged.verdict.is_failure(), failure(problem, program, name, &judged));
        runs.push(judged.run);
    }
    runs.sort_by_key(|run| run.cpu);
    Ok(runs)
}

/// Describes the failure of a program on a named input.
fn failure(problem: &Problem, program: &Program, input: &str, judged: &Judged) -> String {
    let how = escaped(report::how(judged).as_bytes());
    let reason = format!("{}: {}: on `{input}`: {how}", program.name, judged.verdict.code());
    let rest = match &judged.dialogue {
        Some(dialogue) => dialogue.to_string(),
        None => format!("  to see the input: {} bench {} --save inputs\n", called(), problem.id),
    };
    format!("{reason}\n{}{rest}", report::stderr(program.name, &judged.run.stderr))
}
