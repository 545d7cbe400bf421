//! Bundles do not check the statement's bounds. Given a number one beyond each bound, a bundle answers rightly, or
//! stops at a limit that the solution's header names under `Limits:`. A bundle also answers inputs that the solution
//! refuses, unless the method needs the promise that they break. These tests take minutes, so they run at night: `cargo
//! test --package judge --test beyond -- --ignored`.

use judge::binaries::Binaries;
use judge::bundle::unchecked;
use judge::catalog::{Catalog, Compare, Problem, workspace};
use judge::checker;
use judge::header;
use judge::runner::{Bounds, End, Run, Runner};
use jury::Random;
use jury::books::book;
use jury::format::Beyond;
use libtest_mimic::{Arguments, Completion, Trial};
use rand::SeedableRng;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;

/// The most cases of an input for which all answers are requested.
const MOST_CASES: usize = 20_000;

/// The maximum length of a case to search.
const SEARCHED: usize = 1000;

/// A number that, at 0, lets a move take nothing, so that a search does not end.
const ENDLESS: (&str, &str) = ("poj2960", "a number of S");

/// Solutions, inputs that break a promise, and the right outputs.
const BROKEN: [(&str, &str, &str); 5] = [
    ("abc261_h", "3 3 1\n1 2 1\n2 2 5\n2 3 1\n", "7"),
    ("cf1404b", "2\n2 2 2 1 1\n1 2\n4 1 1 1 3\n1 2\n2 3\n3 4\n", "Alice Alice"),
    ("codechef_hamilg", "2\n1 1\n1 1\n3 3\n1 2\n2 2\n2 3\n", "1 2"),
    ("ioi17_train", "1 1\n1\n0\n0 0\n", "0"),
    ("ioi17_train", "2 4\n1 0\n0 1\n0 1\n1 0\n1 0\n0 0\n", "1 1"),
];

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let catalog = Catalog::load().and_then(Catalog::whole);
    let problems = catalog.unwrap_or_else(|error| panic!("{error:#}")).problems;
    let broken = BROKEN.map(|(solution, input, output)| {
        let name = format!("broken::{solution}::{}", input.replace('\n', " / "));
        Trial::test(name, move || {
            answered_though_refused(solution, input, output);
            Ok(())
        })
    });
    let trials = problems.into_iter().map(trial).chain(broken).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn answered_though_refused(name: &str, input: &str, output: &str) {
    let catalog = Catalog::load().unwrap();
    let mut solutions = catalog.solutions().map(|(_, solution)| solution);
    let solution = solutions.find(|solution| solution.name == name).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bundled = folder.path().join(name);
    unchecked::compile(solution, &bundled).unwrap();
    let run = |program: &Path| {
        Runner::default().run(program, &[], input.as_bytes(), &Bounds::GENEROUS).unwrap()
    };
    let binaries = Binaries::build([name]).unwrap();
    let refused = run(binaries.path(name).unwrap());
    assert!(matches!(refused.end, End::Failed { .. }), "{refused:?}");
    let answered = run(&bundled);
    let written = String::from_utf8_lossy(&answered.stdout);
    assert_eq!(answered.end, End::Success, "{answered:?}");
    assert!(written.split_whitespace().eq(output.split_whitespace()), "{written}");
}

/// The test of a problem, ignored if it has no book.
fn trial(problem: Problem) -> Trial {
    let trial = Trial::ignorable_test(problem.id.clone(), move || {
        if let Err(error) = book(&problem.id) {
            return Ok(Completion::ignored_with(error.to_string()));
        }
        answered_or_named(&problem);
        Ok(Completion::Completed)
    });
    trial.with_kind("minutes").with_ignored_flag(true)
}

