//! An input that programs answer differently or against the rules.

use super::Kind;
use crate::catalog::{Cases, Compare};
use crate::checker::{compare_within, lines};
use crate::program::Program;
use crate::report::{self, escaped, excerpt};
use crate::runner::{Bounds, Dialogue, End, Ending, Input, MAX_OUTPUT, Run, Runner};
use crate::verdict::{self, Verdict};
use anyhow::Result;
use jury::books::AnyBook;
use std::fmt::{self, Display};
use std::time::Duration;

const LINES: usize = 12;

/// A wrongly answered input, minimised.
#[derive(Clone, Debug)]
pub struct Difference {
    pub seed: u64,
    /// The source of the case before it was minimised.
    pub kind: Kind,
    /// True if a program did not end in time.
    pub is_hang: bool,
    pub input: String,
    /// The required output, unless the case is too large for it to be known.
    pub expected: Option<Expected>,
    /// The answer of each program, with its name.
    pub answers: Vec<(String, Answer)>,
    /// The wrong programs; all programs if the rules do not decide.
    pub suspects: Vec<String>,
}

/// The required output.
#[derive(Clone, Debug)]
pub struct Expected {
    pub output: String,
    pub by: Method,
}

/// The method that gave the expected output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The rules, by search.
    Rules,
    /// The second opinion, on cases too large to search.
    SecondOpinion,
}

/// The behaviour of a program on an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Output(String),
    /// An output that the rules refute, with the reason.
    Refuted(String, String),
    /// The end of the run, and the program's standard error.
    Failure(String),
    /// The program did not end, or it and the judge waited for each other.
    Hang(String),
    /// The mistake in the dialogue, and its last lines.
    Dialogue(String),
}

/// Runs the programs side by side.
pub(crate) struct Comparer<'a> {
    pub(crate) programs: &'a [Program<'a>],
    pub(crate) cases: Cases,
    pub(crate) compare: Compare,
    /// The seed of the search, for reports.
    pub(crate) seed: u64,
    /// The memory limit in bytes.
    pub(crate) memory: u64,
}

impl Comparer<'_> {
    /// Runs the programs on an input of these cases, each within this time; returns the difference, if any.
    pub(crate) fn difference(
        &self,
        book: &mut dyn AnyBook,
        cases: &[String],
        expected: Option<Expected>,
        kind: Kind,
        time: Duration,
    ) -> Result<Option<Difference>> {
        let input = book.join(cases);
        let bounds = Bounds { time, memory: Some(self.memory) };
        let mut answers: Vec<(String, Answer)> = self
            .programs
            .iter()
            .map(|program| Ok((program.name.to_owned(), answer(book, program, &input, &bounds)?)))
            .collect::<Result<_>>()?;
        let model = match (&expected, &answers[0].1) {
            (Some(expected), _) => Some(expected.output.clone()),
            (None, Answer::Output(output)) => Some(output.clone()),
            (None, _) => None,
        };
        if let (Compare::Rules, [case], Some(model)) = (self.compare, cases, &model) {
            for (_, answer) in &mut answers {
                answer.check(book, case, model);
            }
        }
        let agrees = |answer: &Answer| match (answer, &model) {
            (Answer::Output(_), Some(_)) if self.compare == Compare::Rules => true,
            (Answer::Output(output), Some(model)) => {
                // Without an expected output, only the number of lines shows whether an answer is missing.
                let is_whole = || {
                    expected.is_some()
                        || self.cases == Cases::Single
                        || output.lines().count() == cases.len()
                        || lines(output.as_bytes()).count() == cases.len()
                };
                let tolerance = self.compare.tolerance();
                compare_within(tolerance, model.as_bytes(), output.as_bytes()).is_none()
                    && is_whole()
            }
            _ => false,
        };
        if answers.iter().all(|(_, answer)| agrees(answer)) {
            return Ok(None);
        }
        let wrong = |answer: &Answer| expected.is_none() || !agrees(answer);
        let suspects = answers.iter().filter(|(_, answer)| wrong(answer));
        let suspects = suspects.map(|(name, _)| name.clone()).collect();
        Ok(Some(Difference {
            seed: self.seed,
            kind,
            is_hang: answers.iter().any(|(_, answer)| matches!(answer, Answer::Hang(_))),
            input,
            expected,
            answers,
            suspects,
        }))
    }
}

impl Answer {
    /// Checks an output with the book if several answers are right.
    fn check(&mut self, book: &mut dyn AnyBook, case: &str, expected: &str) {
        if let Answer::Output(output) = self
            && let Some(Err(what)) = book.accepts(case, expected, output)
        {
            *self = Answer::Refuted(std::mem::take(output), what);
        }
    }
}

