//! Every solution before the jury: a short run, the same each time. `cargo judge stress` runs it
//! for as long as one likes.

use judge::catalog::Catalog;
use judge::stress::{stress, Effort, Program};
use rstest::rstest;
use std::path::{Path, PathBuf};

const EFFORT: Effort = Effort {
    seed: 20_080_101,
    time: None,
    cases: 400,
};

#[rstest]
fn finds_no_difference(#[files("../testdata/*.toml")] facts: PathBuf) {
    let catalog = Catalog::load().unwrap();
    let id = facts.file_stem().unwrap().to_str().unwrap();
    let problem = catalog.problem(id).unwrap();
    let names: Vec<&str> = problem
        .facts
        .solutions
        .iter()
        .map(|solution| solution.name.as_str())
        .collect();
    let paths: Vec<PathBuf> = names.iter().map(|name| binary(name)).collect();
    let programs: Vec<Program> = names
        .iter()
        .zip(&paths)
        .map(|(name, path)| Program {
            name,
            path,
            arguments: &[],
        })
        .collect();
    let report = stress(problem, &programs, EFFORT, &|_| {}).unwrap();
    assert!(report.small > 0 && report.random > 0 && report.full > 0);
    if let Some(difference) = report.difference {
        panic!("{difference}");
    }
}

/// The built binary of a solution.
fn binary(solution: &str) -> PathBuf {
    let file = format!("{solution}{}", std::env::consts::EXE_SUFFIX);
    Path::new(env!("CARGO_BIN_EXE_poj1067")).with_file_name(file)
}
