//! `cargo judge` from outside: planted programs and their verdicts, broken catalogues, the command
//! line.

mod answers;
mod broken;
mod builds;
mod changes;
mod checkout;
mod command;
mod destination;
mod dialogues;
mod documented;
mod editions;
mod explained;
mod found;
mod full_size;
mod hangs;
#[cfg(target_os = "linux")]
mod hostile;
mod listen;
mod measurements;
mod new;
mod own_cases;
mod planted;
mod played;
mod published;
mod ready;
mod reports;
#[cfg(target_os = "linux")]
mod scratch;
mod twins;
mod untidy;
mod value;
mod workbench;

use judge::binaries::release_judge;
use judge::catalog::Catalog;
use judge::runner::{Runner, launch_through};
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

/// Runs programs through the launcher of `cargo judge`.
fn runner() -> Runner {
    launch_through(release_judge().into());
    Runner::default()
}

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
    let catalog = Catalog::read(folder).and_then(Catalog::whole);
    catalog.unwrap_or_else(|error| panic!("{error:#}"))
}
