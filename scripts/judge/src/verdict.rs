//! The verdict of a judge on a run.

use crate::catalog::{Case, Compare, Problem};
use crate::checker::{self, Mismatch, Tolerance};
use crate::files;
use crate::program::Program;
use crate::runner::{Bounds, Dialogue, End, Ending, Run, Runner, Stream};
use anyhow::{Context, Result, bail};
use jury::books::{AnyBook, book};
use jury::dialogue::{Fault, Interactor};
use std::sync::atomic::{AtomicIsize, Ordering};
use std::time::Duration;

/// The time bound if the judge's is unknown.
pub(crate) const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// The memory bound, in bytes, if the judge's is unknown.
pub(crate) const DEFAULT_MEMORY: u64 = 1 << 30;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Accepted,
    /// The program ended normally, but no expected output is known.
    NotCompared,
    /// A wrong answer, with the first line that differs.
    WrongAnswer(Mismatch),
    /// A wrong answer where several may be right, with the reason.
    Refuted(String),
    TimeLimit,
    /// The program ended abnormally, as described by the system.
    RuntimeError(String),
    MemoryLimit,
    /// Output of more than [`MAX_OUTPUT`](crate::runner::MAX_OUTPUT) bytes to this stream.
    OutputLimit(Stream),
    /// In a dialogue: a mistake, and its explanation.
    Fault(Fault, String),
    /// The program and the judge waited for each other until time was up.
    Deadlock,
    /// The program ended before the dialogue did.
    EarlyExit,
    /// The program said more after the end of the dialogue.
    TalkAfterEnd,
}

impl Verdict {
    /// The common abbreviation: `AC`, `WA`, `TLE`, `RE`, `MLE`, `OLE`. Others are written out,
    /// since judges abbreviate them differently.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::NotCompared => "not compared",
            Verdict::WrongAnswer(_) | Verdict::Refuted(_) => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::RuntimeError(_) => "RE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit(_) => "OLE",
            Verdict::Fault(fault, _) => fault.name(),
            Verdict::Deadlock => "deadlock",
            Verdict::EarlyExit => "early exit",
            Verdict::TalkAfterEnd => "talk after the end",
        }
    }

    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }

    /// Returns whether the run failed or its output is known to be wrong.
    pub(crate) fn is_failure(&self) -> bool {
        !matches!(self, Verdict::Accepted | Verdict::NotCompared)
    }
}

#[derive(Clone, Debug)]
pub struct Judged {
    pub verdict: Verdict,
    pub(crate) run: Run,
    pub dialogue: Option<Dialogue>,
    pub(crate) bounds: Bounds,
}

impl Judged {
    /// The output, or the judge's report on the dialogue, unless the run failed.
    pub fn output(&self) -> Option<&[u8]> {
        if self.run.end != End::Success {
            return None;
        }
        match self.dialogue.as_ref().map(|dialogue| &dialogue.ending) {
            None => Some(&self.run.stdout),
            Some(Ending::Over(report)) => Some(report.as_bytes()),
            Some(_) => None,
        }
    }
}

/// The time limits that a solution may exceed before its remaining runs are skipped.
#[derive(Debug)]
pub struct Patience {
    /// Below zero if runs at the same time have exceeded more.
    left: AtomicIsize,
}

impl Patience {
    /// Enough to be sure that a program never ends.
    pub(crate) const DEFAULT: isize = 3;

    pub fn endless() -> Patience {
        Patience { left: AtomicIsize::new(isize::MAX) }
    }

    /// Judges another run unless patience is exhausted.
    ///
    /// # Errors
    ///
    /// The error of `judge`.
    pub fn unless_lost(&self, judge: impl FnOnce() -> Result<Judged>) -> Result<Option<Judged>> {
        if self.left.load(Ordering::Relaxed) <= 0 {
            return Ok(None);
        }
        let judged = judge()?;
        if judged.verdict == Verdict::TimeLimit {
            self.left.fetch_sub(1, Ordering::Relaxed);
        }
        Ok(Some(judged))
    }
}

