//! Reads files as text, and writes files completely or not at all.

use crate::report::short;
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use tempfile::{Builder, NamedTempFile, TempDir};

pub(crate) fn read_text(path: &Path) -> Result<String> {
    text(&short(path), read(path)?)
}

/// Reads a description or a source, which may begin with a byte order mark, as for cargo and the compiler.
pub(crate) fn read_source(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{}: cannot be read", short(path)))
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{}: cannot be read", short(path)))
}

/// Reads all of the standard input.
pub(crate) fn stdin() -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).context("the standard input cannot be read")?;
    Ok(bytes)
}

/// Returns whether something can be read at this path: a file, a pipe or a device.
pub(crate) fn is_readable(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|facts| !facts.is_dir())
}

/// Refuses a folder where a file is needed.
pub(crate) fn check_no_folder(path: &Path) -> Result<()> {
    ensure!(!path.is_dir(), "{}: is a folder; name a file in it", path.display());
    Ok(())
}

/// Checks that there is a regular file at this path, which can be read several times.
pub(crate) fn check_is_file(path: &Path) -> Result<()> {
    check_no_folder(path)?;
    let shown = path.display();
    ensure!(!is_readable(path) || path.is_file(), "{shown}: is a pipe or a device; name a file");
    ensure!(path.is_file(), "{shown}: no such file");
    Ok(())
}

pub(crate) fn temporary_folder() -> Result<TempDir> {
    tempfile::tempdir().context("a temporary folder cannot be created")
}

/// Creates a folder and those above it, unless they exist.
pub(crate) fn create_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("{}: cannot be created", path.display()))
}

/// Checks that the folder of a file to be written exists.
pub(crate) fn check_folder(path: &Path) -> Result<()> {
    match path.parent().filter(|folder| *folder != Path::new("") && !folder.is_dir()) {
        Some(folder) => {
            bail!("{}: there is no folder {}; create it", path.display(), folder.display())
        }
        None => Ok(()),
    }
}

pub(crate) fn text(name: &str, bytes: Vec<u8>) -> Result<String> {
    ensure!(
        !begins_with_byte_order_mark(&bytes),
        "{name}: begins with a byte order mark; save it as UTF-8 without one"
    );
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        anyhow!("{name}: byte {} is not UTF-8", valid + 1)
    })
}

/// Returns whether a text begins with the byte order mark of UTF-8 or UTF-16, which some editors and shells
/// write and most programs read as part of the first word.
pub(crate) fn begins_with_byte_order_mark(text: &[u8]) -> bool {
    let marks: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"];
    marks.iter().any(|mark| text.starts_with(mark))
}

/// Writes a new file completely or not at all; returns false if the path exists already, and then leaves it as it is.
pub(crate) fn write_new(path: &Path, contents: &[u8]) -> Result<bool> {
    if path.is_symlink() || path.exists() {
        return Ok(false);
    }
    let written = beside(path, contents).and_then(|file| Ok(file.persist_noclobber(path)?));
    match written {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        written => {
            written.with_context(|| format!("{}: cannot be written", path.display()))?;
            Ok(true)
        }
    }
}

/// Writes a file atomically: readers see the old contents or the new ones.
///
/// # Errors
///
/// If the file cannot be written; it then remains unchanged.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    // A link stays, and its target is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let file = beside(&target, contents.as_ref()).and_then(|file| Ok(file.persist(&target)?));
    file.with_context(|| format!("{}: cannot be written", path.display()))?;
    Ok(())
}

/// A temporary file beside a path, with these contents and the permissions that the path has or will have.
fn beside(path: &Path, contents: &[u8]) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut builder = Builder::new();
    builder.prefix(".judge-");
    // A temporary file is private to its owner by default.
    if let Ok(old) = fs::metadata(path) {
        builder.permissions(old.permissions());
    } else {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(contents)?;
    Ok(file)
}
