//! The bounds of the statements: a solution takes the least number and the greatest one, and refuses the
//! numbers beside them, and wild ones, before it reads or reserves what they announce.
//!
//! The bounds stand in [`table`], with an input for each number, and come from the statements; no
//! solution knows that table, and it knows no solution.

mod table;

use crate::{catalog, for_each_problem, program, trial, BOUNDS};
use judge::catalog::Problem;
use judge::runner::{End, Input, Runner};
use libtest_mimic::Trial;
use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use table::TABLE;

/// The numbers that an input may hold in one place.
struct Bound {
    /// What a message calls the number.
    what: &'static str,
    bounds: RangeInclusive<i128>,
    kind: Kind,
    /// An input with the number in its place. A list that is announced by a number beyond all bounds is
    /// cut short.
    input: fn(i128) -> String,
}

/// What place a number has in its input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A number of the input.
    Number,
    /// The number of a thing, from 1 on: 0 is refused as it is read.
    Index,
    /// A number of the input, where 0 is the end of it.
    Ended,
    /// A sum of numbers of the input.
    Total,
    /// A number of an input that goes no further: of a dialogue, or where no case has the greatest one. It
    /// is taken if it is not what the solution complains of.
    Unfinished,
}

/// Beyond every bound, or nearly so: a solution may take such a number only if it is within bounds.
const WILD: [i128; 4] = [
    -1,
    1_000_000_000_000_000_000,
    u64::MAX as i128,
    1_000_000_000_000_000_000_000_000_000_000,
];

pub fn trials() -> Vec<Trial> {
    let mut trials = for_each_problem("bounds", are_those_of_the_statement);
    trials.push(trial(
        "bounds::every_problem_is_in_the_table",
        every_problem_is_in_the_table,
    ));
    trials
}

fn every_problem_is_in_the_table() {
    let problems = catalog().problems.iter().map(|problem| problem.id.as_str());
    let listed = TABLE.iter().copied().flatten().map(|(problem, _)| *problem);
    assert_eq!(
        listed.collect::<BTreeSet<_>>(),
        problems.collect::<BTreeSet<_>>(),
        "problems/tests/suite/bounds/table should have the bounds of each problem's statement"
    );
}

fn are_those_of_the_statement(problem: &Problem) {
    let rows = TABLE.iter().copied().flatten();
    let bounds = rows.filter(|(id, _)| *id == problem.id);
    for bound in bounds.flat_map(|(_, bounds)| *bounds) {
        for solution in &problem.facts.solutions {
            for number in [*bound.bounds.start(), *bound.bounds.end()] {
                Attempt::new(&solution.name, bound, number).is_accepted();
            }
            for number in bound.beyond() {
                Attempt::new(&solution.name, bound, number).is_refused();
            }
        }
    }
}

impl Bound {
    /// Numbers that a solution should refuse.
    fn beyond(&self) -> Vec<i128> {
        let beside = [self.bounds.start() - 1, self.bounds.end() + 1];
        let mut numbers = beside.into_iter().chain(WILD).collect::<Vec<_>>();
        numbers.retain(|number| !self.bounds.contains(number));
        match self.kind {
            Kind::Ended => numbers.retain(|&number| number != 0),
            Kind::Total => numbers = vec![self.bounds.end() + 1],
            Kind::Number | Kind::Index | Kind::Unfinished => {}
        }
        numbers
    }
}

/// A solution, run on an input with a number in one place.
struct Attempt<'a> {
    solution: &'a str,
    bound: &'a Bound,
    number: i128,
    input: String,
    end: End,
    stderr: String,
}

impl<'a> Attempt<'a> {
    fn new(solution: &'a str, bound: &'a Bound, number: i128) -> Self {
        let input = (bound.input)(number);
        let bytes = Input::Bytes(input.as_bytes());
        let run = Runner::default().run(&program(solution), &[], bytes, &BOUNDS);
        let run = run.unwrap();
        Attempt {
            solution,
            bound,
            number,
            input,
            end: run.end,
            stderr: String::from_utf8_lossy(&run.stderr).into_owned(),
        }
    }

    /// What the solution should say of the number if it is out of bounds.
    fn sentence(&self) -> String {
        let (least, most) = (self.bound.bounds.start(), self.bound.bounds.end());
        let what = self.bound.what;
        format!("{what} is {}, not in {least}..={most}", self.number)
    }

    fn is_accepted(&self) {
        let accepted = match self.end {
            End::Success => true,
            End::Failed(_) => {
                self.bound.kind == Kind::Unfinished && !self.stderr.contains(&self.sentence())
            }
            _ => false,
        };
        assert!(accepted, "should be accepted: {self}");
    }

    /// A number that the solution cannot hold is refused as it is read, by its digits.
    fn is_refused(&self) {
        assert!(
            matches!(self.end, End::Failed(_)),
            "should be refused: {self}"
        );
        let in_reading = match self.bound.kind {
            Kind::Index if self.number == 0 => true,
            _ => {
                !(0..=u32::MAX.into()).contains(&self.number)
                    && self.stderr.contains(&format!("`{}`", self.number))
            }
        };
        let named = in_reading || self.stderr.contains(&self.sentence());
        assert!(named, "should say: {}: {self}", self.sentence());
    }
}

impl Display for Attempt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Attempt {
            solution,
            bound,
            number,
            end,
            stderr,
            ..
        } = self;
        let start: String = self.input.chars().take(100).collect();
        write!(
            f,
            "{solution} with {} = {number}, on {start}\n{end:?}\n{stderr}",
            bound.what
        )
    }
}
