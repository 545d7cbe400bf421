//! Every solution on every bundled case, and on the same without the lines of zeros that end it.

use crate::{catalog, for_each_book, program, trial};
use judge::catalog::{Case, Problem};
use judge::program::Program;
use judge::report;
use judge::runner::{Bounds, End, Runner};
use judge::verdict;
use jury::books::book;
use libtest_mimic::Trial;
use std::fs;

pub fn trials() -> Vec<Trial> {
    let cases = catalog().problems.iter().flat_map(trials_of);
    cases.chain(for_each_book("unterminated", answered)).collect()
}

fn trials_of(problem: &'static Problem) -> Vec<Trial> {
    let name = format!("samples::{}", problem.id);
    match problem.cases_in_all_layouts() {
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
        let path = program(&solution.name);
        let program = Program::new(&solution.name, &path);
        let judged =
            verdict::judge(&Runner::default(), problem, case, &program, &Bounds::GENEROUS).unwrap();
        assert!(
            judged.verdict.is_accepted(),
            "{}",
            report::failure(problem, &solution.name, case, &judged)
        );
    }
}

/// If a line of zeros ends the cases, the end of the input may take its place.
fn answered(problem: &Problem) {
    let book = book(&problem.id).unwrap();
    for case in problem.cases().unwrap() {
        let whole = fs::read_to_string(&case.input).unwrap();
        let (output, cases) = (fs::read(&case.output).unwrap(), book.split(&whole).unwrap());
        let mut input = whole.trim_end();
        while let Some((rest, "0" | "0 0")) = input.rsplit_once('\n') {
            input = rest.trim_end();
            if book.split(input).ok().as_ref() != Some(&cases) {
                break;
            }
            for solution in &problem.facts.solutions {
                let program = program(&solution.name);
                let run = Runner::default().run(&program, &[], input.as_bytes(), &Bounds::GENEROUS);
                let run = run.unwrap();
                let is_answered = run.end == End::Success && run.stdout == output;
                assert!(is_answered, "{} on\n{input}\n{run:?}", solution.name);
            }
        }
    }
}
