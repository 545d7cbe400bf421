//! The rules of a game as a program in any language, which reads states and answers each with a line.

use crate::program::Program;
use crate::report::{counted, excerpt};
use crate::runner::{Bounds, End, Input, Runner};
use anyhow::{Context, Result, bail, ensure};
use std::time::{Duration, Instant};

/// The maximum number of states passed to the program at once.
const BATCH: usize = 1000;

/// The processor time for one batch, and for one state alone.
const TIME: Duration = Duration::from_secs(20);
const TIME_ALONE: Duration = Duration::from_secs(2);

/// The number of lines shown of the output of a failing program.
const LINES: usize = 12;

/// A program that lists moves.
#[derive(Clone)]
pub(crate) struct Rules<'a> {
    pub(crate) runner: Runner,
    pub(crate) program: Program<'a>,
    /// The time after which the program is asked nothing more.
    pub(crate) until: Option<Instant>,
}

impl guesser::Rules for Rules<'_> {
    /// The error names the first state that is not answered.
    fn answers(&self, states: &[&str]) -> Result<Vec<String>> {
        let mut answers = Vec::with_capacity(states.len());
        for batch in states.chunks(BATCH) {
            let left = self.until.map(|end| end.saturating_duration_since(Instant::now()));
            answers.extend(self.answers_of_batch(batch, left.map_or(TIME, |left| TIME.min(left)))?);
        }
        Ok(answers)
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until)
    }
}

impl Rules<'_> {
    fn answers_of_batch(&self, states: &[&str], time: Duration) -> Result<Vec<String>> {
        let (answers, end, stderr) = self.run(states, time)?;
        if end == End::Success {
            ensure!(
                answers.len() == states.len(),
                "{} answers {} with {}: it must print one line for each line that it reads",
                self.program.name,
                counted(states.len() as u64, "state"),
                counted(answers.len() as u64, "line")
            );
            return Ok(answers);
        }
        ensure!(self.until.is_none(), "{}", self.failure("larger states", &end, &stderr));
        // Buffered output of a failing program may be lost, so the states from the first unanswered one are
        // asked one by one.
        for state in states.iter().skip(answers.len().saturating_sub(1)) {
            let (_, end, stderr) = self.run(&[state], TIME_ALONE)?;
            if end != End::Success {
                bail!("{}", self.failure(&format!("the state `{state}`"), &end, &stderr));
            }
        }
        bail!("{}", self.failure(&counted(states.len() as u64, "state"), &end, &stderr))
    }

    fn run(&self, states: &[&str], time: Duration) -> Result<(Vec<String>, End, Vec<u8>)> {
        let Program { path, arguments, allowance, .. } = self.program;
        let bounds = Bounds { time: time + allowance.start, memory: Some(4 << 30) };
        let input = states.join("\n") + "\n";
        let run = self.runner.run(path, arguments, Input::Bytes(input.as_bytes()), &bounds)?;
        let text = String::from_utf8(run.stdout);
        let text =
            text.with_context(|| format!("{} prints what is not text", self.program.name))?;
        let answers = text.lines().map(str::to_owned).collect();
        Ok((answers, run.end, run.stderr))
    }

    fn failure(&self, of: &str, end: &End, stderr: &[u8]) -> String {
        let how = match end {
            End::Success => "ends before it has answered",
            End::Failed { how, .. } => how,
            End::TimedOut => "does not answer in time",
            End::OutOfMemory => "needs too much memory",
            End::OutputLimit(_) => "prints too much",
        };
        let name = self.program.name;
        format!("{name} on {of}: {how}\n  standard error:\n{}", excerpt(stderr, LINES).trim_end())
    }
}
