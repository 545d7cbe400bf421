//! The bounds of the statements: a solution keeps to them (see `judge::probing`), and so does the jury's reader.

use crate::{for_each_book, program};
use judge::catalog::Problem;
use judge::probing;
use judge::program::Program;
use jury::books::{book, AnyBook};
use jury::format::Probe;
use jury::Random;
use libtest_mimic::Trial;
use rand::SeedableRng;

pub fn trials() -> Vec<Trial> {
    for_each_book("bounds", are_those_of_the_statement)
}

fn are_those_of_the_statement(problem: &Problem) {
    let book = book(&problem.id).unwrap();
    let probes = book.probes(&mut Random::seed_from_u64(1));
    for probe in &probes {
        are_those_of_the_format(problem, &*book, probe);
    }
    for solution in &problem.facts.solutions {
        let program = program(&solution.name);
        probing::check(problem, &Program::new(&solution.name, &program), &probes).unwrap();
    }
}

/// Numbers within their bounds that occur in no valid case.
const IN_NO_CASE: [(&str, &str, i128); 6] = [
    // Two tokens are to the right of the blue one, and one of the white one.
    ("cf1091h", "b", 100_000),
    ("cf1091h", "w", 100_000),
    // No board has room for this many rounds.
    ("luogu_p1971", "k", 1000),
    // The number of pieces is even.
    ("luogu_p2490", "k", 3),
    // No start is its own target.
    ("luogu_p6560", "n", 1),
    // There are fewer positions to lead to, but they may be repeated.
    ("poj2425", "X", 100_000),
];

/// Checks that the jury reads the input exactly when the number is within its bounds.
fn are_those_of_the_format(problem: &Problem, book: &dyn AnyBook, probe: &Probe) {
    let Probe { what, number, is_complete, .. } = *probe;
    let (least, most) = probe.bounds;
    let read = book.split(&probe.input);
    if probe.is_within() {
        let occurs = !IN_NO_CASE.contains(&(problem.id.as_str(), what, number));
        assert_eq!(is_complete, occurs, "{what} = {number}");
        assert_eq!(read.is_ok(), occurs, "{what} = {number}: {read:?}");
    } else {
        let expected = format!("{what} is {number}, not in {least}..={most}");
        let error = read.unwrap_err().to_string();
        assert!(error.contains(&expected), "{error}");
    }
}
