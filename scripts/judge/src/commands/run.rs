//! `cargo judge run`

use crate::answer::by_rules;
use crate::build::Build;
use crate::catalog::{Case, Catalog, Problem, Selection, output_of};
use crate::command::become_program;
use crate::culprit;
use crate::files;
use crate::inputs;
use crate::languages::Languages;
use crate::output::stdout;
use crate::program::Program;
use crate::report::{self, escaped, memory, short, time};
use crate::runner::{End, Run, Stream};
use crate::submission::{Entry, Own};
use crate::verdict::{self, Judged};
use anyhow::{Context, Error, Result, ensure};
use jury::books::{AnyBook, book};
use jury::dialogue::{Interactor, Step};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use tempfile::TempDir;

#[derive(clap::Args)]
#[command(after_help = "\
The expected output is the .out or .ans file beside the input or, without such a
file, the output that the rules demand. Without a case, the program reads stdin
directly, and nothing is compared: type the input, or the judge's side of a
dialogue. Other programs can be run too: see `cargo judge test --help`.

Exit status: 0 if the output is accepted, or if nothing is there to compare it
with; 1 if not, 2 if the command itself fails; without a case, that of the
solution.")]
pub(crate) struct Options {
    /// Solution, or problem with only one solution
    solution: String,

    /// Source file to run instead of the problem's solution
    #[arg(value_name = "FILE")]
    file: Option<String>,

    /// Bundled case, input file, or `-` for all of stdin
    ///
    /// A bundled case has a name such as sample-1
    case: Option<String>,

    #[command(flatten)]
    own: Own,

    #[command(flatten)]
    build: Build,
}

impl Options {
    /// Splits the arguments into the names of programs and the case. A single argument after the problem is a
    /// source file or the case.
    fn names(&self, catalog: &Catalog) -> Result<(Vec<String>, Option<&str>)> {
        let problem = self.solution.clone();
        let Some(second) = &self.file else {
            return Ok((vec![problem], None));
        };
        let is_file = self.own.file(catalog, &Languages::load()?, second);
        match (&self.case, is_file) {
            (None, Ok(None) | Err(_)) => Ok((vec![problem], Some(second))),
            (case, Ok(_)) => Ok((vec![problem, second.clone()], case.as_deref())),
            (_, Err(error)) => Err(error),
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load_or_carried()?;
    let (names, case) = options.names(&catalog)?;
    let (problem, entry) = entry(&options.own, &catalog, names)?;
    let subject = match case {
        Some(name) => Some(Subject::find(problem, name)?),
        None => None,
    };
    let submissions = options.own.build(vec![(problem, entry)], options.build)?;
    let program = submissions[0].program()?;
    if let Some(note) = options.build.note() {
        eprintln!("{note}");
    }
    match subject {
        Some(subject) => compare(options, problem, &subject, &program),
        None => become_program(options.build.command(&program)),
    }
}

fn entry<'a>(
    own: &Own,
    catalog: &'a Catalog,
    names: Vec<String>,
) -> Result<(&'a Problem, Entry<'a>)> {
    let is_file = own.file(catalog, &Languages::load()?, &names[0])?.is_some();
    if names.len() == 1 && own.program.is_none() && !is_file {
        own.check_no_source()?;
        let (problem, solution) = catalog.solution(&names[0])?;
        return Ok((problem, Entry::Solution(solution)));
    }
    let selection = Selection { names, ..Selection::default() };
    let mut entries = own.entries(catalog, &selection, "run")?;
    ensure!(
        entries.len() == 1,
        "one program can be run: name a source file, or give a command by `--program`, not both"
    );
    Ok(entries.swap_remove(0))
}

struct Subject {
    /// The output file does not exist if the output is unknown.
    case: Case,
    input: Vec<u8>,
    /// True if the rules, not a file, gave the expected output.
    by_the_rules: bool,
    /// Owns the temporary files.
    _folder: TempDir,
}

impl Subject {
    /// The bundled case of this name, the file at this path, or the standard input.
    fn find(problem: &Problem, name: &str) -> Result<Subject> {
        let folder = files::temporary_folder()?;
        let input = if name == "-" {
            let path = folder.path().join("standard-input.in");
            files::write(&path, files::stdin()?)?;
            path
        } else {
            inputs::file(problem, name)?
        };
        let bytes = files::read(&input)?;
        let mut output = output_of(&input)?;
        let by_the_rules = !output.is_file();
        if by_the_rules {
            output = folder.path().join("expected.out");
            if let Ok(text) = str::from_utf8(&bytes)
                && let Ok(expected) = by_rules(&problem.id, text)
            {
                let book = book(&problem.id)?;
                inputs::mention_rest(&*book, text, &book.split(text)?);
                files::write(&output, expected)?;
            }
        }
        Ok(Subject {
            case: Case { name: name.to_owned(), input, output },
            input: bytes,
            by_the_rules,
            _folder: folder,
        })
    }

    /// The reason why the output is not compared.
    fn reason(&self, book: Result<Box<dyn AnyBook>>) -> String {
        let Ok(book) = book else {
            return String::from("the problem has no rules here");
        };
        if files::begins_with_byte_order_mark(&self.input) {
            return String::from(
                "the input begins with a byte order mark: save it as UTF-8 without one",
            );
        }
        match str::from_utf8(&self.input).map_err(Error::from).and_then(|text| book.split(text)) {
            Err(error) => format!("it is not an input of this problem: {error:#}"),
            Ok(_) => String::from("it is too large to be searched by the rules"),
        }
    }

