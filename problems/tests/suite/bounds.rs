//! The bounds of the statements: a solution takes the least number and the greatest one, and refuses the
//! numbers beside them, and wild ones, before it reads or reserves what they announce.
//!
//! The bounds are those of the problem's format in the jury, and the solution's are its own literals:
//! neither knows the other.

use crate::{for_each_book, program, BOUNDS};
use judge::catalog::Problem;
use judge::runner::{End, Input, Runner};
use jury::books::book;
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
    if problem.facts.interactive {
        // Without answers, a dialogue comes no further than to the first number of each name.
        let mut tried = BTreeSet::new();
        probes.retain(|probe| tried.insert((probe.what, probe.number)));
    }
    for solution in &problem.facts.solutions {
        for probe in &probes {
            Attempt::new(problem, &solution.name, probe).check();
        }
    }
}

/// A solution, run on an input with a number in one place.
struct Attempt<'a> {
    solution: &'a str,
    probe: &'a Probe,
    /// True if the input goes on with what a judge says in a dialogue.
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
        let bytes = Input::Bytes(input.as_bytes());
        let run = Runner::default().run(&program(solution), &[], bytes, &BOUNDS);
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

    /// Returns what the solution should say of the number if it is out of bounds.
    fn sentence(&self) -> String {
        let Probe { what, number, .. } = self.probe;
        let (least, most) = self.probe.bounds;
        format!("{what} is {number}, not in {least}..={most}")
    }

    /// Returns whether the input is taken: one that is not whole is, if it fails for another reason.
    fn is_taken(&self) -> bool {
        let is_whole = self.probe.is_complete && !self.is_interactive;
        match self.end {
            End::Success => true,
            End::Failed(_) => !is_whole && !self.stderr.contains(&self.sentence()),
            _ => false,
        }
    }

    /// A number that the solution cannot hold is refused as it is read, by its digits.
    fn is_refused(&self) -> bool {
        let Probe { number, is_index, .. } = *self.probe;
        let by_its_digits = !(0..=u32::MAX.into()).contains(&number)
            && self.stderr.contains(&format!("`{number}`"));
        let in_reading = by_its_digits || is_index && number == 0;
        matches!(self.end, End::Failed(_)) && (in_reading || self.stderr.contains(&self.sentence()))
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
