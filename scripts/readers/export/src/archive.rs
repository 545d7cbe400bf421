//! Reproducible zip files: the same files give the same bytes.

use anyhow::{Context, Result};
use flate2::Compression;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// Writes a folder's contents to a zip file, in the order of the names.
///
/// # Errors
///
/// Fails if a file cannot be read or written, or is too long for the format.
pub fn write(folder: &Path, archive: &Path) -> Result<()> {
    fill(folder, archive).with_context(|| format!("{}: cannot be written", archive.display()))
}

fn fill(folder: &Path, archive: &Path) -> Result<()> {
    let mut writer = ZipWriter::new(File::create(archive)?);
    let options = SimpleFileOptions::default()
        .compression_level(Some(Compression::best().level().into()))
        // A fixed time: 1 January 1980.
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o644);
    for path in files(folder)? {
        let name = path.strip_prefix(folder)?.to_string_lossy();
        writer.start_file(name.replace('\\', "/"), options)?;
        writer.write_all(&fs::read(&path)?)?;
    }
    writer.finish()?;
    Ok(())
}

/// The files below a folder, sorted by path.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            paths.extend(files(&path)?);
        } else {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
