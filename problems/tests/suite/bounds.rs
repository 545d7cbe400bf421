//! The bounds of the statements: a solution accepts the least and the greatest number, and rejects the numbers next to
//! them, and extreme ones, before it reads or allocates anything by them. The jury's reader does the same.
//!
//! The bounds come from the problem's format in the jury, and the solution's are its own literals, so the two are
//! independent.

use crate::{for_each_book, program, BOUNDS};
use judge::catalog::Problem;
use judge::runner::{End, Runner};
use jury::books::{book, AnyBook};
use jury::format::Probe;
use jury::Random;
use libtest_mimic::Trial;
use rand::SeedableRng;
use std::collections::BTreeSet;
use std::fmt::{self, Display};

pub fn trials() -> Vec<Trial> {
    for_each_book("bounds", are_those_of_the_statement)
}

fn are_those_of_the_statement(problem: &Problem) {
    let book = book(&problem.id).unwrap();
    let mut probes = book.probes(&mut Random::seed_from_u64(1));
    for probe in &probes {
        are_those_of_the_format(problem, &*book, probe);
    }
    if problem.facts.interactive {
        // Without answers, a dialogue only reaches the first number of each name.
        let mut tried = BTreeSet::new();
        probes.retain(|probe| tried.insert((probe.what, probe.number)));
    }
    for solution in &problem.facts.solutions {
        for probe in &probes {
            Attempt::new(problem, &solution.name, probe).check();
        }
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

/// A run of a solution on an input with one number replaced.
struct Attempt<'a> {
    solution: &'a str,
    probe: &'a Probe,
    /// True if the input continues with a judge's lines in a dialogue.
    is_interactive: bool,
    end: End,
    stderr: String,
}

impl<'a> Attempt<'a> {
    fn new(problem: &Problem, solution: &'a str, probe: &'a Probe) -> Self {
        let is_interactive = problem.facts.interactive;
        // The first line of a case only names the judge's opponent.
        let input = match probe.input.split_once('\n') {
            Some((_, rest)) if is_interactive => rest,
            _ => &probe.input,
        };
        let run = Runner::default().run(&program(solution), &[], input.as_bytes(), &BOUNDS);
        let run = run.unwrap();
        Attempt {
            solution,
            probe,
            is_interactive,
            end: run.end,
            stderr: String::from_utf8_lossy(&run.stderr).into_owned(),
        }
    }

    fn check(&self) {
        let probe = self.probe;
        let must_be_refused = probe.is_stated || probe.number < probe.bounds.0;
        if probe.is_within() {
            assert!(self.is_taken(), "should be taken: {self}");
        } else if must_be_refused || self.end != End::Success {
            assert!(self.is_refused(), "should say: {}: {self}", self.sentence());
        }
    }

    /// Returns the solution's expected message if the number is out of bounds.
    fn sentence(&self) -> String {
        let Probe { what, number, .. } = self.probe;
        let (least, most) = self.probe.bounds;
        format!("{what} is {number}, not in {least}..={most}")
    }

    /// Returns whether the number is accepted: an incomplete input may still fail for another reason.
    fn is_taken(&self) -> bool {
        let is_whole = self.probe.is_complete && !self.is_interactive;
        match self.end {
            End::Success => true,
            End::Failed { .. } => !is_whole && !self.stderr.contains(&self.sentence()),
            _ => false,
        }
    }

    /// Returns whether the number is rejected. A number that the solution cannot represent is rejected when it is read,
    /// by its digits.
    fn is_refused(&self) -> bool {
        let Probe { number, is_index, .. } = *self.probe;
        let by_its_digits = !(0..=u32::MAX.into()).contains(&number)
            && self.stderr.contains(&format!("`{number}`"));
        let in_reading = by_its_digits || is_index && number == 0;
        matches!(self.end, End::Failed { .. })
            && (in_reading || self.stderr.contains(&self.sentence()))
    }
}

impl Display for Attempt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Probe { what, number, input, .. } = self.probe;
        let start: String = input.chars().take(100).collect();
        let (solution, end, stderr) = (self.solution, &self.end, &self.stderr);
        write!(f, "{solution} with {what} = {number}, on {start}\n{end:?}\n{stderr}")
    }
}