    fn expected(&self) -> Option<Vec<u8>> {
        fs::read(&self.case.output).ok()
    }

    /// A report that names the standard input, not its temporary file.
    fn named(&self, report: String) -> String {
        if self.case.name == "-" {
            report.replacen(&short(&self.case.input), "the standard input", 1)
        } else {
            report
        }
    }

    /// The origin of the expected output, at the end of a line.
    fn source(&self) -> &'static str {
        if self.by_the_rules { " (expected: what the rules demand)" } else { "" }
    }
}

fn compare(
    options: &Options,
    problem: &Problem,
    subject: &Subject,
    program: &Program,
) -> Result<ExitCode> {
    let (runner, bounds) = (options.build.runner(), options.build.bounds(problem));
    let is_dialogue = problem.facts.interactive;
    let expected = subject.expected();
    let mut judged = if is_dialogue {
        let name = subject.named(short(&subject.case.input));
        let input = files::text(&name, subject.input.clone())?;
        let interactor =
            verdict::interactor(problem, &input).with_context(|| format!("{name}: not a case"))?;
        let shown = Box::new(Shown(interactor));
        let expected = expected.as_deref().unwrap_or_default();
        verdict::judge_dialogue(&runner, shown, Some(expected), program, &bounds)?
    } else if expected.is_some() {
        verdict::judge(&runner, problem, &subject.case, program, &bounds)?
    } else {
        let bounds = program.allowance.beyond(&bounds);
        let run = runner.run(program.path, program.arguments, &subject.input, &bounds)?;
        return show_alone(problem, program, subject, &run);
    };
    if judged.verdict.is_accepted() {
        pass_through(&judged.run.stderr)?;
        if let Some(expected) = expected.filter(|_| !is_dialogue) {
            let beside = report::beside(problem, &subject.input, &expected, &judged.run.stdout);
            write!(stdout(), "{beside}")?;
        }
        writeln!(stdout(), "{}", accepted(program, subject, &judged))?;
        return Ok(ExitCode::SUCCESS);
    }
    // The report shows the relevant parts of a backtrace.
    if !options.build.debug && !is_dialogue {
        pass_through(&judged.run.stderr)?;
        judged.run.stderr.clear();
    }
    let failure = report::failure(problem, program.name, &subject.case, &judged);
    write!(stdout(), "{}", subject.named(failure))?;
    if !is_dialogue
        && let Some(found) = culprit::find(&runner, problem, &subject.case, program, &judged)?
    {
        write!(stdout(), "{}", report::culprit(&found))?;
    }
    if subject.by_the_rules {
        writeln!(stdout(), " {}", subject.source())?;
    }
    Ok(ExitCode::FAILURE)
}

fn accepted(program: &Program, subject: &Subject, judged: &Judged) -> String {
    let peak = judged.run.peak.map(|peak| format!(", {}", memory(peak)));
    subject.named(format!(
        "{} {} on {}: {}{}{}",
        console::style("AC").green().bold(),
        program.name,
        short(&subject.case.input),
        time(judged.run.cpu),
        peak.unwrap_or_default(),
        subject.source(),
    ))
}

fn show_alone(
    problem: &Problem,
    program: &Program,
    subject: &Subject,
    run: &Run,
) -> Result<ExitCode> {
    pass_through(&run.stderr)?;
    write!(stdout(), "{}", escaped(&run.stdout))?;
    let reason = subject.reason(book(&problem.id));
    let line = format!(
        "{} on {}: {} after {}; its output was not compared: there is no .out file, and {reason}",
        program.name,
        short(&subject.case.input),
        match &run.end {
            End::Success => "ended",
            End::Failed { how, .. } => how,
            End::TimedOut => "too slow: stopped",
            End::OutOfMemory => "too much memory: stopped",
            End::OutputLimit(Stream::Output) => "too much output: stopped",
            End::OutputLimit(Stream::Error) => "too much on standard error: stopped",
        },
        time(run.cpu),
    );
    writeln!(stdout(), "{}", subject.named(line))?;
    Ok(ExitCode::from(u8::from(run.end != End::Success)))
}

/// An interactor that prints the dialogue.
struct Shown(Box<dyn Interactor>);

impl Interactor for Shown {
    fn begin(&mut self) -> Step {
        said(self.0.begin())
    }

    fn hear(&mut self, line: &str) -> Step {
        show("program", line);
        said(self.0.hear(line))
    }
}

fn said(step: Step) -> Step {
    for line in step.says.lines() {
        show("judge", line);
    }
    step
}

fn show(speaker: &str, line: &str) {
    // If the reader is gone, writing the verdict fails as well.
    let _ = writeln!(stdout(), "{speaker:<8}{}", report::shortened(line.as_bytes()));
}

/// Passes on the standard error of a solution, escaped for a terminal.
fn pass_through(written: &[u8]) -> Result<()> {
    let mut stderr = io::stderr();
    if stderr.is_terminal() {
        write!(stderr, "{}", escaped(written))
    } else {
        stderr.write_all(written)
    }
    .context("the standard error cannot be written")
}
