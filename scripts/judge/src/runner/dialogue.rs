//! A program in a dialogue with an interactor, over pipes.
//!
//! A thread carries the lines. It may outlive the run if an escaped process holds the pipes open, so its
//! observations are shared, and nothing waits for it long.

use super::MAX_OUTPUT;
use crate::report::shortened;
use jury::dialogue::{Fault, Interactor, Then};
use std::collections::VecDeque;
use std::fmt::{self, Display};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The number of last lines kept for display.
const KEPT: usize = 12;

/// The number of bytes to read, for display, of a line after the end.
const READ_AFTER_END: u64 = 1000;

/// The time to wait for the last lines of an ended program.
const TIMEOUT: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Speaker {
    Judge,
    Program,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The judge was waiting for a line when the program's output or the time ended.
    Open,
    /// The dialogue is complete, with the judge's report.
    Over(String),
    /// The program's mistake, explained by the text.
    Fault(Fault, String),
    /// The program's output ended within this line.
    HalfLine(String),
    /// The program said more after the end.
    TalkAfterEnd,
    /// The program said more than [`MAX_OUTPUT`] bytes.
    OutputLimit,
}

/// The lines between a program and the judge.
#[derive(Clone, Debug)]
pub struct Dialogue {
    pub ending: Ending,
    /// The number of the line at which the dialogue ended, counted from 1 over both speakers' lines.
    pub(crate) at: usize,
    lines: usize,
    last: VecDeque<(Speaker, String)>,
}

impl Dialogue {
    fn new() -> Self {
        Dialogue { ending: Ending::Open, at: 0, lines: 0, last: VecDeque::new() }
    }

    fn say(&mut self, speaker: Speaker, line: &str) {
        self.lines += 1;
        self.last.push_back((speaker, line.to_owned()));
        if self.last.len() > KEPT {
            self.last.pop_front();
        }
        if self.ending == Ending::Open {
            self.at = self.lines;
        }
    }
}

/// The last lines, each with its number and speaker.
impl Display for Dialogue {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let first = self.lines - self.last.len() + 1;
        for (number, (speaker, line)) in (first..).zip(&self.last) {
            let speaker = match speaker {
                Speaker::Judge => "judge",
                Speaker::Program => "program",
            };
            let at = if number == self.at { ">" } else { "" };
            let shown = shortened(line.as_bytes());
            writeln!(f, "{at:>4} {number:>4} {speaker:<8}{shown}")?;
        }
        Ok(())
    }
}

/// A dialogue in progress, carried by a thread.
pub(crate) struct Conversation {
    dialogue: Arc<Mutex<Dialogue>>,
    ended: Receiver<()>,
}

impl Conversation {
    pub(crate) fn start(
        interactor: Box<dyn Interactor>,
        stdin: ChildStdin,
        stdout: ChildStdout,
    ) -> Conversation {
        let dialogue = Arc::new(Mutex::new(Dialogue::new()));
        let carrier = Carrier {
            interactor,
            stdin,
            stdout: BufReader::new(stdout),
            left: MAX_OUTPUT,
            dialogue: Arc::clone(&dialogue),
        };
        let (end, ended) = channel();
        thread::spawn(move || {
            carrier.carry();
            // The receiver may be gone.
            let _ = end.send(());
        });
        Conversation { dialogue, ended }
    }

    pub(crate) fn finish(self) -> Dialogue {
        // If the dialogue does not end in time, the lines so far decide.
        let _ = self.ended.recv_timeout(TIMEOUT);
        let dialogue = self.dialogue.lock();
        dialogue.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

struct Carrier {
    interactor: Box<dyn Interactor>,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    /// The bytes that the program may still say.
    left: u64,
    dialogue: Arc<Mutex<Dialogue>>,
}

impl Carrier {
    fn carry(mut self) {
        let mut step = self.interactor.begin();
        loop {
            let ending = match step.then {
                Then::Listen => Ending::Open,
                Then::Over(report) => Ending::Over(report),
                Then::Fault(fault, why) => Ending::Fault(fault, why),
            };
            self.record(|dialogue| {
                // Set before the judge's last words, which do not count as the final line.
                dialogue.ending = ending.clone();
                for line in step.says.lines() {
                    dialogue.say(Speaker::Judge, line);
                }
            });
            // If the program has ended, waiting for its next line reveals it.
            let _ = self.stdin.write_all(step.says.as_bytes());
            match ending {
                Ending::Open => {}
                Ending::Over(_) => return self.hear_the_end(),
                _ => return,
            }
            match self.hear() {
                Ok(line) => {
                    self.record(|dialogue| dialogue.say(Speaker::Program, &line));
                    step = self.interactor.hear(&line);
                }
                Err(ending) => return self.record(|dialogue| dialogue.ending = ending),
            }
        }
    }

    /// Checks that the program says nothing after the end, where it has nothing to read.
    fn hear_the_end(self) {
        let Carrier { stdin, mut stdout, dialogue, .. } = self;
        drop(stdin);
        let mut more = Vec::new();
        let read = stdout.by_ref().take(READ_AFTER_END).read_until(b'\n', &mut more);
        if read.is_ok_and(|bytes| bytes > 0) {
            let mut dialogue = dialogue.lock().unwrap_or_else(PoisonError::into_inner);
            let line = String::from_utf8_lossy(&more);
            dialogue.say(Speaker::Program, line.trim_end());
            dialogue.at = dialogue.lines;
            dialogue.ending = Ending::TalkAfterEnd;
        }
    }

    /// The program's next line, without the blanks around it; else an ending.
    fn hear(&mut self) -> Result<String, Ending> {
        let mut line = Vec::new();
        let mut limited = self.stdout.by_ref().take(self.left);
        let read = limited.read_until(b'\n', &mut line);
        self.left -= line.len() as u64;
        if read.is_err() || line.is_empty() && self.left > 0 {
            return Err(Ending::Open);
        }
        if self.left == 0 {
            return Err(Ending::OutputLimit);
        }
        let text = String::from_utf8_lossy(&line);
        let Some(text) = text.strip_suffix('\n') else {
            self.record(|dialogue| dialogue.say(Speaker::Program, &text));
            return Err(Ending::HalfLine(text.into_owned()));
        };
        if !text.is_ascii() {
            self.record(|dialogue| dialogue.say(Speaker::Program, text));
            let why = format!("`{text}`: a character that is not ASCII");
            return Err(Ending::Fault(Fault::MalformedLine, why));
        }
        Ok(text.trim_ascii().to_owned())
    }

    fn record(&self, record: impl FnOnce(&mut Dialogue)) {
        record(&mut self.dialogue.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
