//! `cargo judge test`

use super::comparison::{Comparison, INPUTS};
use crate::build::Build;
use crate::catalog::{
    Case, Catalog, DESCRIPTION, Problem, Selection, cases_in, limits_in, workspace,
};
use crate::command::{BROKEN, report_error};
use crate::culprit;
use crate::output::stdout;
use crate::report::{self, escaped, memory, short, time};
use crate::runner::{Bounds, Runner};
use crate::submission::{Entry, Own, Submission};
use crate::verdict::{self, Judged, Patience, Verdict};
use anyhow::{Context, Error, Result, bail};
use clap::ValueEnum;
use comfy_table::{Attribute, Cell, Color};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[derive(clap::Args, Default)]
#[command(after_help = "\
A source file among the names, or a command (--program), is judged instead of
the problem's solutions:

  cargo judge test luogu_p2197 my.cpp
  cargo judge test luogu_p2197 --program 'python3 my.py'

With a folder of cases, neither a problem nor a checkout is needed. An .in file
without an .out or .ans file is run, but not compared. The limits are those of
the folder's problem.toml, if it has one:

  cargo judge test my.cpp --cases samples
  cargo judge test my.cpp --cases samples --tolerance 1e-6
  cargo judge test my.cpp --cases samples --checker check.py

scripts/judge/languages.toml defines how sources are compiled and run. To add
languages, set CARGO_JUDGE_LANGUAGES to the path of another such file. Commands
run without a shell.

The verdict on such a program covers the cases within the statement and the
judge's data. Cases beyond them, called beyond-<what>, are run too; failures on
them are reported separately.

Time is processor time. Unknown limits of a judge are taken as 5 s and 1 GiB.

Exit status: 0 if all compared outputs are accepted, 1 if one is not or nothing
is compared, 2 if a solution does not compile, the suite is broken or the
command itself fails.")]
#[command(mut_arg("cases", |arg| arg.conflicts_with_all(["found", "judges", "topics"])))]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,

    #[command(flatten)]
    given: Given,

    /// Also run the cases found by `cargo judge stress`
    ///
    /// They are kept in target/found
    #[arg(long)]
    found: bool,

    /// Run all cases, even after three exceed the time limit
    #[arg(long)]
    all_cases: bool,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The programs, their builds and the cases.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct Given {
    #[command(flatten)]
    own: Own,

    #[command(flatten)]
    build: Build,

    /// Run the cases of this folder, not the bundled ones
    ///
    /// A case is a pair of files, such as sample-1.in and sample-1.out
    #[arg(long, value_name = "FOLDER", group = INPUTS)]
    pub(super) cases: Option<PathBuf>,

    #[command(flatten)]
    pub(super) comparison: Comparison,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    /// Table, with an explanation of each wrong answer
    #[default]
    Table,
    /// JSON, for programs
    Json,
}

impl Options {
    /// The options to test a selection with the given programs, builds and cases.
    pub(super) fn of(selection: Selection, given: Given) -> Options {
        Options { selection, given, ..Options::default() }
    }

    /// The catalogue, if needed: not for programs on the cases of a folder.
    pub(crate) fn catalog(&self) -> Result<Catalog> {
        if self.given.cases.is_some() && (self.selection.is_open() || workspace().is_err()) {
            return Ok(Catalog::default());
        }
        workspace().context(
            "only a checkout has the cases and solutions of problems; without one, name a folder of cases with --cases, \
             or compare your program with the rules, as in `judge stress luogu_p2197 my.cpp`",
        )?;
        Catalog::load()
    }

    /// The placeholder problem for a folder of cases when no problem is named.
    pub(crate) fn unregistered(&self) -> Result<Option<Problem>> {
        let Some(folder) = &self.given.cases else {
            return Ok(None);
        };
        // No other problem's name ends with a slash.
        let name = folder.join("").into_os_string();
        let name = escaped(name.as_encoded_bytes());
        let mut problem = Problem::unregistered(name);
        self.given.comparison.apply(&mut problem)?;
        problem.facts.limits = limits_in(folder)?;
        Ok(Some(problem))
    }

