//! The folder of this process's temporary files. It is removed when the process ends normally, by Ctrl-C, by
//! a signal to terminate, or by a panic. Later processes remove the folders of killed ones.

use crate::runner;
use anyhow::{Context, Result, anyhow};
use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// The file that the process keeps locked while it lives.
static LOCK: OnceLock<File> = OnceLock::new();

const PREFIX: &str = "cargo-judge-";

/// The number of random letters and digits after the prefix. No folder of the user's is called so by chance.
const RANDOM: usize = 16;

const LOCK_NAME: &str = "lock";

/// The age at which an unlocked folder is removed. The process of a younger one may be about to lock it.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The first argument of a finisher, which ends the processes started by an interrupted one. The second
/// argument is the folder.
const FINISH: &str = "--finish";

/// The exit status of an interrupted command, as in shells.
const INTERRUPTED: u8 = 130;

/// Creates the folder for all further temporary files, and ensures that an interrupted process removes it and
/// ends the processes that it has started.
pub(crate) fn create() -> Result<()> {
    sweep();
    let folder = tempfile::Builder::new()
        .prefix(PREFIX)
        .rand_bytes(RANDOM)
        .tempdir()
        .context("a temporary folder cannot be created")?
        .keep();
    tempfile::env::override_temp_dir(&folder)
        .map_err(|other| anyhow!("{}: is the temporary folder already", other.display()))?;
    let folder = FOLDER.get_or_init(|| folder);
    let lock = lock(folder)
        .with_context(|| format!("{}: the folder cannot be locked", folder.display()))?;
    LOCK.get_or_init(|| lock);
    ctrlc::set_handler(|| {
        #[cfg(unix)]
        become_finisher();
        remove();
        process::exit(INTERRUPTED.into());
    })
    .context("signals cannot be handled")
}

/// The file that locks a folder. It is named only once locked.
fn lock(folder: &Path) -> io::Result<File> {
    let unlocked = folder.join("unlocked");
    let lock = File::create(&unlocked)?;
    lock.lock()?;
    fs::rename(unlocked, folder.join(LOCK_NAME))?;
    Ok(lock)
}

fn sweep() {
    let entries = fs::read_dir(env::temp_dir()).into_iter().flatten();
    for entry in entries.flatten() {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder && is_ours(&entry.file_name()) && is_abandoned(&entry.path()).unwrap_or(false)
        {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Returns whether this is the name of a folder that [`create`] has made.
fn is_ours(name: &OsStr) -> bool {
    let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    random.is_some_and(|random| {
        random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

fn is_abandoned(folder: &Path) -> io::Result<bool> {
    let lock = folder.join(LOCK_NAME);
    // A solution may have replaced the file.
    if fs::symlink_metadata(&lock).is_ok_and(|lock| lock.is_file()) {
        return Ok(File::open(lock)?.try_lock().is_ok());
    }
    let age = fs::metadata(folder)?.modified()?.elapsed();
    Ok(age.is_ok_and(|age| age > DAY))
}

/// Replaces this process and all its threads by a finisher, since a thread might otherwise start another
/// compiler as soon as one ends. Returns only if that is impossible.
#[cfg(unix)]
fn become_finisher() {
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    if let (Some(folder), Ok(program)) = (FOLDER.get(), runner::this_program()) {
        let _ = Command::new(program).arg(FINISH).arg(folder).exec();
    }
    runner::end_descendants();
}

/// The finisher's part of `main`: if this process was started as one, ends the processes it has inherited,
/// removes the folder, and returns the exit status.
pub(crate) fn finisher() -> Option<ExitCode> {
    let mut arguments = env::args_os().skip(1);
    if arguments.next()? != FINISH {
        return None;
    }
    let folder = PathBuf::from(arguments.next()?);
    if !folder.file_name().is_some_and(is_ours) || folder.parent() != Some(&env::temp_dir()) {
        return None;
    }
    runner::end_descendants();
    let _ = fs::remove_dir_all(folder);
    Some(ExitCode::from(INTERRUPTED))
}

pub(crate) fn remove() {
    let Some(folder) = FOLDER.get() else {
        return;
    };
    // Another thread may be writing to the folder.
    for _ in 0..20 {
        if fs::remove_dir_all(folder).is_ok() || !folder.exists() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
}
