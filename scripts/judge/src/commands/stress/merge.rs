//! `cargo judge stress --merge`

use super::line;
use crate::files::read_text;
use crate::output::stdout;
use crate::report::escaped;
use crate::stress::{Merged, Part, Shard};
use anyhow::{Context, Result, ensure};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Adds up the reports in these files. The exit status tells whether a difference was found or a shard is
/// missing.
pub(crate) fn merge(files: &[PathBuf]) -> Result<ExitCode> {
    let mut parts = Vec::new();
    for file in files {
        let name = file.display().to_string();
        let read: Vec<Part> = serde_json::from_str(&read_text(file)?).with_context(|| {
            format!("{name}: is not what `cargo judge stress --format json` prints")
        })?;
        ensure!(!read.is_empty(), "{name}: a report without a search");
        parts.extend(read.into_iter().map(|part| (name.clone(), part)));
    }
    let merged = Merged::of(&parts)?;
    let width = merged.iter().map(|merged| merged.search.problem.len());
    let width = width.max().unwrap_or(0);
    let mut is_wanting = false;
    for merged in &merged {
        let problem = &merged.search.problem;
        let found = !merged.differences.is_empty();
        writeln!(stdout(), "{problem:width$} {}", line(problem, &merged.tried, found))?;
        for (shards, what) in
            [(&merged.missing, "missing"), (&merged.cut, "cut short by --seconds")]
        {
            if !shards.is_empty() {
                writeln!(stdout(), "{:width$} {what}: {}", "", named(shards))?;
            }
        }
        for difference in &merged.differences {
            writeln!(stdout(), "{}", escaped(difference.as_bytes()).trim_end())?;
        }
        is_wanting |= found || !merged.missing.is_empty();
    }
    Ok(ExitCode::from(u8::from(is_wanting)))
}

fn named(shards: &[Shard]) -> String {
    let shards: Vec<String> = shards.iter().map(Shard::to_string).collect();
    shards.join(", ")
}