    pub(crate) fn entries<'a>(
        &self,
        catalog: &'a Catalog,
        unregistered: Option<&'a Problem>,
        command: &str,
    ) -> Result<Vec<(&'a Problem, Entry<'a>)>> {
        let Some(unregistered) = unregistered else {
            return self.given.own.entries(catalog, &self.selection, command);
        };
        let entries =
            self.given.own.entries_of_one(catalog, &self.selection, unregistered, command)?;
        let named = entries.iter().find(|(problem, _)| problem.id != unregistered.id);
        if let (Some((named, _)), Some(option)) = (named, self.given.comparison.option()) {
            bail!(
                "`{option}` needs cases without a problem, but {0} is named: `compare` in its description says how \
                 its answers are compared; omit one of the two",
                named.id
            );
        }
        Ok(entries)
    }

    fn cases_of(&self, problem: &Problem) -> Result<Vec<Case>> {
        if let Some(folder) = &self.given.cases {
            return cases_in(folder);
        }
        let mut cases = problem.cases_in_all_layouts()?;
        if self.found {
            cases.extend(problem.found_cases()?);
        }
        Ok(cases)
    }

    fn runs(&self) -> Runs {
        let patience = if self.all_cases { Patience::endless() } else { Patience::default() };
        Runs { patience, judged: Vec::new(), not_run: 0 }
    }
}

struct Runs {
    patience: Patience,
    judged: Vec<(Case, Judged)>,
    /// The number of cases not run, because the program does not compile or exceeded the time limit on
    /// others.
    not_run: usize,
}

struct Summary<'a> {
    submission: &'a Submission<'a>,
    /// The runs that decide the verdict.
    runs: Runs,
    /// The runs of the user's program on cases beyond the statement.
    beyond: Runs,
    /// The reason why the program's problem cannot be judged.
    mistake: Option<Error>,
}

impl Summary<'_> {
    fn all(&self) -> impl Iterator<Item = &(Case, Judged)> {
        self.runs.judged.iter().chain(&self.beyond.judged)
    }

    fn accepted(&self) -> usize {
        let accepted = |(_, judged): &&(_, Judged)| judged.verdict.is_accepted();
        self.runs.judged.iter().filter(accepted).count()
    }

    /// The code of the first failure, if any. Without expected outputs, success is not acceptance.
    fn code(&self) -> &'static str {
        if self.submission.program().is_err() {
            return "CE";
        }
        if self.mistake.is_some() {
            return "unjudged";
        }
        let verdicts = || self.runs.judged.iter().map(|(_, judged)| &judged.verdict);
        let failure = verdicts().find(|verdict| verdict.is_failure());
        let accepted = || verdicts().find(|verdict| verdict.is_accepted());
        let verdict = failure.or_else(accepted);
        verdict.unwrap_or(&Verdict::NotCompared).code()
    }

    fn is_accepted(&self) -> bool {
        self.code() == Verdict::Accepted.code()
    }

    /// The failures beyond the statement, if any: `RE on beyond-blank-lines`.
    fn failures_beyond(&self) -> Option<String> {
        let judged = self.beyond.judged.iter();
        let failures = judged.filter(|(_, judged)| judged.verdict.is_failure());
        let mut said: Vec<String> = failures
            .map(|(case, judged)| format!("{} on {}", judged.verdict.code(), case.name))
            .collect();
        if self.beyond.not_run > 0 && !said.is_empty() {
            let not_run = report::counted(self.beyond.not_run as u64, "case");
            said.push(format!("{not_run} not run"));
        }
        (!said.is_empty()).then(|| said.join(", "))
    }

    fn slowest(&self) -> Duration {
        let times = self.runs.judged.iter().map(|(_, judged)| judged.run.cpu);
        times.max().unwrap_or_default()
    }

    fn peak(&self) -> u64 {
        let peaks = self.runs.judged.iter().filter_map(|(_, judged)| judged.run.peak);
        peaks.max().unwrap_or_default()
    }
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = options.catalog()?;
    let unregistered = options.unregistered()?;
    let entries = options.entries(&catalog, unregistered.as_ref(), "test")?;
    let mut to_run = Vec::new();
    for (number, (problem, _)) in entries.iter().enumerate() {
        let cases = options.cases_of(problem)?;
        to_run.extend(cases.into_iter().map(|case| (number, case)));
    }
    let runner = options.given.build.runner();
    let submissions = options.given.own.build(entries, options.given.build)?;
    let summary = |submission| {
        let (runs, beyond) = (options.runs(), options.runs());
        Summary { submission, runs, beyond, mistake: None }
    };
    let mut summaries: Vec<Summary> = submissions.iter().map(summary).collect();

    let start = Instant::now();
    let progress = report::bar(to_run.len() as u64, "{bar:40.green} {pos}/{len} cases");
    let runs = to_run
        .into_par_iter()
        .map(|(number, case)| {
            let Summary { submission, runs, beyond, .. } = &summaries[number];
            let problem = submission.problem;
            let judged = match submission.program() {
                Ok(program) => {
                    let bounds = options.given.build.bounds(problem);
                    let judge = || verdict::judge(&runner, problem, &case, &program, &bounds);
                    let runs = if submission.is_apart(&case) { beyond } else { runs };
                    runs.patience.unless_lost(judge)
                }
                Err(_) => Ok(None),
            };
            progress.inc(1);
            (number, case, judged)
        })
        .collect::<Vec<_>>();
    progress.finish_and_clear();
    let elapsed = start.elapsed();

    for (number, case, judged) in runs {
        let summary = &mut summaries[number];
        let runs = if summary.submission.is_apart(&case) {
            &mut summary.beyond
        } else {
            &mut summary.runs
        };
        match judged {
            Ok(Some(judged)) => runs.judged.push((case, judged)),
            Ok(None) => runs.not_run += 1,
            Err(mistake) => summary.mistake = summary.mistake.take().or(Some(mistake)),
        }
    }
    let all_accepted = summaries.iter().all(Summary::is_accepted);
    match options.format {
        Format::Table => {
            print_table(&summaries)?;
            for summary in &summaries {
                print_failures(&runner, summary)?;
            }
            print_beyond(&summaries)?;
            print_totals(&summaries, elapsed)?;
        }
        Format::Json => writeln!(stdout(), "{:#}", json(&summaries))?,
    }
    if let Some(problem) = &unregistered
        && submissions[0].problem.id == problem.id
    {
        eprintln!("{}", limits(&options.given.build.bounds(problem), problem));
    }
    if let Some(note) = options.given.build.note() {
        eprintln!("{note}");
    }
    let status = ExitCode::from(u8::from(!all_accepted));
    let mistakes = summaries
        .into_iter()
        .filter_map(|summary| summary.submission.program().err().or(summary.mistake));
    let mistakes: Vec<Error> = mistakes.collect();
    Ok(conclude(&catalog, &options.selection, &mistakes, status))
}