/// Returns a program's answer to an input within these bounds and its allowance.
fn answer(book: &dyn AnyBook, program: &Program, input: &str, bounds: &Bounds) -> Result<Answer> {
    let bounds = program.allowance.beyond(bounds);
    let time = bounds.time;
    // A waiting program may wait only a little longer than this time. On a busy machine, a working program may need
    // more.
    let impatient = time + time.min(Duration::from_secs(2)) + Duration::from_millis(200);
    let (run, answer) =
        attempt(&Runner::default().lasting(impatient), book, program, input, &bounds)?;
    if run.end == End::TimedOut && (time / 10..time).contains(&run.cpu) {
        return Ok(attempt(&Runner::default(), book, program, input, &bounds)?.1);
    }
    Ok(answer)
}

fn attempt(
    runner: &Runner,
    book: &dyn AnyBook,
    program: &Program,
    input: &str,
    bounds: &Bounds,
) -> Result<(Run, Answer)> {
    let Program { path, arguments, .. } = *program;
    if let Some(interactor) = book.interactor(input)? {
        let (run, dialogue) = runner.converse(path, arguments, interactor, bounds)?;
        let answer = said(&run, &dialogue, bounds);
        return Ok((run, answer));
    }
    let run = runner.run(path, arguments, Input::Bytes(input.as_bytes()), bounds)?;
    let answer = failure(&run, bounds)
        .unwrap_or_else(|| Answer::Output(String::from_utf8_lossy(&run.stdout).into()));
    Ok((run, answer))
}

/// Describes the failure of a program, with its standard error.
fn failure(run: &Run, bounds: &Bounds) -> Option<Answer> {
    let stderr = String::from_utf8_lossy(&run.stderr);
    let happened = match &run.end {
        End::Success => return None,
        End::Failed { how, .. } => how.clone(),
        End::TimedOut => {
            let time = report::time(bounds.time);
            return Some(Answer::Hang(format!("no end after {time}\n{stderr}")));
        }
        End::OutOfMemory => {
            let most = bounds.memory.map_or_else(String::new, report::memory);
            format!("more memory than {most}")
        }
        End::OutputLimit(stream) => {
            format!("more than {} on {stream}", report::memory(MAX_OUTPUT))
        }
    };
    Some(Answer::Failure(format!("{happened}\n{stderr}")))
}

/// Returns the judge's report on a dialogue, or the error.
fn said(run: &Run, dialogue: &Dialogue, bounds: &Bounds) -> Answer {
    let report = match &dialogue.ending {
        Ending::Over(report) => report.as_bytes(),
        _ => b"",
    };
    let verdict = verdict::of_dialogue(run, dialogue, Some(report), bounds);
    let name = verdict.code();
    match verdict {
        Verdict::Accepted => Answer::Output(String::from_utf8_lossy(report).into()),
        Verdict::Fault(_, why) => Answer::Dialogue(format!("{name}: {why}\n{dialogue}")),
        Verdict::Deadlock => Answer::Hang(format!("{name}\n{dialogue}")),
        Verdict::EarlyExit | Verdict::TalkAfterEnd => {
            Answer::Dialogue(format!("{name}\n{dialogue}"))
        }
        _ => match failure(run, bounds) {
            Some(Answer::Hang(what)) => Answer::Hang(what + &dialogue.to_string()),
            Some(Answer::Failure(what)) => Answer::Failure(what + &dialogue.to_string()),
            _ => Answer::Dialogue(format!("{name}\n{dialogue}")),
        },
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Kind::Small => "small",
            Kind::Random => "random",
            Kind::Full => "full-size",
        })
    }
}

impl Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Method::Rules => "the rules",
            Method::SecondOpinion => "the second opinion",
        })
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "a {} case, minimised; seed {}", self.kind, self.seed)?;
        write!(f, "input:\n{}", excerpt(self.input.as_bytes(), LINES))?;
        if let Some(expected) = &self.expected {
            let output = excerpt(expected.output.as_bytes(), LINES);
            write!(f, "{}:\n{output}", expected.by)?;
        }
        for (name, answer) in &self.answers {
            match answer {
                Answer::Output(output) => {
                    write!(f, "{name}:\n{}", excerpt(output.as_bytes(), LINES))?;
                }
                Answer::Refuted(output, what) => {
                    let (what, output) = (what.as_bytes(), output.as_bytes());
                    write!(f, "{name}: {}\n{}", escaped(what), excerpt(output, LINES))?;
                }
                Answer::Failure(what) | Answer::Hang(what) => {
                    // The standard error may be long, and the dialogue follows it.
                    write!(f, "{name} fails:\n{}", excerpt(what.as_bytes(), 2 * LINES))?;
                }
                Answer::Dialogue(what) => write!(f, "{name}: {}", escaped(what.as_bytes()))?,
            }
        }
        Ok(())
    }
}
