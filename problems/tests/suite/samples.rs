//! Every solution on every bundled case.

use crate::{catalog, program, trial, BOUNDS};
use judge::catalog::{Case, Problem};
use judge::report;
use judge::runner::Runner;
use judge::verdict;
use libtest_mimic::Trial;

pub fn trials() -> Vec<Trial> {
    catalog().problems.iter().flat_map(trials_of).collect()
}

fn trials_of(problem: &'static Problem) -> Vec<Trial> {
    let name = format!("samples::{}", problem.id);
    match problem.cases() {
        Ok(cases) => cases
            .into_iter()
            .map(|case| {
                trial(format!("{name}::{}", case.name), move || {
                    accepted(problem, &case);
                })
            })
            .collect(),
        Err(error) => vec![Trial::test(name, move || Err(format!("{error:#}").into()))],
    }
}

fn accepted(problem: &Problem, case: &Case) {
    for solution in &problem.facts.solutions {
        let program = program(&solution.name);
        let judged = verdict::judge(&Runner::default(), problem, case, &program, &BOUNDS).unwrap();
        assert!(
            judged.verdict.is_accepted(),
            "{}",
            report::failure(problem, &solution.name, case, &judged)
        );
    }
}
