//! The report on a run that is not accepted.

use super::diff::diff;
use super::{escaped, excerpt, memory, short, stderr, time};
use crate::catalog::{Case, Cases, Compare, Problem, called};
use crate::checker::lines;
use crate::culprit::Culprit;
use crate::explain::can_be_searched;
use crate::files::begins_with_byte_order_mark;
use crate::runner::MAX_OUTPUT;
use crate::verdict::{Judged, Verdict};
use console::style;
use jury::books::book;
use std::fmt::Write;
use std::fs;

/// Explains a run that is not accepted: the case's path; for a wrong answer, the first differing line with
/// its surroundings and the input that it answers; the program's standard error; and the command that
/// explains the right answer.
pub fn failure(problem: &Problem, solution: &str, case: &Case, judged: &Judged) -> String {
    let mut report = format!(
        "{} {} on {}: {}\n",
        match judged.verdict {
            Verdict::NotCompared => style(judged.verdict.code()).yellow().bold(),
            _ => style(judged.verdict.code()).red().bold(),
        },
        style(solution).bold(),
        short(&case.input),
        escaped(what(problem, case, judged).as_bytes()),
    );
    // The wrongly answered case and its number.
    let mut wrong = None;
    if let Verdict::WrongAnswer(mismatch) = &judged.verdict {
        let expected = fs::read(&case.output).unwrap_or_default();
        let first = mismatch.line - 1;
        let (cases, tolerance) = (problem.facts.cases, problem.facts.compare.tolerance());
        report += &diff(cases, tolerance, &expected, &judged.run.stdout, first);
        wrong = case_of_line(problem, case, lines(&expected).count(), first);
        report += &input_of_line(problem, case, wrong.as_ref());
    }
    if matches!(judged.verdict, Verdict::Refuted(_) | Verdict::NotCompared) {
        report += "  written:\n";
        report += &excerpt(&judged.run.stdout);
        report += &whole_input(case);
    }
    if matches!(judged.verdict, Verdict::Refuted(_)) {
        wrong = case_of_line(problem, case, 1, 0);
    }
    if let Some(dialogue) = &judged.dialogue {
        report += &escaped(dialogue.to_string().as_bytes());
    }
    report += &byte_order_marks(case, judged);
    if !judged.verdict.is_accepted() {
        report += &stderr(solution, &judged.run.stderr);
    }
    if let Some((number, text)) = wrong {
        report += &explanation(problem, case, number, &text).unwrap_or_default();
    }
    report
}

/// Describes the failure in words that complete a line.
fn what(problem: &Problem, case: &Case, judged: &Judged) -> String {
    match &judged.verdict {
        Verdict::NotCompared => format!(
            "it ended after {}; there is no {} to compare with",
            time(judged.run.cpu),
            short(&case.output)
        ),
        Verdict::WrongAnswer(mismatch) => {
            let beyond = match problem.facts.compare {
                Compare::Numbers(most) => format!(" beyond the tolerance of {:e}", most.error()),
                Compare::Output | Compare::Rules => String::new(),
            };
            let line = mismatch.line;
            match problem.facts.cases {
                Cases::Single => format!("line {line} differs{beyond}"),
                Cases::Many => format!("line {line} differs{beyond}, the answer to case {line}"),
            }
        }
        _ => how(judged),
    }
}

/// Describes a failure that is no wrong line, without its case and unescaped; nothing otherwise.
pub fn how(judged: &Judged) -> String {
    match &judged.verdict {
        Verdict::Accepted | Verdict::NotCompared | Verdict::WrongAnswer(_) => String::new(),
        Verdict::Refuted(what) => what.clone(),
        Verdict::TimeLimit if judged.run.cpu > judged.bounds.time => {
            format!("more than {}", time(judged.bounds.time))
        }
        Verdict::TimeLimit => format!(
            "no end after {} of wall time and {} of processor time; is it waiting for something?",
            time(judged.run.wall),
            time(judged.run.cpu),
        ),
        Verdict::RuntimeError(how) => how.clone(),
        Verdict::MemoryLimit => {
            let most = judged.bounds.memory;
            format!("more than {}", most.map_or_else(String::new, memory))
        }
        Verdict::OutputLimit(stream) => format!("more than {} on {stream}", memory(MAX_OUTPUT)),
        Verdict::Fault(_, why) => at_line(judged, why),
        Verdict::Deadlock => {
            at_line(judged, "the judge and the program wait for each other; is each line flushed?")
        }
        Verdict::EarlyExit => at_line(judged, "the program ends while the judge waits for a line"),
        Verdict::TalkAfterEnd => at_line(judged, "the dialogue was over"),
    }
}

