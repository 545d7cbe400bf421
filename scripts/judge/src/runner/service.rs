//! A program that answers lines while it runs, over pipes.

use super::{Bounds, MAX_OUTPUT, Runner};
use crate::program::Program;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// The time that a program may run if its caller ends before it.
const LIFE: Duration = Duration::from_secs(24 * 60 * 60);

/// The time to wait for the end of a program whose pipes are closed.
const PARTING: Duration = Duration::from_secs(1);

/// The number of lines that are read before they are asked for.
const AHEAD: usize = 1000;

/// The number of bytes that are read at once.
const BUFFER: usize = 1 << 16;

/// A running program. It ends with its caller, or when it notices that its pipes are closed.
///
/// Threads carry the lines, so that neither side waits for the other to read.
pub(crate) struct Service {
    questions: Option<Sender<String>>,
    answers: Option<Receiver<String>>,
    ended: Receiver<()>,
}

impl Service {
    pub(crate) fn start(runner: &Runner, program: &Program, memory: u64) -> Result<Service> {
        let runner = runner.clone().lasting(LIFE);
        let (path, arguments) = (program.path.to_owned(), program.arguments.to_owned());
        let bounds = Bounds { time: LIFE, memory: Some(memory) };
        let (started, pipes) = channel();
        let (end, ended) = channel();
        thread::spawn(move || {
            // Why a program fails is found by another run, which it does not share with other questions.
            let _ = runner.launch_piped(&path, &arguments, &bounds, |stdin, stdout| {
                // The receiver may be gone, here and below.
                let _ = started.send((stdin, stdout));
            });
            let _ = end.send(());
        });
        let (stdin, stdout) = pipes.recv().context("the program cannot be started")?;
        let (questions, asked) = channel();
        let (answered, answers) = sync_channel(AHEAD);
        thread::spawn(move || write(stdin, &asked));
        thread::spawn(move || read(stdout, &answered));
        Ok(Service { questions: Some(questions), answers: Some(answers), ended })
    }

    /// Sends lines, each with its line break.
    pub(crate) fn ask(&self, lines: String) {
        if let Some(questions) = &self.questions {
            // An ended program is noticed when its answer is missing.
            let _ = questions.send(lines);
        }
    }

    /// Ends the program's input after the lines that have been sent.
    pub(crate) fn close(&mut self) {
        self.questions = None;
    }

    /// The next line, without its line break, if it comes within this time.
    ///
    /// # Errors
    ///
    /// If no line comes in time, or none will come, as when the program has ended.
    pub(crate) fn next(&self, patience: Duration) -> Result<String, RecvTimeoutError> {
        let answers = self.answers.as_ref().ok_or(RecvTimeoutError::Disconnected)?;
        answers.recv_timeout(patience)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.questions = None;
        self.answers = None;
        let _ = self.ended.recv_timeout(PARTING);
    }
}

fn write(mut stdin: ChildStdin, asked: &Receiver<String>) {
    for lines in asked {
        if stdin.write_all(lines.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads lines until the output ends, one is too long or not text, or nobody receives them.
fn read(stdout: ChildStdout, answered: &SyncSender<String>) {
    let mut stdout = BufReader::with_capacity(BUFFER, stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(MAX_OUTPUT).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() || line.len() as u64 == MAX_OUTPUT {
            return;
        }
        if line.ends_with(b"\n") {
            line.pop();
            line.pop_if(|last| *last == b'\r');
        }
        let Ok(line) = String::from_utf8(line) else { return };
        if answered.send(line).is_err() {
            return;
        }
    }
}
