//! Names the modules of the rules: a new game is entered nowhere.
//!
//! A macro that does so brings a parser along, whose features differ between the packages that are built
//! together; with each set of them all of this crate would be compiled anew.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/rules");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    paths.sort();
    let mut modules = String::new();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().display().to_string();
        let path = path.display().to_string();
        writeln!(modules, "#[path = {path:?}]\npub mod {name};")?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("rules.rs"), modules)?;
    Ok(())
}
