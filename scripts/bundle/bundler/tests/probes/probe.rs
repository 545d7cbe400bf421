//! A probe and its description.

use anyhow::{Context, Result, anyhow};
use bundler::rust::newer::Version;
use bundler::rust::{Options, bundle_source};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::programs::{self, Run};

#[derive(Debug, Default)]
pub struct Probe {
    pub topic: String,
    file: String,
    pub feature: String,
    pub stdin: String,
    pub source: String,
    /// A part of the error, if it cannot be bundled in either language.
    pub refused: Option<String>,
    /// A part of the error, if it can be bundled only in C.
    pub refused_in_rust: Option<String>,
    /// A part of the error, if it can be bundled only in Rust.
    pub refused_in_c: Option<String>,
    expected: Once<Run>,
    bundle: Once<String>,
}

/// A shared result that is computed once; on failure, the reason.
type Once<T> = OnceLock<Result<T, String>>;

/// All probes, sorted.
pub fn probes() -> Result<Vec<Probe>> {
    let folder = Path::new("tests/probes");
    let mut probes = Vec::new();
    for topic in sorted(folder)?.into_iter().filter(|path| path.is_dir()) {
        for path in sorted(&topic)? {
            probes.push(Probe::read(&topic, &path).with_context(|| path.display().to_string())?);
        }
    }
    Ok(probes)
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

impl Probe {
    fn read(topic: &Path, path: &Path) -> Result<Probe> {
        let name =
            |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let source = fs::read_to_string(path)?;
        let mut lines = source.lines().map_while(|line| line.strip_prefix("// "));
        let feature = lines.next().context("the first line is not a comment")?;
        let mut probe = Probe {
            topic: name(topic),
            file: name(path),
            feature: feature.to_owned(),
            ..Probe::default()
        };
        for line in lines {
            if let Some(line) = line.strip_prefix("stdin:") {
                probe.stdin += line.trim_start();
                probe.stdin.push('\n');
            } else if let Some(words) = line.strip_prefix("refused: ") {
                probe.refused = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in Rust: ") {
                probe.refused_in_rust = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in C: ") {
                probe.refused_in_c = Some(words.to_owned());
            } else {
                return Err(anyhow!("unknown line `// {line}`"));
            }
        }
        probe.source = source;
        Ok(probe)
    }

    pub fn name(&self) -> String {
        format!("{}::{}", self.topic, self.file)
    }

    /// The expected error, if there is no bundle in Rust.
    pub fn no_rust(&self) -> Option<&String> {
        self.refused.as_ref().or(self.refused_in_rust.as_ref())
    }

    /// The expected error, if there is no bundle in C.
    pub fn no_c(&self) -> Option<&String> {
        self.refused.as_ref().or(self.refused_in_c.as_ref())
    }

    /// The native run, with the real crates.
    pub fn expected(&self) -> Result<&Run> {
        once(&self.expected, || programs::native(self))
    }

    /// The bundle for the oldest Rust, which is also translated to C.
    pub fn bundle(&self) -> Result<&String> {
        once(&self.bundle, || self.bundle_for(Version::OLDEST))
    }

    pub fn bundle_for(&self, version: Version) -> Result<String> {
        let options = Options { version, editions: vec!["2021", "2024"], ..Options::default() };
        let path = Path::new("probe.rs");
        bundle_source(programs::workspace(), path, &self.source, &options)
    }
}

fn once<T>(cell: &Once<T>, make: impl FnOnce() -> Result<T>) -> Result<&T> {
    let made = cell.get_or_init(|| make().map_err(|error| format!("{error:#}")));
    made.as_ref().map_err(|why| anyhow!("{why}"))
}
