//! Each file compiles alone, or with the neighbours that it names, whatever the edition: so it can
//! be pasted into a submission.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn each_file_compiles_in_edition_2021() {
    for file in files() {
        compiles(&file, "2021");
    }
}

#[test]
fn each_file_compiles_in_edition_2024() {
    for file in files() {
        compiles(&file, "2024");
    }
}

/// The files of the theory.
fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir("src").unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.file_name().unwrap() != "lib.rs");
    assert!(files.len() > 20, "{files:?}");
    files
}

fn compiles(file: &Path, edition: &str) {
    let module = file.file_stem().unwrap().to_str().unwrap();
    let mut modules = BTreeSet::new();
    reach(module, file, &mut modules);
    let mut root = String::new();
    for module in &modules {
        let path = file.with_file_name(format!("{module}.rs"));
        let path = path.to_str().unwrap();
        writeln!(root, "#[path = {path:?}]\npub mod {module};").unwrap();
    }

    let folder = Path::new("../target/tmp");
    fs::create_dir_all(folder).unwrap();
    let metadata = folder.join(format!("{module}-{edition}.rmeta"));
    let mut rustc = Command::new("rustc")
        .args(["--edition", edition, "--crate-type", "lib"])
        .args(["--crate-name", "alone", "--deny", "warnings"])
        .args(["--emit", "metadata", "-o"])
        .arg(metadata)
        .arg("-")
        .stdin(Stdio::piped())
        .spawn()
        .expect("rustc is in the path");
    let mut stdin = rustc.stdin.take().unwrap();
    stdin.write_all(root.as_bytes()).unwrap();
    drop(stdin);
    let status = rustc.wait().unwrap();
    assert!(
        status.success(),
        "{module}, edition {edition}, with {modules:?}"
    );
}

/// A module and those that it names as `super::<module>`, and so on.
fn reach(module: &str, file: &Path, modules: &mut BTreeSet<String>) {
    if !modules.insert(module.to_owned()) {
        return;
    }
    let source = fs::read_to_string(file).unwrap();
    for named in source.split("super::").skip(1) {
        let end = named.find(|c: char| !c.is_ascii_lowercase() && c != '_');
        let named = &named[..end.unwrap_or(named.len())];
        let file = file.with_file_name(format!("{named}.rs"));
        if file.exists() {
            reach(named, &file, modules);
        }
    }
}
