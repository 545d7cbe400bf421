//! Malformed input: a solution must end with a failure and a message, without an answer.
//!
//! The sample is spoilt in every way below. What is still well formed decides the rule book's
//! own reader: then an answer is right, and so is a refusal.

use crate::{problem, program, BOUNDS};
use judge::runner::{self, End, Input};
use jury::{self, RuleBook, Tokens, Visitor};
use rstest::rstest;
use std::fs;
use std::path::PathBuf;

/// So many tokens of the sample are spoilt, each in its turn.
const TOKENS: usize = 12;

/// What a token is replaced by: letters, a fraction, numbers below and beyond every bound.
const INSTEAD: [&str; 8] = [
    "x",
    "1.5",
    "-1",
    "0",
    "4294967295",
    "1000000000000",
    "18446744073709551615",
    "99999999999999999999999999999999999999999",
];

/// Why an input is malformed, if it is.
struct Fault<'a>(&'a str);

impl Visitor for Fault<'_> {
    type Output = Option<String>;

    fn visit<B: RuleBook>(self, book: B) -> Self::Output {
        let parsed = book.parse(&mut Tokens::new(self.0));
        parsed.err().map(|error| error.to_string())
    }
}

#[rstest]
fn refused(#[files("../testdata/*.toml")] facts: PathBuf) {
    let problem = problem(facts.file_stem().unwrap().to_str().unwrap());
    let cases = problem.cases().unwrap_or_else(|error| panic!("{error:#}"));
    let sample = cases.iter().find(|case| case.name == "sample-1");
    let sample = sample.unwrap_or(&cases[0]);
    let sample = fs::read_to_string(&sample.input).unwrap();
    let mut malformed = 0;
    for input in spoilt(&sample) {
        let fault = jury::with_book(&problem.id, Fault(&input)).unwrap();
        malformed += usize::from(fault.is_some());
        for solution in &problem.facts.solutions {
            check(&solution.name, input.as_bytes(), fault.as_deref());
        }
    }
    for input in no_text(&sample) {
        for solution in &problem.facts.solutions {
            check(&solution.name, &input, Some("no UTF-8"));
        }
    }
    assert!(malformed > 0, "the reader of {} takes anything", problem.id);
}

fn check(solution: &str, input: &[u8], fault: Option<&str>) {
    let run = runner::run(&program(solution), &[], Input::Bytes(input), &BOUNDS).unwrap();
    let text = String::from_utf8_lossy(input);
    let about = || format!("{solution} on\n{text}\nmalformed: {fault:?}\n{run:?}");
    match run.end {
        End::Success => assert_eq!(fault, None, "{}", about()),
        End::Failed(_) => {
            assert!(run.stdout.is_empty(), "{}", about());
            assert!(!run.stderr.is_empty(), "{}", about());
        }
        _ => panic!("{}", about()),
    }
}

/// The sample spoilt: empty, cut short after each token, and with each token replaced.
fn spoilt(sample: &str) -> Vec<String> {
    let tokens = positions(sample);
    let cut = tokens.iter().map(|&(start, _)| sample[..start].to_owned());
    let replaced = tokens.iter().flat_map(|&(start, end)| {
        INSTEAD.map(|instead| [&sample[..start], instead, &sample[end..]].concat())
    });
    cut.chain(replaced).collect()
}

/// The sample with a byte behind a token that is no digit, but differs from one in its highest bit
/// only.
fn no_text(sample: &str) -> Vec<Vec<u8>> {
    let ends = positions(sample).into_iter().map(|(_, end)| end);
    let (sample, byte) = (sample.as_bytes(), b'1' | 0x80);
    ends.map(|end| [&sample[..end], &[byte], &sample[end..]].concat())
        .collect()
}

/// Where the first tokens of a text start and end.
fn positions(text: &str) -> Vec<(usize, usize)> {
    text.split_ascii_whitespace()
        .take(TOKENS)
        .map(|token| {
            let start = token.as_ptr() as usize - text.as_ptr() as usize;
            (start, start + token.len())
        })
        .collect()
}
