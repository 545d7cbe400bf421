//! Malformed input: a solution must end with a failure and a message, without an answer.
//!
//! The sample is mutated in every way below. The book's reader decides whether a mutant is still well formed; if so,
//! both an answer and a rejection are accepted. A few inputs break a promise that no mutant breaks.
//!
//! For an interactive problem, the judge's first lines are mutated, which are the beginning of the sample after the
//! line that names the opponent. The input ends after them, so no program can answer.

use crate::{for_each_book, program};
use judge::catalog::Problem;
use judge::runner::{Bounds, End, Runner};
use jury::books::book;
use libtest_mimic::Trial;
use std::fs;

/// The number of tokens of the sample that are mutated, one at a time.
const TOKENS: usize = 12;

/// Letters, a fraction, and numbers below and above every bound.
const REPLACEMENTS: [&str; 8] = [
    "x",
    "1.5",
    "-1",
    "0",
    "4294967295",
    "1000000000000",
    "18446744073709551615",
    "99999999999999999999999999999999999999999",
];

/// Inputs that break a promise about several numbers, which no mutant of the sample breaks.
const BROKEN_PROMISES: [(&str, &str); 1] = [
    // Two lines have the same y.
    ("luogu_p7589", "1\n2 0 1\n0 1 2\n0 3 5\n"),
];

pub fn trials() -> Vec<Trial> {
    for_each_book("malformed", refused)
}

fn refused(problem: &Problem) {
    let cases = problem.cases().unwrap_or_else(|error| panic!("{error:#}"));
    let sample = cases.iter().find(|case| case.name == "sample-1");
    let sample = sample.unwrap_or(&cases[0]);
    let sample = fs::read_to_string(&sample.input).unwrap();
    let book = book(&problem.id).unwrap();
    let (before, sample, after) = match book.interactor(&sample).unwrap() {
        Some(mut interactor) => {
            let said = interactor.begin().says;
            let (before, after) = sample.split_once(&said).expect("it begins with the sample");
            (before.to_owned(), said, after.to_owned())
        }
        None => (String::new(), sample, String::new()),
    };
    let broken = BROKEN_PROMISES.iter().filter(|(id, _)| *id == problem.id);
    let broken = broken.map(|&(_, input)| input.to_owned());
    let mut malformed = 0;
    for input in mutants(&sample).into_iter().chain(broken) {
        let whole = format!("{before}{input}{after}");
        let fault = book.split(&whole).err().map(|error| error.to_string());
        if problem.facts.interactive && fault.is_none() {
            continue;
        }
        malformed += usize::from(fault.is_some());
        for solution in &problem.facts.solutions {
            check(&solution.name, input.as_bytes(), fault.as_deref());
        }
    }
    for input in invalid_utf8(&sample) {
        for solution in &problem.facts.solutions {
            check(&solution.name, &input, Some("not UTF-8"));
        }
    }
    assert!(malformed > 0, "the reader of {} takes anything", problem.id);
}

fn check(solution: &str, input: &[u8], fault: Option<&str>) {
    let run = Runner::default().run(&program(solution), &[], input, &Bounds::GENEROUS).unwrap();
    let text = String::from_utf8_lossy(input);
    let about = || format!("{solution} on\n{text}\nmalformed: {fault:?}\n{run:?}");
    match run.end {
        End::Success => assert_eq!(fault, None, "{}", about()),
        End::Failed { .. } => {
            assert!(run.stdout.is_empty(), "{}", about());
            assert!(!run.stderr.is_empty(), "{}", about());
        }
        _ => panic!("{}", about()),
    }
}

/// The mutants of the sample: empty, cut off after each token, with each token replaced, and with its last character
/// replaced, or doubled if it is not a digit.
fn mutants(sample: &str) -> Vec<String> {
    let tokens = positions(sample);
    let cut = tokens.iter().map(|&(start, _)| sample[..start].to_owned());
    let replaced = tokens.iter().flat_map(|&(start, end)| {
        let token = &sample[start..end];
        let last = token.chars().next_back().unwrap();
        let shorter = &token[..token.len() - last.len_utf8()];
        let mut ends = vec![String::from("?")];
        if !last.is_ascii_digit() {
            ends.push([last; 2].iter().collect());
        }
        let alike = ends.into_iter().map(move |end| shorter.to_owned() + &end);
        let tokens = REPLACEMENTS.map(String::from).into_iter().chain(alike);
        tokens.map(move |token| [&sample[..start], &token, &sample[end..]].concat())
    });
    cut.chain(replaced).collect()
}

/// The sample with a byte after a token that is not a digit, but differs from one only in its highest bit.
fn invalid_utf8(sample: &str) -> Vec<Vec<u8>> {
    let ends = positions(sample).into_iter().map(|(_, end)| end);
    let (sample, byte) = (sample.as_bytes(), b'1' | 0x80);
    ends.map(|end| [&sample[..end], &[byte], &sample[end..]].concat()).collect()
}

/// The starts and ends of the first tokens of a text.
fn positions(text: &str) -> Vec<(usize, usize)> {
    text.split_ascii_whitespace()
        .take(TOKENS)
        .map(|token| {
            let start = token.as_ptr() as usize - text.as_ptr() as usize;
            (start, start + token.len())
        })
        .collect()
}