/// A note about byte order marks, which are invisible and may be the only error.
fn byte_order_marks(case: &Case, judged: &Judged) -> String {
    let mut report = String::new();
    for (what, path) in [("the input", &case.input), ("the expected output", &case.output)] {
        if fs::read(path).is_ok_and(|text| begins_with_byte_order_mark(&text)) {
            let _ = writeln!(
                report,
                "  {what} begins with a byte order mark; save it as UTF-8 without one"
            );
        }
    }
    report + byte_order_mark(judged)
}

/// A note about a byte order mark before the output, if there is one.
pub(crate) fn byte_order_mark(judged: &Judged) -> &'static str {
    if begins_with_byte_order_mark(&judged.run.stdout) {
        "  the output begins with a byte order mark; the program must write none\n"
    } else {
        ""
    }
}

/// Adds the line of the dialogue to an error.
fn at_line(judged: &Judged, what: &str) -> String {
    let at = judged.dialogue.as_ref().map_or(0, |dialogue| dialogue.at);
    format!("line {at} of the dialogue: {what}")
}

/// The input that a line of the output answers: a single case, if the book can separate the input's cases.
fn input_of_line(problem: &Problem, case: &Case, wrong: Option<&(usize, String)>) -> String {
    match wrong {
        Some((number, text)) if problem.facts.cases == Cases::Many => {
            let text = excerpt(text.as_bytes());
            format!("  input of case {number}:\n{text}")
        }
        _ => whole_input(case),
    }
}

fn case_of_line(
    problem: &Problem,
    case: &Case,
    answers: usize,
    line: usize,
) -> Option<(usize, String)> {
    let input = fs::read_to_string(&case.input).ok()?;
    let mut cases = book(&problem.id).ok()?.split(&input).ok()?;
    let at = match problem.facts.cases {
        Cases::Many => (cases.len() == answers && line < answers).then_some(line),
        Cases::Single => (cases.len() == 1).then_some(0),
    };
    at.map(|at| (at + 1, cases.swap_remove(at)))
}

/// The command that explains the wrongly answered case, if it can be searched.
fn explanation(problem: &Problem, case: &Case, number: usize, text: &str) -> Option<String> {
    // The standard input cannot be named again.
    if case.name == "-" || !can_be_searched(problem, text) {
        return None;
    }
    let number = match problem.facts.cases {
        Cases::Many => format!(" --case {number}"),
        Cases::Single => String::new(),
    };
    let (problem, name) = (&problem.id, shell_words::quote(&case.name));
    Some(format!("  to see why: {} explain {problem} {name}{number}\n", called()))
}

fn whole_input(case: &Case) -> String {
    let input = fs::read(&case.input).unwrap_or_default();
    format!("  input:\n{}", excerpt(&input))
}

pub(crate) fn culprit(culprit: &Culprit) -> String {
    match culprit {
        Culprit::Case { number, of, input } => format!(
            "  case {number} of {of} alone leads to it; its input:\n{}",
            excerpt(input.as_bytes()),
        ),
        Culprit::None { of, slowest } => {
            let slowest = slowest.map_or_else(String::new, |(number, most)| {
                format!("; the slowest is case {number}, with {}", time(most))
            });
            format!("  none of the {of} cases alone leads to it{slowest}\n")
        }
        Culprit::Unknown { tried, of } => {
            format!("  none of the first {tried} of {of} cases alone leads to it\n")
        }
    }
}
