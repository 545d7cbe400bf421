//! A cache of compilers' results in `target/bundles`.

use crate::digest::digest;
use crate::rust::rustc::version;
use anyhow::{Context, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The sources, besides the solution and the bundler itself, on which every bundle depends.
const SOURCES: [&str; 5] =
    ["Cargo.lock", "Cargo.toml", "problems/Cargo.toml", "shared/Cargo.toml", "shared/src"];

/// A digest of the sources of the running bundler, which need not be those of the workspace.
const BUNDLER: &str = env!("BUNDLER_SOURCES");

/// Results made from the current sources. Losing the cache does no harm: unreadable entries are made again,
/// and entries that cannot be written are skipped.
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// Opens a workspace's cache and removes results of other sources.
    ///
    /// # Errors
    ///
    /// Fails if a source cannot be read.
    pub fn open(workspace: &Path) -> Result<Cache> {
        let mut parts = vec![version().unwrap_or_default().into(), BUNDLER.into()];
        for source in SOURCES {
            add(&mut parts, workspace, Path::new(source))?;
        }
        let parent = workspace.join("target/bundles");
        let folder = parent.join(digest(&parts));
        if !folder.is_dir() {
            let _ = fs::remove_dir_all(&parent);
        }
        Ok(Cache::in_folder(folder))
    }

    /// A separate cache, in which keys contain everything that the results depend on. Nothing is removed.
    pub fn in_folder(folder: PathBuf) -> Cache {
        let _ = fs::create_dir_all(&folder);
        Cache { folder }
    }

    pub fn read(&self, key: &[&[u8]]) -> Option<Vec<u8>> {
        fs::read(self.path(key)).ok()
    }

    pub fn write(&self, key: &[&[u8]], made: &[u8]) {
        // The file is moved into place only when complete, since another process may read it.
        let written = tempfile::NamedTempFile::new_in(&self.folder)
            .and_then(|file| fs::write(&file, made).map(|()| file));
        if let Ok(file) = written {
            let _ = file.persist(self.path(key));
        }
    }

    /// Returns the result stored under a key, or else stores and returns that of `make`.
    ///
    /// # Errors
    ///
    /// Returns the error of `make`.
    pub fn get(&self, key: &[&[u8]], make: impl FnOnce() -> Result<Vec<u8>>) -> Result<Vec<u8>> {
        if let Some(kept) = self.read(key) {
            return Ok(kept);
        }
        let made = make()?;
        self.write(key, &made);
        Ok(made)
    }

    fn path(&self, key: &[&[u8]]) -> PathBuf {
        self.folder.join(digest(key))
    }
}

/// Adds names, lengths and modification times of the files at or below a path.
fn add(parts: &mut Vec<Vec<u8>>, workspace: &Path, path: &Path) -> Result<()> {
    let full = workspace.join(path);
    if full.is_dir() {
        let names = fs::read_dir(&full)?.map(|entry| Ok(entry?.file_name()));
        let mut names = names.collect::<Result<Vec<_>>>()?;
        names.sort();
        return names.iter().try_for_each(|name| add(parts, workspace, &path.join(name)));
    }
    match fs::metadata(&full) {
        Ok(facts) => {
            parts.push(path.as_os_str().as_encoded_bytes().to_vec());
            parts.push(format!("{} {:?}", facts.len(), facts.modified()?).into_bytes());
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error).with_context(|| format!("{}: cannot be read", full.display())),
    }
}
