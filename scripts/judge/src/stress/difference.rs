//! An input that programs answer differently or against the rules.

use super::Kind;
use crate::catalog::{Cases, Compare, Problem};
use crate::checker::lines;
use crate::program::Program;
use crate::report::{byte_order_mark, counted, escaped, excerpt, how, stderr};
use crate::runner::{Bounds, End, Runner};
use crate::verdict::{self, Judged, Verdict};
use anyhow::Result;
use jury::books::AnyBook;
use std::fmt::{self, Display};
use std::time::Duration;

/// A wrongly answered input, minimised.
#[derive(Clone, Debug)]
pub struct Difference {
    pub seed: u64,
    /// The source of the case before it was minimised.
    pub kind: Kind,
    /// True if a program did not end in time.
    pub is_hang: bool,
    pub input: String,
    /// The required output, unless the case is too large for it to be known.
    pub expected: Option<Expected>,
    /// The run of each program, with its name.
    pub runs: Vec<(String, Judged)>,
    /// The wrong programs; all programs if the rules do not decide.
    pub suspects: Vec<String>,
}

/// The required output.
#[derive(Clone, Debug)]
pub struct Expected {
    pub output: String,
    pub by: Method,
}

/// The method that gave the expected output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The rules, by search.
    Rules,
    /// The second opinion, on cases too large to search.
    SecondOpinion,
}

/// Runs the programs side by side.
pub(crate) struct Comparer<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) programs: &'a [Program<'a>],
    /// The seed of the search, for reports.
    pub(crate) seed: u64,
    /// The memory limit in bytes.
    pub(crate) memory: u64,
}

impl Comparer<'_> {
    /// Runs the programs on an input of these cases, each within this time; returns the difference, if any.
    pub(crate) fn difference(
        &self,
        book: &mut dyn AnyBook,
        cases: &[String],
        expected: Option<Expected>,
        kind: Kind,
        time: Duration,
    ) -> Result<Option<Difference>> {
        let input = book.join(cases);
        let bounds = Bounds { time, memory: Some(self.memory) };
        let mut runs: Vec<(String, Judged)> = self
            .programs
            .iter()
            .map(|program| Ok((program.name.to_owned(), self.run(book, program, &input, &bounds)?)))
            .collect::<Result<_>>()?;
        let known = expected.as_ref().map(|expected| expected.output.as_bytes());
        let model = known.or_else(|| runs[0].1.output()).map(<[u8]>::to_vec);
        if let Some(model) = &model {
            for (_, judged) in &mut runs {
                if let Some(output) = judged.output() {
                    judged.verdict = self.verdict(book, cases, (model, expected.is_some()), output);
                }
            }
        }
        if runs.iter().all(|(_, judged)| judged.verdict.is_accepted()) {
            return Ok(None);
        }
        let wrong = |judged: &Judged| expected.is_none() || !judged.verdict.is_accepted();
        let suspects = runs.iter().filter(|(_, judged)| wrong(judged));
        let suspects = suspects.map(|(name, _)| name.clone()).collect();
        let hangs =
            |judged: &Judged| matches!(judged.verdict, Verdict::TimeLimit | Verdict::Deadlock);
        Ok(Some(Difference {
            seed: self.seed,
            kind,
            is_hang: runs.iter().any(|(_, judged)| hangs(judged)),
            input,
            expected,
            runs,
            suspects,
        }))
    }

    /// The verdict on an output for these cases, compared with a model that may be known to be right.
    fn verdict(
        &self,
        book: &mut dyn AnyBook,
        cases: &[String],
        (model, is_right): (&[u8], bool),
        output: &[u8],
    ) -> Verdict {
        let facts = &self.problem.facts;
        if facts.compare == Compare::Rules {
            let by_rules = match cases {
                [case] => verdict::by_rules(book, case, model, output),
                _ => None,
            };
            return by_rules.unwrap_or(Verdict::Accepted);
        }
        let verdict = verdict::compared(facts.compare.tolerance(), model, output);
        let count = lines(output).count();
        // Without an expected output, only the number of lines shows whether an answer is missing.
        let is_whole = is_right
            || facts.cases == Cases::Single
            || count == cases.len()
            || String::from_utf8_lossy(output).lines().count() == cases.len();
        if verdict.is_accepted() && !is_whole {
            let lines = counted(count as u64, "line");
            return Verdict::Refuted(format!("{lines} for {} cases", cases.len()));
        }
        verdict
    }

    /// Runs a program on an input within these bounds and its allowance.
    fn run(
        &self,
        book: &dyn AnyBook,
        program: &Program,
        input: &str,
        bounds: &Bounds,
    ) -> Result<Judged> {
        let attempt = |runner: &Runner| {
            if let Some(interactor) = book.interactor(input)? {
                return verdict::judge_dialogue(runner, interactor, None, program, bounds);
            }
            let input = (input.as_bytes(), None);
            verdict::judge_input(runner, self.problem, input, program, bounds)
        };
        let time = program.allowance.time(bounds.time);
        // A waiting program may wait only a little longer than this time. On a busy machine, a working program may
        // need more.
        let impatient = time + time.min(Duration::from_secs(2)) + Duration::from_millis(200);
        let judged = attempt(&Runner::default().lasting(impatient))?;
        let run = &judged.run;
        if run.end == End::TimedOut && (time / 10..time).contains(&run.cpu) {
            return attempt(&Runner::default());
        }
        Ok(judged)
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Kind::Small => "small",
            Kind::Random => "random",
            Kind::Full => "full-size",
        })
    }
}

impl Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Method::Rules => "the rules",
            Method::SecondOpinion => "the second opinion",
        })
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "a {} case, minimised; seed {}", self.kind, self.seed)?;
        write!(f, "input:\n{}", excerpt(self.input.as_bytes()))?;
        if let Some(expected) = &self.expected {
            let output = excerpt(expected.output.as_bytes());
            write!(f, "{}:\n{output}", expected.by)?;
        }
        for (name, judged) in &self.runs {
            let Some(output) = judged.output() else {
                let code = judged.verdict.code();
                writeln!(f, "{name}: {code}: {}", escaped(how(judged).as_bytes()))?;
                if let Some(dialogue) = &judged.dialogue {
                    write!(f, "{}", escaped(dialogue.to_string().as_bytes()))?;
                }
                write!(f, "{}", stderr(name, &judged.run.stderr))?;
                continue;
            };
            match &judged.verdict {
                Verdict::Refuted(why) => writeln!(f, "{name}: {}", escaped(why.as_bytes()))?,
                _ => writeln!(f, "{name}:")?,
            }
            write!(f, "{}{}", excerpt(output), byte_order_mark(judged))?;
        }
        Ok(())
    }
}
