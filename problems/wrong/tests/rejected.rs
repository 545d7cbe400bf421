//! Each wrong program is rejected by a case, bundled or found by the jury, which is named.

use judge::catalog::{Case, Catalog, Problem};
use judge::runner::{Bounds, End, Ending, Input, Runner};
use judge::stress::{stress, Answer, Effort, Program};
use judge::verdict;
use libtest_mimic::{Arguments, Trial};
use std::ffi::OsStr;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// No program here is wrong by being slow.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(60),
    memory: None,
};

const EFFORT: Effort = Effort {
    seed: 1,
    time: None,
    cases: Some(3000),
};

/// The programs are listed when the test runs. With `--nocapture` it prints what rejects each.
fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let arguments = Arguments::from_args();
    let verbose = arguments.nocapture;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/programs");
    let sources = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = sources
        .map(|source| {
            let path = source.unwrap().path();
            path.file_stem().unwrap().to_str().unwrap().to_owned()
        })
        .collect();
    names.sort();
    let trials = names.into_iter().map(|name| {
        Trial::test(name.clone(), move || {
            let case = rejecting(&name).unwrap_or_else(|| panic!("no case rejects {name}"));
            if verbose {
                println!("{name} is rejected by {case}");
            }
            Ok(())
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// The case that rejects a program, if there is one.
fn rejecting(name: &str) -> Option<String> {
    let catalog = Catalog::load().unwrap();
    let problem = problem(&catalog, name);
    let program = Program {
        name,
        path: Path::new(env!("CARGO_BIN_EXE_wrong")),
        arguments: &[OsStr::new(name)],
    };
    bundled(problem, &program).or_else(|| found(problem, &program))
}

/// The problem whose id a program's name begins with.
fn problem<'a>(catalog: &'a Catalog, name: &str) -> &'a Problem {
    let of_this = |problem: &&Problem| {
        let rest = name.strip_prefix(&problem.id);
        rest.is_some_and(|rest| rest.starts_with('_'))
    };
    let problem = catalog.problems.iter().find(of_this);
    problem.unwrap_or_else(|| panic!("{name}: no problem of the catalogue begins its name"))
}

/// The first bundled case with a wrong answer, or a mistake in the dialogue.
fn bundled(problem: &Problem, program: &Program) -> Option<String> {
    let cases = problem.cases().unwrap();
    let rejecting = cases.into_iter().find(|case| {
        if problem.facts.interactive {
            return mistaken(problem, program, case);
        }
        let input = Input::File(&case.input);
        let run = Runner::default()
            .run(program.path, program.arguments, input, &BOUNDS)
            .unwrap();
        assert_eq!(run.end, End::Success, "{}", case.name);
        let input = std::fs::read_to_string(&case.input).unwrap();
        let expected = std::fs::read(&case.output).unwrap();
        let verdict = verdict::of_output(problem, &input, &expected, &run.stdout).unwrap();
        !verdict.is_accepted()
    });
    rejecting.map(|case| format!("the bundled case {}", case.name))
}

/// Whether a program makes a mistake in the dialogue of a case.
fn mistaken(problem: &Problem, program: &Program, case: &Case) -> bool {
    let input = std::fs::read_to_string(&case.input).unwrap();
    let interactor = verdict::interactor(problem, &input).unwrap();
    let (_, dialogue) = Runner::default()
        .converse(program.path, program.arguments, interactor, &BOUNDS)
        .unwrap();
    match dialogue.ending {
        Ending::Over(_) => false,
        Ending::Fault(..) => true,
        ref other => panic!("{}: {other:?}\n{dialogue}", case.name),
    }
}

/// A case that the jury finds.
fn found(problem: &Problem, program: &Program) -> Option<String> {
    let report = stress(problem, &[*program], EFFORT, &|_| {}).unwrap();
    let difference = report.difference?;
    let answered =
        |(_, answer): &(String, Answer)| !matches!(answer, Answer::Failure(_) | Answer::Hang(_));
    assert!(difference.answers.iter().all(answered), "{difference}");
    Some(format!("a case of the jury: {difference}"))
}
