//! Writes the pictures to `shared/pictures`, and their gallery to `docs/pictures.md`.

use anyhow::{Context, Result};
use std::env;
use std::fs;
use std::path::Path;

fn main() -> Result<()> {
    // The variable is read at run time, since the checkout may be a copy of the one with the build.
    let package = env::var_os("CARGO_MANIFEST_DIR");
    let package = package.context("run this with `cargo run -p pictures`")?;
    let root = Path::new(&package).join("../../..");
    for (file, content) in pictures::files() {
        let path = root.join(&file);
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