/// The origin of the limits if no problem is named.
fn limits(bounds: &Bounds, problem: &Problem) -> String {
    let described = format!("{}{DESCRIPTION} says", problem.id);
    let known = &problem.facts.limits;
    let reason = match (known.time_ms, known.memory_kib) {
        (Some(_), Some(_)) => format!("as {described}"),
        (Some(_), None) => format!("the time as {described}"),
        (None, Some(_)) => format!("the memory as {described}"),
        (None, None) => String::from("since no problem is named"),
    };
    let most = bounds.memory.map_or_else(String::new, |most| format!(" and {}", memory(most)));
    format!(
        "the limits are {}{most} for each case, {reason}; `--factor` changes the time",
        time(bounds.time)
    )
}

fn print_table(summaries: &[Summary]) -> Result<()> {
    let headings = ["problem", "solution", "cases>", "verdict", "slowest>", "memory>"];
    let mut table = report::table(&headings);
    for summary in summaries {
        let Runs { judged, not_run, .. } = &summary.runs;
        let (accepted, all) = (summary.accepted(), judged.len() + not_run);
        let cases = if accepted == all { all.to_string() } else { format!("{accepted} of {all}") };
        let measured = |figure: String| {
            if judged.is_empty() { String::new() } else { figure }
        };
        table.add_row([
            Cell::new(&summary.submission.problem.id),
            Cell::new(&summary.submission.name),
            Cell::new(cases),
            coloured(summary),
            Cell::new(measured(time(summary.slowest()))),
            Cell::new(measured(memory(summary.peak()))),
        ]);
    }
    // Solutions are named after their problems.
    writeln!(stdout(), "{}", report::fitted(table, &[], &[0, 5, 4]))?;
    Ok(())
}

