//! The folder of this process's temporary files. It is removed when the process ends, in whatever
//! way: normally, by Ctrl-C or a signal to terminate, or by a panic.

use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// The exit status of a command that is interrupted, as shells know it.
const INTERRUPTED: i32 = 130;

/// Creates the folder, in which all temporary files are from now on, and sees to it that an
/// interrupted process removes it.
///
/// # Errors
///
/// When the folder cannot be created.
pub fn create() -> Result<()> {
    let folder = tempfile::Builder::new()
        .prefix("cargo-judge-")
        .tempdir()
        .context("a temporary folder cannot be created")?
        .keep();
    tempfile::env::override_temp_dir(&folder)
        .map_err(|other| anyhow!("{}: is the temporary folder already", other.display()))?;
    FOLDER.get_or_init(|| folder);
    ctrlc::set_handler(|| {
        remove();
        process::exit(INTERRUPTED);
    })
    .context("signals cannot be handled")
}

/// Removes the folder, if there is one.
pub fn remove() {
    let Some(folder) = FOLDER.get() else {
        return;
    };
    // Another thread may be writing to it.
    for _ in 0..20 {
        if fs::remove_dir_all(folder).is_ok() || !folder.exists() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
}
