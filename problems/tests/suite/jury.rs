//! Every solution before the jury: a short run, the same each time. `cargo judge stress` runs for
//! as long as one likes.

use crate::{for_each_book, program};
use judge::catalog::Problem;
use judge::stress::{stress, Effort, Program};
use libtest_mimic::Trial;
use std::path::PathBuf;

const EFFORT: Effort = Effort {
    seed: 20_080_101,
    time: None,
    cases: Some(400),
};

pub fn trials() -> Vec<Trial> {
    for_each_book("jury", finds_no_difference)
}

fn finds_no_difference(problem: &Problem) {
    let names = problem
        .facts
        .solutions
        .iter()
        .map(|solution| &solution.name);
    let paths: Vec<(&String, PathBuf)> = names.map(|name| (name, program(name))).collect();
    let programs: Vec<Program> = paths
        .iter()
        .map(|(name, path)| Program::new(name, path))
        .collect();
    let report = stress(problem, &programs, EFFORT, &|_| {}).unwrap();
    assert!(report.small > 0 && report.random > 0 && report.full > 0);
    if let Some(difference) = report.difference {
        panic!("{difference}");
    }
}
