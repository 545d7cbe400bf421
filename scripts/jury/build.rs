//! Finds the modules of the rules and of the books, so that a new game or problem is entered nowhere.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let out = fs::canonicalize(env::var("OUT_DIR")?)?;
    let (rules, _) = modules(&out, "pub mod", "rules", &[])?;
    fs::write(out.join("rules.rs"), rules)?;
    let (mut books, problems) = modules(
        &out,
        "#[doc(hidden)] pub mod",
        "books",
        &["any", "games", "misere_nim", "prelude", "shown"],
    )?;
    writeln!(books, "books! {{ {} }}", problems.join(", "))?;
    fs::write(out.join("books.rs"), books)?;
    Ok(())
}

/// The declarations of the modules in a folder of `src` but for some, and their names. The declarations stand in
/// a file in `out`; the paths begin there, so that a copy of the checkout has the same ones.
fn modules(
    out: &Path,
    declaration: &str,
    folder: &str,
    but: &[&str],
) -> Result<(String, Vec<String>), Box<dyn Error>> {
    let folder = Path::new("src").join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(fs::canonicalize(folder)?)? {
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
        let path = between(out, &path).display().to_string();
        writeln!(declarations, "#[path = {path:?}]\n{declaration} {name};")?;
        names.push(name);
    }
    Ok((declarations, names))
}

/// The way from a folder to a file.
fn between(folder: &Path, file: &Path) -> PathBuf {
    let both = folder.components().zip(file.components());
    let shared = both.take_while(|(one, other)| one == other).count();
    let mut way = PathBuf::new();
    for _ in folder.components().skip(shared) {
        way.push("..");
    }
    way.extend(file.components().skip(shared));
    way
}
