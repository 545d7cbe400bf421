//! Tests of every module with extreme arguments: empty lists, 0, the least and the greatest number. Each
//! call returns the correct answer or panics with its documented reason, so builds with and without
//! overflow checks agree; `.ci/run` tries both.

mod graphs;
mod heaps;
mod numbers;
#[path = "../theory/panics.rs"]
mod panics;
mod residues;
mod short_games;

use panics::panic_message;
use std::fs;
use std::path::Path;

/// Modules without functions, and the modules for reading and writing, which
/// `scripts/bundle/bundler/tests/standins.rs` and `shared/tests/theory/writing.rs` test.
const OTHERS: [&str; 6] = ["lib", "guide", "loopy", "partizan", "reading", "writing"];

#[test]
fn every_module_is_tested() {
    let files = |folder: &Path| -> Vec<_> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let tests = files(Path::new("tests/edges"));
    let tests: String = tests.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    for file in files(Path::new("src")) {
        let module = file.file_stem().unwrap().to_str().unwrap();
        let test = format!("fn {module}() {{");
        assert!(OTHERS.contains(&module) || tests.contains(&test), "no test of {module}");
    }
}
