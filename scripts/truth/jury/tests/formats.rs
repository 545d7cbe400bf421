//! The stated bounds of the books' formats, checked against their behaviour.

use jury::Random;
use jury::books::{PROBLEMS, book};
use jury::format::Probe;
use rand::SeedableRng;
use rayon::prelude::*;

/// Numbers that are within their bounds but occur in no valid case, because of another condition.
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

#[test]
fn each_bound_is_tried_from_both_sides() {
    PROBLEMS.par_iter().copied().for_each(bounds_are_tried);
}

fn bounds_are_tried(problem: &str) {
    let book = book(problem).unwrap();
    for probe in book.probes(&mut Random::seed_from_u64(1)) {
        let Probe { what, number, .. } = &probe;
        let (least, most) = probe.bounds;
        let read = book.split(&probe.input);
        if probe.is_within() {
            let known = IN_NO_CASE.contains(&(problem, what, *number));
            assert!(probe.is_complete != known, "{problem}: {what} = {number}");
            assert!(read.is_ok() != known, "{problem}: {what} = {number}: {read:?}");
        } else {
            let expected = format!("{what} is {number}, not in {least}..={most}");
            let error = read.unwrap_err().to_string();
            assert!(error.contains(&expected), "{problem}: {error}");
        }
    }
}

#[test]
fn validation_is_exact() {
    let rng = &mut Random::seed_from_u64(2);
    for problem in PROBLEMS {
        let book = book(problem).unwrap();
        let mut case = book.random(rng);
        if !book.totals(&case).is_empty() {
            case = book.small().next().unwrap();
        }
        let input = book.join(&[case]);
        book.validate(&input).unwrap();
        let longer = format!("{input}\n");
        assert!(book.validate(&longer).is_err(), "{problem}");
    }
}
