//! Finds the modules of the rules and of the books, so that a new game or problem is entered nowhere.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);
    let (rules, _) = modules("pub mod", "rules", &[])?;
    fs::write(out.join("rules.rs"), rules)?;
    let (mut books, problems) = modules("mod", "books", &["any", "games", "prelude", "shown"])?;
    writeln!(books, "books! {{ {} }}", problems.join(", "))?;
    fs::write(out.join("books.rs"), books)?;
    Ok(())
}

/// The declarations of the modules in a folder of `src` but for some, and their names.
fn modules(
    declaration: &str,
    folder: &str,
    but: &[&str],
) -> Result<(String, Vec<String>), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?)
        .join("src")
        .join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    paths.sort();
    let mut names = Vec::new();
    let mut declarations = String::new();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().display().to_string();
        if but.contains(&&*name) {
            continue;
        }
        let path = path.display().to_string();
        writeln!(declarations, "#[path = {path:?}]\n{declaration} {name};")?;
        names.push(name);
    }
    Ok((declarations, names))
}
