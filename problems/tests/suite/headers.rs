//! The header of each solution: its parts, the judge's address, and the judge's limits.

use crate::for_each_problem;
use judge::catalog::{workspace, Problem};
use judge::header;
use libtest_mimic::Trial;
use std::fs;

pub fn trials() -> Vec<Trial> {
    for_each_problem("catalogue::headers", agree_with_the_catalogue)
}

fn agree_with_the_catalogue(problem: &Problem) {
    for solution in &problem.facts.solutions {
        let path = &solution.path;
        let source = fs::read_to_string(workspace().unwrap().join(path)).unwrap();
        header::check(problem, &source).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
}
