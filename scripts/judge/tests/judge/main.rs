//! `cargo judge` from outside: planted programs and their verdicts, broken catalogues, the command
//! line.

mod broken;
mod command;
mod dialogues;
mod found;
mod full_size;
mod planted;
mod published;
mod twins;

use judge::catalog::Catalog;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The facts of a well-formed problem.
const FACTS: &str = r#"
title = "Doubling"
judge = "poj"
number = "1"
topic = "Tests"
theorem = "twice"
cases = "many"

[limits]
time_ms = 300
memory_kib = 65536

[[solutions]]
name = "poj1"
method = "doubles each number"
"#;

/// A catalogue of one problem: each number of the input is answered by its double.
fn testdata() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| fs::write(folder.path().join(path), text).unwrap();
    write("poj1.toml", FACTS);
    fs::create_dir(folder.path().join("poj1")).unwrap();
    write("poj1/sample-1.in", "1\n2\n3\n4\n5\n6\n7\n");
    write("poj1/sample-1.out", "2\n4\n6\n8\n10\n12\n14\n");
    folder
}

fn read(folder: &Path) -> Catalog {
    Catalog::read(folder).unwrap_or_else(|error| panic!("{error:#}"))
}