impl Default for Patience {
    fn default() -> Self {
        Patience { left: AtomicIsize::new(Patience::DEFAULT) }
    }
}

/// The judge's bounds, with defaults if unknown.
pub fn bounds(problem: &Problem) -> Bounds {
    Bounds {
        time: problem.facts.limits.time().unwrap_or(DEFAULT_TIME),
        memory: Some(memory_limit(problem)),
    }
}

/// The memory limit in bytes, or a default.
pub fn memory_limit(problem: &Problem) -> u64 {
    let kib = problem.facts.limits.memory_kib;
    kib.map_or(DEFAULT_MEMORY, |kib| kib << 10)
}

/// Runs a program on a case within these bounds and its allowance, and judges its output or dialogue.
///
/// # Errors
///
/// If the program cannot be started, a file cannot be read, or an interactive problem has no interactor, but never
/// because of the program's behaviour.
pub fn judge(
    runner: &Runner,
    problem: &Problem,
    case: &Case,
    program: &Program,
    bounds: &Bounds,
) -> Result<Judged> {
    let is_known = case.output.is_file();
    let expected = is_known.then(|| files::read(&case.output)).transpose()?;
    let expected = expected.as_deref();
    if problem.facts.interactive {
        let interactor = interactor(problem, &files::read_text(&case.input)?)
            .with_context(|| format!("{}: not a case", case.input.display()))?;
        judge_dialogue(runner, interactor, expected, program, bounds)
    } else {
        let input = files::read(&case.input)?;
        judge_input(runner, problem, (&input, expected), program, bounds)
    }
}

/// Like [`judge`], for a dialogue; `expected` is the judge's final report, if known.
pub(crate) fn judge_dialogue(
    runner: &Runner,
    interactor: Box<dyn Interactor>,
    expected: Option<&[u8]>,
    program: &Program,
    bounds: &Bounds,
) -> Result<Judged> {
    let bounds = program.allowance.beyond(bounds);
    let (run, dialogue) = runner.converse(program.path, program.arguments, interactor, &bounds)?;
    let verdict = of_dialogue(&run, &dialogue, expected, &bounds);
    Ok(Judged { verdict, run, dialogue: Some(dialogue), bounds })
}

/// Like [`judge`], for an input and its expected output, if known, without a dialogue.
pub(crate) fn judge_input(
    runner: &Runner,
    problem: &Problem,
    (input, expected): (&[u8], Option<&[u8]>),
    program: &Program,
    bounds: &Bounds,
) -> Result<Judged> {
    let bounds = program.allowance.beyond(bounds);
    let run = runner.run(program.path, program.arguments, input, &bounds)?;
    let verdict = match (of_run(&run), expected) {
        (Some(verdict), _) => verdict,
        (None, Some(expected)) => of_output(problem, input, expected, &run.stdout)?,
        (None, None) => Verdict::NotCompared,
    };
    Ok(Judged { verdict, run, dialogue: None, bounds })
}

/// Like [`judge`], for a case that is in no files.
///
/// # Errors
///
/// The same as for [`judge`].
pub fn judge_text(
    problem: &Problem,
    (input, expected): (&str, Option<&str>),
    program: &Program,
    bounds: &Bounds,
) -> Result<Judged> {
    let (runner, expected) = (Runner::default(), expected.map(str::as_bytes));
    if problem.facts.interactive {
        judge_dialogue(&runner, interactor(problem, input)?, expected, program, bounds)
    } else {
        judge_input(&runner, problem, (input.as_bytes(), expected), program, bounds)
    }
}

/// Judges a program's output.
///
/// # Errors
///
/// If the book cannot read the input or does not know which outputs are right, or the user's own
/// checker fails.
pub fn of_output(
    problem: &Problem,
    input: &[u8],
    expected: &[u8],
    actual: &[u8],
) -> Result<Verdict> {
    if let Some(checker) = &problem.checker {
        return checker.judge(input, expected, actual);
    }
    match problem.facts.compare {
        Compare::Output | Compare::Numbers(_) => {
            Ok(compared(problem.facts.compare.tolerance(), expected, actual))
        }
        Compare::Rules => {
            let mut book = book(&problem.id)?;
            let cases = book.split(&files::text("the input", input.to_vec())?)?;
            let [case] = &cases[..] else {
                bail!(
                    "{}: an input of one case is needed where several answers are right",
                    problem.id
                );
            };
            by_rules(&mut *book, case, expected, actual).with_context(|| unchecked(problem))
        }
    }
}

