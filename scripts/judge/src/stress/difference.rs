//! A difference: an input that the programs do not answer alike, or not as the rules demand.

use super::{Kind, Program};
use crate::catalog::{Cases, Compare, Problem, workspace};
use crate::checker::compare;
use crate::runner::{Bounds, End, Ending, Input, Run, Runner};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use jury::books::AnyBook;
use jury::dialogue::Interactor;
use std::fmt::{self, Display};
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The bounds of a program on one input. They are generous: this is no race.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(10),
    memory: Some(2 << 30),
};

/// An input that is not answered as it should be; the search minimises it.
#[derive(Clone, Debug)]
pub struct Difference {
    /// Of the search.
    pub seed: u64,
    /// Where the case came from before it was minimised.
    pub kind: Kind,
    pub input: String,
    /// The output that is demanded, unless the case is too large for that.
    pub expected: Option<Expected>,
    /// Of each program, with its name.
    pub answers: Vec<(String, Answer)>,
}

/// The output that is demanded.
#[derive(Clone, Debug)]
pub struct Expected {
    pub output: String,
    pub by: Authority,
}

/// What demands an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// The rules, by search.
    Rules,
    /// The second opinion, on cases that are too large for that.
    SecondOpinion,
}

/// What a program did with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Output(String),
    /// An output that the rules refute, and what is wrong with it.
    Refuted(String, String),
    /// What happened, and what the program wrote to stderr.
    Failure(String),
    /// What is wrong in the dialogue, and its last lines.
    Dialogue(String),
}

/// Runs the programs side by side.
pub struct Examiner<'a> {
    pub programs: &'a [Program<'a>],
    /// Whether each case is answered by one line.
    pub cases: Cases,
    /// How outputs are judged.
    pub compare: Compare,
    /// The seed of the search, to report it.
    pub seed: u64,
}

impl Examiner<'_> {
    /// Runs the programs on an input of these cases: the difference, if there is one.
    pub fn examine(
        &self,
        book: &mut dyn AnyBook,
        cases: &[String],
        expected: Option<Expected>,
        kind: Kind,
    ) -> Result<Option<Difference>> {
        let input = book.join(cases);
        let mut answers: Vec<(String, Answer)> = self
            .programs
            .iter()
            .map(|program| Ok((program.name.to_owned(), answer(book, program, &input)?)))
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
                let lines = output.lines().count();
                compare(model.as_bytes(), output.as_bytes()).is_none()
                    && (self.cases == Cases::Single || lines == cases.len())
            }
            _ => false,
        };
        let agree = answers.iter().all(|(_, answer)| agrees(answer));
        Ok((!agree).then_some(Difference {
            seed: self.seed,
            kind,
            input,
            expected,
            answers,
        }))
    }
}

impl Answer {
    /// Lets the book check an output to a case, where several answers are right.
    fn check(&mut self, book: &mut dyn AnyBook, case: &str, expected: &str) {
        if let Answer::Output(output) = self
            && let Some(Err(what)) = book.accepts(case, expected, output)
        {
            *self = Answer::Refuted(std::mem::take(output), what);
        }
    }
}

/// What a program does with an input.
fn answer(book: &dyn AnyBook, program: &Program, input: &str) -> Result<Answer> {
    if let Some(interactor) = book.interactor(input)? {
        return converse(program, interactor);
    }
    let run = Runner::default().run(
        program.path,
        program.arguments,
        Input::Bytes(input.as_bytes()),
        &BOUNDS,
    )?;
    Ok(match failure(&run) {
        None => Answer::Output(String::from_utf8_lossy(&run.stdout).into()),
        Some(failure) => Answer::Failure(failure),
    })
}

/// What happened to a program that has not ended well, and what it wrote to stderr.
fn failure(run: &Run) -> Option<String> {
    let happened = match &run.end {
        End::Success => return None,
        End::Failed(status) => status.clone(),
        End::TimedOut => format!("no end after {} s", BOUNDS.time.as_secs()),
        End::OutOfMemory => String::from("more memory than 2 GiB"),
        End::OutputLimit => String::from("an endless output"),
    };
    let stderr = String::from_utf8_lossy(&run.stderr);
    Some(format!("{happened}\n{stderr}"))
}

