//! Writes the pictures to `shared/pictures`, and the gallery that shows them to `docs/pictures.md`.

use anyhow::{Context, Result};
use std::env;
use std::fs;
use std::path::Path;

fn main() -> Result<()> {
    // Of the checkout that is run: it may have been copied from the one that was built.
    let package = env::var_os("CARGO_MANIFEST_DIR");
    let package = package.context("start this by `cargo run -p pictures`")?;
    let root = Path::new(&package).join("../../..");
    for (file, content) in pictures::files() {
        let path = root.join(&file);
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
