//! Writing files whole or not at all.

use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;
use tempfile::Builder;

/// Writes a file, in place of the one that is there, if there is one: whoever reads it sees the old
/// contents or the new ones.
///
/// # Errors
///
/// When it cannot be written: then the old one is still there.
pub fn write(path: &Path, contents: &str) -> Result<()> {
    let unwritable = || format!("{}: cannot be written", path.display());
    // A link stays, and what it leads to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut builder = Builder::new();
    builder.prefix(".judge-");
    // A temporary file is for its owner alone, unless told otherwise.
    if let Ok(old) = fs::metadata(&path) {
        builder.permissions(old.permissions());
    } else {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
    }
    let mut file = builder.tempfile_in(folder).with_context(unwritable)?;
    file.write_all(contents.as_bytes())
        .with_context(unwritable)?;
    file.persist(&path).with_context(unwritable)?;
    Ok(())
}
