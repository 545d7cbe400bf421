//! The files used as a program's standard streams.

use super::MAX_OUTPUT;
use anyhow::{Context, Result};
use std::fs::File;
use std::io::{self, Read, Seek, Write};

/// An unnamed file with these bytes: through `/proc/self/fd/0`, a program could learn the name of an input, and find
/// the expected output beside it.
pub(crate) fn temporary(bytes: &[u8]) -> Result<File> {
    let make = || {
        let mut file = nameless()?;
        file.write_all(bytes)?;
        file.rewind()?;
        Ok::<_, io::Error>(file)
    };
    make().context("a temporary file cannot be created")
}

/// A new unnamed file, in memory if the system supports that.
fn nameless() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(file) = rustix::fs::memfd_create("stream", rustix::fs::MemfdFlags::CLOEXEC) {
        return Ok(file.into());
    }
    tempfile::tempfile()
}

/// The contents of a file, up to [`MAX_OUTPUT`].
pub(crate) fn contents(file: &mut File) -> Result<Vec<u8>> {
    let mut read = || {
        let mut bytes = Vec::new();
        file.rewind()?;
        file.take(MAX_OUTPUT).read_to_end(&mut bytes)?;
        Ok::<_, io::Error>(bytes)
    };
    read().context("the program's output cannot be read")
}

/// Returns whether a program wrote more than [`MAX_OUTPUT`] bytes to a stream. A pipe has no length; its
/// reader counts the bytes.
pub(crate) fn is_overfull(stream: &File) -> bool {
    let length = stream.metadata().map_or(0, |metadata| metadata.len());
    length > MAX_OUTPUT
}