/// Judges the output for a case by the rules; `None` if the book has no checker.
pub(crate) fn by_rules(
    book: &mut dyn AnyBook,
    case: &str,
    expected: &[u8],
    actual: &[u8],
) -> Option<Verdict> {
    if expected.is_ascii()
        && let Some(line) = checker::lines(actual).position(|line| !line.is_ascii())
    {
        let what = format!("line {}: a character that is not ASCII", line + 1);
        return Some(Verdict::Refuted(what));
    }
    let [expected, actual] = [expected, actual].map(String::from_utf8_lossy);
    let accepted = book.accepts(case, &expected, &actual)?;
    Some(accepted.map_or_else(Verdict::Refuted, |()| Verdict::Accepted))
}

/// The error for a book that does not decide which outputs are right.
pub(crate) fn unchecked(problem: &Problem) -> String {
    format!(
        "{0}: `compare = \"rules\"`, but its book has no checker; write `accepts` in \
         problems/{0}/book.rs, or remove that line",
        problem.id
    )
}

/// The judge's side of a dialogue.
///
/// # Errors
///
/// If the problem's book has no interactor, or the input is malformed.
pub fn interactor(problem: &Problem, input: &str) -> Result<Box<dyn Interactor>> {
    match book(&problem.id)?.interactor(input)? {
        Some(interactor) => Ok(interactor),
        None => bail!(
            "{0}: no interactor; write one in problems/{0}/book.rs, or remove \
             `interactive` from its .toml",
            problem.id
        ),
    }
}

/// Returns the verdict on a dialogue; `expected` is the judge's final report, if known.
pub fn of_dialogue(
    run: &Run,
    dialogue: &Dialogue,
    expected: Option<&[u8]>,
    bounds: &Bounds,
) -> Verdict {
    // Only Linux tells waiting from working. Elsewhere, on a busy machine, a working program may be ended before it has
    // used all of its time.
    let most = if cfg!(target_os = "linux") { bounds.time } else { bounds.time / 10 };
    let waits = run.end == End::TimedOut && run.cpu <= most;
    match &dialogue.ending {
        Ending::Fault(fault, why) => Verdict::Fault(*fault, why.clone()),
        Ending::TalkAfterEnd => Verdict::TalkAfterEnd,
        Ending::OutputLimit => Verdict::OutputLimit(Stream::Output),
        Ending::Over(report) => of_run(run).unwrap_or_else(|| match expected {
            Some(expected) => compared(Tolerance::EXACT, expected, report.as_bytes()),
            None => Verdict::NotCompared,
        }),
        Ending::HalfLine(line) if waits || run.end == End::Success => {
            Verdict::Fault(Fault::MalformedLine, format!("`{line}`: the line has no end"))
        }
        Ending::Open if waits => Verdict::Deadlock,
        Ending::Open | Ending::HalfLine(_) => of_run(run).unwrap_or(Verdict::EarlyExit),
    }
}

fn of_run(run: &Run) -> Option<Verdict> {
    match &run.end {
        End::Success => None,
        End::Failed { how, .. } => Some(Verdict::RuntimeError(how.clone())),
        End::TimedOut => Some(Verdict::TimeLimit),
        End::OutOfMemory => Some(Verdict::MemoryLimit),
        End::OutputLimit(stream) => Some(Verdict::OutputLimit(*stream)),
    }
}

pub(crate) fn compared(tolerance: Tolerance, expected: &[u8], actual: &[u8]) -> Verdict {
    match checker::compare_within(tolerance, expected, actual) {
        None => Verdict::Accepted,
        Some(mismatch) => Verdict::WrongAnswer(mismatch),
    }
}
