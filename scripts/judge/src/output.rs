//! The standard output, which may be a closed pipe or a full disk.
//!
//! `println!` panics on both, so this crate writes all output by `writeln!` to [`stdout`].

use std::fmt;
use std::io::{self, ErrorKind, Write};

/// The standard output. Its errors name the stream.
pub(crate) fn stdout() -> impl Write {
    Output(io::stdout())
}

/// Returns whether an error only means that the reader closed the standard output, like `head` in `cargo judge list
/// | head -1`.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let error = cause.downcast_ref::<io::Error>();
        let unwritten = error.and_then(io::Error::get_ref);
        unwritten
            .and_then(|unwritten| unwritten.downcast_ref::<Unwritten>())
            .is_some_and(|Unwritten(error)| error.kind() == ErrorKind::BrokenPipe)
    })
}

struct Output<W>(W);

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(unwritten)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(unwritten)
    }
}

/// The error that the standard output could not be written.
#[derive(Debug)]
struct Unwritten(io::Error);

fn unwritten(error: io::Error) -> io::Error {
    match error.kind() {
        // The caller tries again.
        ErrorKind::Interrupted => error,
        kind => io::Error::new(kind, Unwritten(error)),
    }
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the standard output cannot be written: {}", self.0)
    }
}

impl std::error::Error for Unwritten {}
