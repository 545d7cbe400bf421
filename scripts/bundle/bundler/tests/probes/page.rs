//! The generated tables in `docs/bundles.md`.

use anyhow::{Context, Result, ensure};
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
