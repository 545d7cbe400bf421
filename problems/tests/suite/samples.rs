//! Every solution on every bundled case.

use crate::{problem, program, BOUNDS};
use judge::report;
use judge::verdict;
use rstest::rstest;
use std::path::PathBuf;

#[rstest]
fn accepted(#[files("../testdata/*/*.in")] input: PathBuf) {
    let folder = input.parent().and_then(|folder| folder.file_name());
    let problem = problem(folder.unwrap().to_str().unwrap());
    let name = input.file_stem().unwrap().to_str().unwrap();
    let cases = problem.cases().unwrap_or_else(|error| panic!("{error:#}"));
    let case = cases.iter().find(|case| case.name == name).unwrap();
    for solution in &problem.facts.solutions {
        let judged = verdict::judge(problem, case, &program(&solution.name), &BOUNDS).unwrap();
        assert!(
            judged.verdict.is_accepted(),
            "{}",
            report::failure(problem, &solution.name, case, &judged)
        );
    }
}