fn answered_or_named(problem: &Problem) {
    if problem.facts.interactive {
        return; // The judge's side of a dialogue accepts only cases of the statement.
    }
    let rng = &mut Random::seed_from_u64(1);
    let inputs = book(&problem.id).unwrap().beyond(rng);
    let totals = book(&problem.id).unwrap().probes(rng);
    let totals = totals.into_iter().filter(|probe| probe.is_complete && !probe.is_within());
    let totals: Vec<_> = totals.collect();
    let expected: Vec<Expected> = inputs.iter().map(|one| expected(problem, one)).collect();
    let folder = tempfile::tempdir().unwrap();
    for solution in &problem.facts.solutions {
        let source = fs::read_to_string(workspace().unwrap().join(&solution.path)).unwrap();
        let limits = header::part(&source, "Limits").unwrap_or_default().join(" ");
        let program = folder.path().join(&solution.name);
        unchecked::compile(solution, &program).unwrap();
        let run = |input: &str| {
            Runner::default().run(&program, &[], input.as_bytes(), &Bounds::GENEROUS).unwrap()
        };
        for (beyond, expected) in inputs.iter().zip(&expected) {
            let ended = run(&beyond.input);
            if let Err(why) = judged(problem, beyond, expected, &ended, &limits) {
                let Beyond { what, number, .. } = beyond;
                let input: String = beyond.input.chars().take(100).collect();
                panic!("{} {why}, with {what} = {number}, on\n{input}", solution.name);
            }
        }
        for total in &totals {
            let ended = run(&total.input).end;
            assert_eq!(ended, End::Success, "{}, with {}", solution.name, total.what);
        }
    }
}

/// The right result on an input.
enum Expected {
    /// A stop: the input denotes nothing, or breaks another promise as well.
    Stop,
    /// This output, by the rules or the second opinion; perhaps not the only one.
    Output { case: Option<String>, output: String },
    /// Neither the rules nor the second opinion know the result.
    Unknown,
}

fn expected(problem: &Problem, beyond: &Beyond) -> Expected {
    let is_endless = ENDLESS == (problem.id.as_str(), beyond.what) && beyond.number == 0;
    if beyond.is_index || is_endless {
        return Expected::Stop;
    }
    let answered = || {
        let mut book = book(&problem.id).unwrap();
        let Ok(cases) = book.split_unbounded(&beyond.input) else {
            return Expected::Stop;
        };
        let mut answers: Vec<String> = Vec::new();
        for (at, case) in cases.iter().enumerate().take(MOST_CASES) {
            let last = answers.last().filter(|_| case == &cases[at - 1]).cloned();
            // The second opinion is quicker, and is tested elsewhere.
            let mut answer = last.or_else(|| book.second_opinion(case));
            if answer.is_none() && case.len() <= SEARCHED {
                answer = book.answer(case);
            }
            match answer {
                Some(answer) => answers.push(answer),
                None => return Expected::Unknown,
            }
        }
        if answers.len() < cases.len() {
            return Expected::Unknown;
        }
        let is_decided_by_rules = problem.facts.compare == Compare::Rules;
        Expected::Output {
            case: cases.into_iter().next().filter(|_| is_decided_by_rules),
            output: book.output(&answers),
        }
    };
    // The rules themselves may panic beyond the bounds.
    catch_unwind(answered).unwrap_or(Expected::Unknown)
}

fn judged(
    problem: &Problem,
    beyond: &Beyond,
    expected: &Expected,
    run: &Run,
    limits: &str,
) -> Result<(), String> {
    let actual = String::from_utf8_lossy(&run.stdout);
    let tolerance = problem.facts.compare.tolerance();
    match (&run.end, expected) {
        (End::Success, Expected::Stop) if beyond.is_index => {
            Err(String::from("takes what does not exist"))
        }
        // The rest of the input after the last case is not read.
        (End::Success, Expected::Unknown) | (End::Success | End::Failed { .. }, Expected::Stop) => {
            Ok(())
        }
        (End::Success, Expected::Output { case, output }) => match case {
            Some(case) => {
                let mut book = book(&problem.id).unwrap();
                let accepted = book.accepts(case, output, &actual);
                accepted.unwrap_or(Ok(()))
            }
            None if output.split_whitespace().eq(actual.split_whitespace()) => Ok(()),
            None if checker::compare_within(tolerance, output.as_bytes(), &run.stdout)
                .is_none() =>
            {
                Ok(())
            }
            None => Err(format!("answers {}, not {}", actual.trim(), output.trim())),
        },
        (End::Failed { .. }, _) if beyond.number < 0 || names(limits, beyond.what) => Ok(()),
        (End::Failed { .. }, _) => Err(format!(
            "stops at a limit that its header does not name: {}",
            String::from_utf8_lossy(&run.stderr)
        )),
        (end, _) => Err(format!("ends with {end:?}")),
    }
}

/// Returns whether the header names a limit of this number.
fn names(limits: &str, what: &str) -> bool {
    let words = |text: &str| {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        words.map(str::to_lowercase).collect::<Vec<_>>()
    };
    let (limits, what) = (words(limits), words(what));
    limits.windows(what.len()).any(|window| window == what)
}
