//! The destination of a bundle.

use crate::files;
use crate::output::stdout;
use anyhow::{Context, Result, ensure};
use bundler::is_bundle;
use std::fs::{self, File, FileType};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The number of bytes in which to look for a bundle's header.
const HEADER: u64 = 8 << 10;

#[derive(Debug)]
pub enum Destination {
    Stdout,
    /// A device, such as `/dev/null`.
    Device(PathBuf),
    /// A file that does not exist or may be overwritten.
    File(PathBuf),
}

impl Destination {
    /// Returns the destination of a path; `-` is stdout. With `force`, a file that is not a bundle
    /// may be overwritten.
    ///
    /// # Errors
    ///
    /// If another file would be lost, or the path is neither a file nor a device.
    pub fn to(path: &Path, force: bool) -> Result<Destination> {
        if ["-", "/dev/stdout"].iter().any(|name| path == Path::new(name)) {
            return Ok(Destination::Stdout);
        }
        let shown = path.display();
        if !path.is_symlink() && !path.exists() {
            files::check_folder(path)?;
            return Ok(Destination::File(path.to_owned()));
        }
        let kind =
            fs::metadata(path).with_context(|| format!("{shown}: cannot be written"))?.file_type();
        files::check_no_folder(path)?;
        if is_device(kind) {
            return Ok(Destination::Device(path.to_owned()));
        }
        ensure!(
            kind.is_file(),
            "{shown}: is neither a file nor a device; write to stdout with `-o -`"
        );
        ensure!(
            force || begins_as_bundle(path)?,
            "{shown}: exists and is not a bundle; give another name, or --force to overwrite it"
        );
        Ok(Destination::File(path.to_owned()))
    }

    /// Writes a bundle. A file's old contents are replaced only after everything is written.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&self, text: &str) -> Result<()> {
        match self {
            Destination::Stdout => Ok(stdout().write_all(text.as_bytes())?),
            Destination::Device(path) => fs::write(path, text)
                .with_context(|| format!("{}: cannot be written", path.display())),
            Destination::File(path) => files::write(path, text),
        }
    }
}

#[cfg(unix)]
fn is_device(kind: FileType) -> bool {
    use std::os::unix::fs::FileTypeExt;
    kind.is_char_device()
}

#[cfg(not(unix))]
fn is_device(_: FileType) -> bool {
    false
}

/// Returns whether a file has the header of a bundle.
fn begins_as_bundle(path: &Path) -> Result<bool> {
    let mut start = Vec::new();
    File::open(path).and_then(|file| file.take(HEADER).read_to_end(&mut start)).with_context(
        || format!("{}: cannot be read to see whether it is a bundle", path.display()),
    )?;
    Ok(is_bundle(&String::from_utf8_lossy(&start)))
}
