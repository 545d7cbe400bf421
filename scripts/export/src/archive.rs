//! Zip files: as much of the format as a package needs. The same files make the same bytes.

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The first of January 1980: files have no other time.
const DATE: u16 = (1 << 5) | 1;

/// What a file is deflated by.
const DEFLATED: u16 = 8;

/// The first version that knows it.
const VERSION: u16 = 20;

/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;

/// Writes a zip file with what is in a folder, in the order of the names.
///
/// # Errors
///
/// When something cannot be read or written, or is too long for the format.
pub fn write(folder: &Path, archive: &Path) -> Result<()> {
    let (mut bytes, mut directory, mut count) = (Vec::new(), Vec::new(), 0_u16);
    for path in files(folder)? {
        let contents =
            fs::read(&path).with_context(|| format!("{}: cannot be read", path.display()))?;
        let name = path
            .strip_prefix(folder)?
            .to_string_lossy()
            .replace('\\', "/");
        let start = u32::try_from(bytes.len()).context("the zip file is too long")?;
        let header = header(&name, &contents)?;
        bytes.extend(b"PK\x03\x04");
        bytes.extend(&header.0);
        bytes.extend(name.as_bytes());
        bytes.extend(&header.1);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&header.0);
        // No comment, one volume, no attributes.
        directory.extend([0; 10]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
        count += 1;
    }
    let start = u32::try_from(bytes.len()).context("the zip file is too long")?;
    let length = u32::try_from(directory.len())?;
    bytes.extend(directory);
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    bytes.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    bytes.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    bytes.extend([0, 0]);
    fs::write(archive, bytes).with_context(|| format!("{}: cannot be written", archive.display()))
}

/// What stands before a file's name, there and in the directory, and what the file is deflated to.
fn header(name: &str, contents: &[u8]) -> Result<(Vec<u8>, Vec<u8>)> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(contents)?;
    let deflated = encoder.finish()?;
    let mut sum = flate2::Crc::new();
    sum.update(contents);
    let mut header = Vec::new();
    for word in [VERSION, FLAGS, DEFLATED, 0, DATE] {
        header.extend(word.to_le_bytes());
    }
    header.extend(sum.sum().to_le_bytes());
    header.extend(u32::try_from(deflated.len())?.to_le_bytes());
    header.extend(u32::try_from(contents.len())?.to_le_bytes());
    header.extend(u16::try_from(name.len())?.to_le_bytes());
    header.extend([0, 0]);
    Ok((header, deflated))
}

/// The files below a folder, by their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    ensure!(folder.is_dir(), "{}: is no folder", folder.display());
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