/// Explains each run that is not accepted; for the first that crashed or exceeded a limit, also shows the
/// responsible case of its input.
fn print_failures(runner: &Runner, summary: &Summary) -> Result<()> {
    let Summary { submission, runs, .. } = summary;
    let Ok(program) = submission.program() else {
        return Ok(());
    };
    let problem = submission.problem;
    let mut searched = false;
    for (case, judged) in &runs.judged {
        if judged.verdict.is_accepted() {
            continue;
        }
        let failure = report::failure(problem, &submission.name, case, judged);
        write!(stdout(), "\n{failure}")?;
        if !searched && let Some(found) = culprit::find(runner, problem, case, &program, judged)? {
            searched = true;
            write!(stdout(), "{}", report::culprit(&found))?;
        }
    }
    if runs.not_run > 0 {
        writeln!(
            stdout(),
            "\n{}: after {} cases over the time limit, {} more were not run; \
             `--all-cases` runs them",
            submission.name,
            Patience::DEFAULT,
            runs.not_run,
        )?;
    }
    Ok(())
}

fn print_beyond(summaries: &[Summary]) -> Result<()> {
    for summary in summaries {
        let Some(failures) = summary.failures_beyond() else {
            continue;
        };
        let verdict = if summary.is_accepted() { "accepted" } else { summary.code() };
        let name = &summary.submission.name;
        writeln!(stdout(), "\n{name}: {verdict}; beyond the statement: {failures}")?;
    }
    Ok(())
}

fn print_totals(summaries: &[Summary], elapsed: Duration) -> Result<()> {
    let accepted = summaries.iter().filter(|summary| summary.is_accepted()).count();
    let runs = || summaries.iter().flat_map(Summary::all);
    let cases = report::counted(runs().count() as u64, "case");
    let solutions = report::counted(summaries.len() as u64, "solution");
    let apart = runs().filter(|(_, judged)| judged.verdict == Verdict::NotCompared);
    let apart = match apart.count() {
        0 => String::new(),
        apart => format!(", {apart} of them without an answer to compare"),
    };
    let mut beyond = summaries.iter().filter_map(Summary::failures_beyond);
    let blank = if accepted < summaries.len() || !apart.is_empty() || beyond.next().is_some() {
        "\n"
    } else {
        ""
    };
    writeln!(
        stdout(),
        "{blank}{accepted} of {solutions} accepted; {cases} in {:.1} s{apart}",
        elapsed.as_secs_f64(),
    )?;
    Ok(())
}

fn coloured(summary: &Summary) -> Cell {
    let cell = Cell::new(summary.code());
    if !console::colors_enabled() {
        return cell;
    }
    let color = if summary.is_accepted() { Color::Green } else { Color::Red };
    cell.fg(color).add_attribute(Attribute::Bold)
}

fn json(summaries: &[Summary]) -> Value {
    let case = |(case, judged): &(Case, Judged)| {
        let line = match &judged.verdict {
            Verdict::WrongAnswer(mismatch) => Some(mismatch.line),
            _ => None,
        };
        json!({
            "case": case.name,
            "input": short(&case.input),
            "beyond_the_statement": case.is_beyond(),
            "verdict": judged.verdict.code(),
            "first_differing_line": line,
            "time_ms": judged.run.cpu.as_secs_f64() * 1e3,
            "memory_kib": judged.run.peak.map(|bytes| bytes >> 10),
        })
    };
    let solution = |summary: &Summary| {
        json!({
            "problem": summary.submission.problem.id,
            "solution": summary.submission.name,
            "verdict": summary.code(),
            "cases_not_run": summary.runs.not_run + summary.beyond.not_run,
            "cases": summary.all().map(case).collect::<Vec<_>>(),
        })
    };
    Value::from(summaries.iter().map(solution).collect::<Vec<_>>())
}

/// The exit status of a finished command, given these mistakes of solutions. Reports them and, if the
/// selection may have missed a broken problem, the mistake in that problem.
pub(crate) fn conclude(
    catalog: &Catalog,
    selection: &Selection,
    mistakes: &[Error],
    status: ExitCode,
) -> ExitCode {
    let broken = catalog.broken.iter().map(|broken| &broken.error);
    let broken = broken.filter(|_| selection.is_open());
    let errors: Vec<&Error> = mistakes.iter().chain(broken).collect();
    if errors.is_empty() {
        return status;
    }
    for error in errors {
        report_error(error);
    }
    ExitCode::from(BROKEN)
}
