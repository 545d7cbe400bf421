//! Progress messages while cargo builds.

use std::io::{self, BufRead, BufReader, Read};
use std::panic::resume_unwind;
use std::process::{Command, Output};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The time after which a build is reported.
const PATIENCE: Duration = Duration::from_secs(2);

const NAMED: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    /// Waiting for another cargo to release a lock.
    Waits,
    Works,
}

/// Runs cargo, whose outputs must be pipes, and reports if building these programs takes long or waits for
/// another cargo. Returns the output without progress lines.
pub(crate) fn reported(build: &mut Command, names: &[&str]) -> io::Result<Output> {
    let mut cargo = build.spawn()?;
    let (stdout, stderr) = (cargo.stdout.take(), cargo.stderr.take());
    let (send, statuses) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || report(names, &statuses));
        let said = scope.spawn(move || stderr.map_or(Ok(Vec::new()), |pipe| listen(pipe, &send)));
        let mut messages = Vec::new();
        if let Some(mut pipe) = stdout {
            pipe.read_to_end(&mut messages)?;
        }
        let said = said.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok(Output { status: cargo.wait()?, stdout: messages, stderr: said })
    })
}

/// Reports waiting and long builds until the sender of statuses is gone.
fn report(names: &[&str], statuses: &Receiver<Status>) {
    let mut deadline = Instant::now() + PATIENCE;
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        match statuses.recv_timeout(left) {
            Ok(Status::Works) => {}
            Ok(Status::Waits) => {
                eprintln!("waiting for another cargo, which is building …");
                // Any further message means that cargo no longer waits.
                if statuses.recv().is_err() {
                    return;
                }
                deadline = Instant::now() + PATIENCE;
            }
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                let more = match names.len().saturating_sub(NAMED) {
                    0 => String::new(),
                    more => format!(" and {more} more"),
                };
                let names = names[..names.len().min(NAMED)].join(", ");
                eprintln!("building {names}{more} …");
                return;
            }
        }
    }
}

/// Reads cargo's standard error and sends its activity; returns the other lines.
fn listen(stderr: impl Read, send: &Sender<Status>) -> io::Result<Vec<u8>> {
    let mut said = Vec::new();
    let mut lines = BufReader::new(stderr);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        match status(&line) {
            // The receiver may be gone.
            Some(status) => drop(send.send(status)),
            None => said.extend_from_slice(&line),
        }
        line.clear();
    }
    Ok(said)
}

/// Parses a line about progress, whose verb ends in the twelfth column, as in `   Compiling nim v0.1.0`.
fn status(line: &[u8]) -> Option<Status> {
    let (verb, rest) = line.split_at_checked(12)?;
    let verb = verb.trim_ascii_start();
    let is_verb = verb.first()?.is_ascii_uppercase() && verb.iter().all(u8::is_ascii_alphabetic);
    (is_verb && rest.starts_with(b" ")).then_some(if verb == b"Blocking" {
        Status::Waits
    } else {
        Status::Works
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_kept_and_progress_is_not() {
        let said =
            b"    Blocking waiting for file lock on build directory\n   Compiling nim v0.1.0\n\
                     warning: `nim` generated 1 warning\nerror: could not compile `nim`\n\n\
                     Caused by:\n  no such file\n";
        let (send, statuses) = mpsc::channel();
        let kept = listen(&said[..], &send).unwrap();
        drop(send);
        let kept = String::from_utf8(kept).unwrap();
        assert!(kept.starts_with("warning: `nim`"), "{kept}");
        assert!(kept.ends_with("Caused by:\n  no such file\n"), "{kept}");
        let statuses: Vec<Status> = statuses.iter().collect();
        assert!(statuses == [Status::Waits, Status::Works]);
    }
}
