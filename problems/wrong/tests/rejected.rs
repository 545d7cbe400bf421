//! Each wrong program is rejected by a case, bundled or found by the jury, which is named.

use judge::catalog::{Catalog, Problem};
use judge::checker::compare;
use judge::runner::{run, Bounds, End, Input};
use judge::stress::{stress, Answer, Effort, Program};
use rstest::rstest;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// No program here is wrong by being slow.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(60),
    memory: None,
};

const EFFORT: Effort = Effort {
    seed: 1,
    time: None,
    cases: 3000,
};

#[rstest]
fn is_rejected(#[files("src/programs/*.rs")] source: PathBuf) {
    let name = source.file_stem().unwrap().to_str().unwrap();
    let catalog = Catalog::load().unwrap();
    let problem = problem(&catalog, name);
    let program = Program {
        name,
        path: Path::new(env!("CARGO_BIN_EXE_wrong")),
        arguments: &[OsStr::new(name)],
    };
    let rejected = bundled(problem, &program).or_else(|| found(problem, &program));
    let case = rejected.unwrap_or_else(|| panic!("{name} passes for right"));
    println!("{name} is rejected by {case}");
}

/// The problem whose id a program's name begins with.
fn problem<'a>(catalog: &'a Catalog, name: &str) -> &'a Problem {
    let of_this = |problem: &&Problem| {
        let rest = name.strip_prefix(&problem.id);
        rest.is_some_and(|rest| rest.starts_with('_'))
    };
    let problem = catalog.problems.iter().find(of_this);
    problem.unwrap_or_else(|| panic!("{name}: the catalogue has no such problem"))
}

/// The first bundled case with a wrong answer.
fn bundled(problem: &Problem, program: &Program) -> Option<String> {
    let cases = problem.cases().unwrap();
    let rejecting = cases.into_iter().find(|case| {
        let input = Input::File(&case.input);
        let run = run(program.path, program.arguments, input, &BOUNDS).unwrap();
        assert_eq!(run.end, End::Success, "{}", case.name);
        let expected = std::fs::read(&case.output).unwrap();
        compare(&expected, &run.stdout, problem.facts.compare).is_some()
    });
    rejecting.map(|case| format!("the bundled case {}", case.name))
}

/// What the jury finds.
fn found(problem: &Problem, program: &Program) -> Option<String> {
    let report = stress(problem, &[*program], EFFORT, &|_| {}).unwrap();
    let difference = report.difference?;
    let answered = |(_, answer): &(String, Answer)| matches!(answer, Answer::Output(_));
    assert!(difference.answers.iter().all(answered), "{difference}");
    Some(format!("a case of the jury: {difference}"))
}
