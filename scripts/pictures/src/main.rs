//! Writes the pictures to `docs/pictures`, and the gallery that shows them to `docs/pictures.md`.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

fn main() -> Result<()> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (file, content) in pictures::files() {
        let path = docs.join(&file);
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
