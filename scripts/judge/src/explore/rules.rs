//! The rules of a game as a program in any language, which reads states and answers each with a line.

use crate::program::{Allowance, Program};
use crate::report::{counted, excerpt, shortened};
use crate::runner::{Bounds, End, Runner, Service};
use anyhow::{Context, Result, bail, ensure};
use jury::states::Failure;
use std::cell::RefCell;
use std::mem;
use std::rc::Rc;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The maximum number of states passed to the program at once.
const BATCH: usize = 1000;

/// The processor time for one batch, and for one state alone, if the program is started for them.
const TIME: Duration = Duration::from_secs(20);
const TIME_ALONE: Duration = Duration::from_secs(2);

/// The time for the start of the program, whatever its language: measuring it would take longer than most games.
pub(crate) const ALLOWANCE: Allowance =
    Allowance { factor: 1.0, start: Duration::from_secs(1), memory: 0 };

/// The memory limit in bytes.
const MEMORY: u64 = 4 << 30;

/// The time without an answer after which the input ends, since some programs answer only then; the first answer
/// may take longer, as the program must start.
const SILENCE: Duration = Duration::from_secs(1);
const SILENCE_AT_START: Duration = Duration::from_secs(2);

/// The time without an answer after the end of the input.
const SILENCE_AT_END: Duration = Duration::from_secs(3);

/// A program that lists moves.
#[derive(Clone)]
pub(crate) struct Rules<'a> {
    runner: Runner,
    program: Program<'a>,
    /// The time after which the program is asked nothing more.
    until: Option<Instant>,
    service: Rc<RefCell<Serving>>,
    /// The last state that the program was asked about.
    pub(crate) last: Arc<Mutex<String>>,
}

/// How the program answers.
#[derive(Default)]
enum Serving {
    #[default]
    NotStarted,
    /// It runs, and answers batch after batch.
    Running(Service),
    /// It answers only at the end of its input, or fails, so it is started for each batch.
    Restarted,
}

impl guesser::Rules for Rules<'_> {
    /// The error names the first state that is not answered.
    fn answers(&self, states: &[&str]) -> Result<Vec<String>> {
        let last = shortened(states.last().unwrap_or(&"").as_bytes());
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = last;
        let mut answers = Vec::with_capacity(states.len());
        for batch in states.chunks(BATCH) {
            answers.extend(match self.served(batch)? {
                Some(served) => served,
                None => self.answers_of_run(batch, TIME.min(self.left().unwrap_or(TIME)))?,
            });
        }
        Ok(answers)
    }

    fn is_late(&self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }
}

impl<'a> Rules<'a> {
    pub(crate) fn new(program: Program<'a>) -> Rules<'a> {
        Rules {
            runner: Runner::default(),
            program,
            until: None,
            service: Rc::default(),
            last: Arc::default(),
        }
    }

    /// The same rules, of which nothing is asked after this time.
    pub(crate) fn until(&self, until: Instant) -> Rules<'a> {
        Rules { until: Some(until), ..self.clone() }
    }

    /// The answers of the running program; `None` if it must be started for this batch. Then, it is started for
    /// all later ones.
    fn served(&self, states: &[&str]) -> Result<Option<Vec<String>>> {
        let mut serving = self.service.borrow_mut();
        let (mut service, is_new) = match mem::replace(&mut *serving, Serving::Restarted) {
            Serving::NotStarted => (Service::start(&self.runner, &self.program, MEMORY)?, true),
            Serving::Running(service) => (service, false),
            Serving::Restarted => return Ok(None),
        };
        // A line that nobody has asked for would be taken for the answer to the next state.
        if service.next(Duration::ZERO).is_ok() {
            return Ok(None);
        }
        service.ask(states.join("\n") + "\n");
        let mut answers = Vec::with_capacity(states.len());
        let mut is_closed = false;
        while answers.len() < states.len() {
            let silence = match (is_closed, is_new && answers.is_empty()) {
                (true, _) => SILENCE_AT_END,
                (false, true) => SILENCE_AT_START,
                (false, false) => SILENCE,
            };
            let left = self.left().unwrap_or(silence);
            if left.is_zero() {
                *serving = Serving::NotStarted;
                bail!("{} does not answer in time", self.program.name);
            }
            match service.next(silence.min(left)) {
                Ok(answer) => answers.push(answer),
                Err(RecvTimeoutError::Timeout) if left < silence => {}
                Err(RecvTimeoutError::Timeout) if !is_closed => {
                    service.close();
                    is_closed = true;
                }
                Err(_) => {
                    drop(service);
                    // If the state alone is answered, the program may need more time for all of them together.
                    self.check_alone(states[answers.len()])?;
                    return Ok(None);
                }
            }
        }
        if !is_closed {
            *serving = Serving::Running(service);
        } else if service.next(SILENCE).is_ok() {
            return Ok(None);
        }
        Ok(Some(answers))
    }

    /// The time that is left, if it is limited.
    fn left(&self) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Ends the running program. It is started again if more is asked.
    ///
    /// # Errors
    ///
    /// If the program has printed more lines than it was asked for: its answers are those of other states.
    pub(crate) fn finish(&self) -> Result<()> {
        let mut service = match self.service.take() {
            Serving::Running(service) => service,
            other => {
                self.service.replace(other);
                return Ok(());
            }
        };
        service.close();
        ensure!(
            service.next(SILENCE).is_err(),
            "{} prints more lines than it reads: it must print one line for each line that it reads",
            self.program.name
        );
        Ok(())
    }

    /// The answers of the program, started for these states alone.
    fn answers_of_run(&self, states: &[&str], time: Duration) -> Result<Vec<String>> {
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
        ensure!(self.until.is_none(), "larger states: {}", failure(&end, &stderr));
        // Buffered output of a failing program may be lost, so the states from the first unanswered one are
        // asked one by one.
        for state in states.iter().skip(answers.len().saturating_sub(1)) {
            self.check_alone(state)?;
        }
        let of = counted(states.len() as u64, "state");
        bail!("{} on {of}: {}", self.program.name, failure(&end, &stderr))
    }

    fn check_alone(&self, state: &str) -> Result<()> {
        let (_, end, stderr) = self.run(&[state], TIME_ALONE)?;
        if end != End::Success {
            let (program, state) = (self.program.name.to_owned(), state.to_owned());
            bail!(Failure { program, state, how: failure(&end, &stderr) });
        }
        Ok(())
    }

    fn run(&self, states: &[&str], time: Duration) -> Result<(Vec<String>, End, Vec<u8>)> {
        let Program { path, arguments, allowance, .. } = self.program;
        let bounds = Bounds { time: time + allowance.start, memory: Some(MEMORY) };
        let input = states.join("\n") + "\n";
        let run = self.runner.run(path, arguments, input.as_bytes(), &bounds)?;
        let text = String::from_utf8(run.stdout);
        let text =
            text.with_context(|| format!("{} prints what is not text", self.program.name))?;
        let answers = text.lines().map(str::to_owned).collect();
        Ok((answers, run.end, run.stderr))
    }
}

/// How a program failed, with lines of its standard error.
fn failure(end: &End, stderr: &[u8]) -> String {
    let how = match end {
        End::Success => "ends before it has answered",
        End::Failed { how, .. } => how,
        End::TimedOut => "does not answer in time",
        End::OutOfMemory => "needs too much memory",
        End::OutputLimit(_) => "prints too much",
    };
    format!("{how}\n  standard error:\n{}", excerpt(stderr).trim_end())
}