/// What a program does in a dialogue: the judge's report, if there is nothing wrong.
fn converse(program: &Program, interactor: Box<dyn Interactor>) -> Result<Answer> {
    let (run, dialogue) =
        Runner::default().converse(program.path, program.arguments, interactor, &BOUNDS)?;
    let report = match &dialogue.ending {
        Ending::Over(report) => report.as_bytes(),
        _ => b"",
    };
    let verdict = verdict::of_dialogue(&run, &dialogue, report, &BOUNDS);
    let name = verdict.code();
    Ok(match verdict {
        Verdict::Accepted => Answer::Output(String::from_utf8_lossy(report).into()),
        Verdict::Fault(_, why) => Answer::Dialogue(format!("{name}: {why}\n{dialogue}")),
        Verdict::Deadlock | Verdict::EarlyExit | Verdict::TalkAfterEnd => {
            Answer::Dialogue(format!("{name}\n{dialogue}"))
        }
        _ => Answer::Failure(failure(&run).unwrap_or_default() + &dialogue.to_string()),
    })
}

impl Difference {
    /// Saves the input, with the output that the rules demand, as `testdata/<problem>/found-*.in`
    /// and `.out`, and returns its path; without such an output, below `target/`, because a bundled
    /// case needs one. Existing files stay as they are.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn save(&self, problem: &Problem) -> Result<PathBuf> {
        let name = format!("found-{:016x}.in", hash(&self.input));
        let expected = self.expected.as_ref();
        let demanded = expected.filter(|expected| expected.by == Authority::Rules);
        let folder = match demanded {
            Some(_) => problem.folder.clone(),
            None => workspace().join("target/found").join(&problem.id),
        };
        fs::create_dir_all(&folder)
            .with_context(|| format!("{}: cannot be created", folder.display()))?;
        let path = folder.join(name);
        if let Some(expected) = demanded {
            write_new(&path.with_extension("out"), &expected.output)?;
        }
        write_new(&path, &self.input)?;
        Ok(path)
    }
}

/// Writes a file, unless there is one already.
fn write_new(path: &Path, text: &str) -> Result<()> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    match file.and_then(|mut file| file.write_all(text.as_bytes())) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(error).with_context(|| format!("{}: cannot be written", path.display()))
        }
        _ => Ok(()),
    }
}

/// The FNV-1a hash of a text: the same on every machine.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
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

impl Display for Authority {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Authority::Rules => "the rules",
            Authority::SecondOpinion => "the second opinion",
        })
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "a {} case, minimised; seed {}", self.kind, self.seed)?;
        writeln!(f, "input:\n{}", Excerpt(&self.input))?;
        if let Some(expected) = &self.expected {
            writeln!(f, "{}:\n{}", expected.by, Excerpt(&expected.output))?;
        }
        for (name, answer) in &self.answers {
            match answer {
                Answer::Output(output) => writeln!(f, "{name}:\n{}", Excerpt(output))?,
                Answer::Refuted(output, what) => {
                    writeln!(f, "{name}: {what}\n{}", Excerpt(output))?;
                }
                Answer::Failure(what) => writeln!(f, "{name} fails:\n{}", Excerpt(what))?,
                Answer::Dialogue(what) => writeln!(f, "{name}: {what}")?,
            }
        }
        Ok(())
    }
}

/// The beginning of a text, indented.
struct Excerpt<'a>(&'a str);

impl Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const LINES: usize = 12;
        const COLUMNS: usize = 100;
        let mut lines = self.0.trim_end().lines();
        for line in lines.by_ref().take(LINES) {
            let shown: String = line.chars().take(COLUMNS).collect();
            let more = if shown.len() < line.len() { " …" } else { "" };
            writeln!(f, "  {shown}{more}")?;
        }
        match lines.count() {
            0 => Ok(()),
            more => writeln!(f, "  … {more} more lines"),
        }
    }
}
