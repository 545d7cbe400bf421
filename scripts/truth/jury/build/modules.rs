//! Lets build scripts compile the problems' files as modules. All paths are relative, so a copy of a built
//! checkout recompiles nothing.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folders of the problems in the workspace with this root, sorted by name: those with a `problem.toml`.
pub fn problems(root: &Path) -> Vec<PathBuf> {
    let problems = root.join("problems");
    // Watches the list of programs, which every new problem changes, since watching the folder would include
    // everything in it.
    watch(&problems.join("Cargo.toml"));
    let mut folders = entries(&problems);
    folders.retain(|folder| folder.join("problem.toml").is_file());
    folders
}

/// The Rust files in a folder, sorted by name; none without the folder.
// Not all build scripts need it.
#[allow(dead_code)]
pub fn files(folder: &Path) -> Vec<PathBuf> {
    if !folder.is_dir() {
        return Vec::new();
    }
    watch(folder);
    let mut files = entries(folder);
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files
}

/// Makes cargo rerun the build script after a change.
pub fn watch(path: &Path) {
    println!("cargo:rerun-if-changed={}", path.display());
}

/// The name of a file or folder without its extension.
pub fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// The folder for the output of a build script.
pub fn out() -> PathBuf {
    let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::canonicalize(folder).expect("cargo has made the folder")
}

/// The declaration of a module whose source is `file`, for a file in [`out`].
pub fn declared(name: &str, file: &Path) -> String {
    let path = from_out(file);
    format!("#[path = {path:?}]\npub mod {name};\n")
}

/// The path of a file relative to the folder [`out`].
pub fn from_out(file: &Path) -> String {
    let file = fs::canonicalize(file).expect("the file is there");
    between(&out(), &file).display().to_string()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let mut paths: Vec<_> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

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
