//! What compilers made of the same sources before, in `target/site-cache`.

use anyhow::{Context, Result};
use judge::bundle::toolchain;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// What all bundles and programs depend on.
const SOURCES: [&str; 8] = [
    "Cargo.lock",
    "Cargo.toml",
    "problems/Cargo.toml",
    "shared/src",
    "scripts/bundler/src",
    "scripts/judge/judges.toml",
    "scripts/judge/src/bundle.rs",
    "scripts/judge/src/verdict.rs",
];

pub struct Cache {
    folder: PathBuf,
    /// The sources and the compilers.
    common: Sha256,
    /// The names of the files that were asked for.
    used: Mutex<BTreeSet<String>>,
}

impl Cache {
    pub fn open(workspace: &Path) -> Result<Cache> {
        let folder = workspace.join("target/site-cache");
        fs::create_dir_all(&folder)?;
        let mut common = Sha256::new();
        for source in SOURCES {
            add(&mut common, &workspace.join(source))?;
        }
        let rustc = Command::new("rustc").arg("-vV").output();
        common.update(rustc.context("rustc cannot be run")?.stdout);
        common.update(format!("{:?}", toolchain()?));
        Ok(Cache {
            folder,
            common,
            used: Mutex::default(),
        })
    }

    /// What `make` returns, or returned before with this key.
    pub fn get(&self, key: &[&[u8]], make: impl FnOnce() -> Result<Vec<u8>>) -> Result<Vec<u8>> {
        let mut hash = self.common.clone();
        for part in key {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        let mut name = String::new();
        for byte in hash.finalize() {
            write!(name, "{byte:02x}")?;
        }
        let path = self.folder.join(&name);
        self.used
            .lock()
            .expect("no thread panics with it")
            .insert(name);
        if let Ok(kept) = fs::read(&path) {
            return Ok(kept);
        }
        let made = make()?;
        // Moved into place when it is complete, since another process may look for it.
        let file = tempfile::NamedTempFile::new_in(&self.folder)?;
        fs::write(&file, &made)?;
        file.persist(&path)?;
        Ok(made)
    }

    /// Removes what was not asked for.
    pub fn prune(&self) -> Result<()> {
        let used = self.used.lock().expect("no thread panics with it");
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if !used.contains(&*entry.file_name().to_string_lossy()) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

/// Adds the names and texts of the files below a path.
fn add(hash: &mut Sha256, path: &Path) -> Result<()> {
    if path.is_dir() {
        let entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
        let mut entries = entries.collect::<Result<Vec<_>>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| add(hash, entry));
    }
    hash.update(path.as_os_str().as_encoded_bytes());
    hash.update(fs::read(path).with_context(|| format!("{}: cannot be read", path.display()))?);
    Ok(())
}
