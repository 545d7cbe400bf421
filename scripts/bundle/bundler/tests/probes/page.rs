//! The tables of `docs/bundles.md` that tests make.

use anyhow::{Context, Result, ensure};
use std::env;
use std::fs;
use std::path::Path;

/// The environment variable by which a table is written.
const UPDATE: &str = "UPDATE_DOCS";

/// Sees that the page has this table between its markers, which the test target makes; or writes it.
pub fn holds(table: &str, markers: [&str; 2], target: &str) -> Result<()> {
    // Cargo starts a test in the folder of its package.
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
        "{}: the table is not the one that the programs make; `{UPDATE}=1 cargo test --package bundler \
         --test {target} table` writes it anew",
        path.display()
    );
    Ok(())
}
