//! The generated tables in `docs/bundles.md`, and the tests of their rows.

use anyhow::{Context, Error, Result, ensure};
use libtest_mimic::Failed;
use std::env;
use std::fs;
use std::path::Path;

const UPDATE: &str = "UPDATE_DOCS";

/// Checks or updates a table between the markers.
pub fn holds(table: &str, markers: [&str; 2], target: &str) -> Result<()> {
    let path = Path::new("../../../docs/bundles.md");
    let page = fs::read_to_string(path)?;
    let marked = || format!("{}: the lines {markers:?} are missing", path.display());
    let (before, rest) = page.split_once(markers[0]).with_context(marked)?;
    let (_, after) = rest.split_once(markers[1]).with_context(marked)?;
    let current = [before, markers[0], table, markers[1], after].concat();
    if env::var_os(UPDATE).is_some() {
        fs::write(path, current)?;
        return Ok(());
    }
    ensure!(
        page == current,
        "{}: the table is out of date; update it with `{UPDATE}=1 cargo test --package bundler \
        --test {target} table`",
        path.display()
    );
    Ok(())
}

/// The cell of a row: the reason if there is no bundle.
pub fn cell(refused: Option<&String>) -> String {
    refused.map_or("yes".into(), |why| format!("no: {why}"))
}

pub fn is_refused<T>(made: Result<T>, words: &str) -> Result<()> {
    let error = made.err().context("the program is not refused")?;
    let message = format!("{error:#}");
    ensure!(message.contains(words), "refused with another message: {message}");
    Ok(())
}

pub fn failed(error: &Error) -> Failed {
    format!("{error:#}").into()
}
