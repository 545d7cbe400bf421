//! Answers to an input file, found by the rules of the game, never by a solution.

use crate::catalog::{Case, Cases, Compare, Problem, inputs_in, output_of};
use crate::checker;
use crate::files;
use crate::report::{short, shortened};
use crate::verdict;
use anyhow::{Context, Result, bail, ensure};
use jury::books::book;
use std::path::Path;

pub(crate) struct Answers {
    /// The output, with `?` in place of an answer that was not found.
    pub(crate) output: String,
    /// A message about the cases that are too large to search, if any.
    pub(crate) too_large: Option<String>,
}

const UNKNOWN: &str = "?";

/// The output that the judge expects for an input file, as far as its cases can be searched.
pub(crate) fn as_far_as_searched(problem: &str, input: &str) -> Result<Answers> {
    let mut book = book(problem)?;
    let cases = book.split(input).context("the input is malformed")?;
    let mut unknown = Vec::new();
    let mut answers = Vec::new();
    for (number, case) in (1..).zip(&cases) {
        let answer = book.answer(case);
        if answer.is_none() {
            unknown.push(number);
        }
        answers.push(answer.unwrap_or_else(|| String::from(UNKNOWN)));
    }
    let too_large = match (&unknown[..], cases.len()) {
        ([], _) => None,
        (_, 1) => Some(String::from("the case is too large to search")),
        ([only], all) => Some(format!("case {only} of {all} is too large to search")),
        (several, all) => {
            Some(format!("cases {} of {all} are too large to search", in_ranges(several)))
        }
    };
    Ok(Answers { output: book.output(&answers), too_large })
}

/// Ascending numbers in words; neighbours are joined, as in `1, 3..7`.
fn in_ranges(numbers: &[usize]) -> String {
    let ranges = numbers.chunk_by(|a, b| a + 1 == *b).map(|range| match range {
        [first, .., last] => format!("{first}..{last}"),
        [only] => only.to_string(),
        [] => String::new(),
    });
    ranges.collect::<Vec<_>>().join(", ")
}

/// The output that the judge expects for an input file.
pub(crate) fn by_rules(problem: &str, input: &str) -> Result<String> {
    let answers = as_far_as_searched(problem, input)?;
    match answers.too_large {
        Some(which) => bail!(which),
        None => Ok(answers.output),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    New,
    RightAlready,
}

/// Writes the output of a bundled case beside its input. Overwrites a wrong output only with `force`.
///
/// # Errors
///
/// If the rules do not give the answer, a file cannot be read or written, or a wrong output would be lost.
pub fn write(problem: &Problem, path: &Path, force: bool) -> Result<Written> {
    let input = files::read_text(path)?;
    let output = output_of(path)?;
    let answers = as_far_as_searched(&problem.id, &input).with_context(|| short(path))?;
    if let Some(which) = answers.too_large {
        let rest = if output.exists() { "" } else { "; write the answers by hand, or by brute.py" };
        bail!("{}: {which}{rest}", short(path));
    }
    let answer = answers.output;
    if output.exists() {
        let old = files::read(&output)?;
        let verdict = verdict::of_output(problem, input.as_bytes(), answer.as_bytes(), &old)?;
        if verdict.is_accepted() {
            return Ok(Written::RightAlready);
        }
        ensure!(
            force,
            "{}: differs from the answer by the rules, which `cargo judge answer {} {}` prints; \
                 --force overwrites it",
            short(&output),
            problem.id,
            short(path)
        );
    }
    files::write(&output, &answer)?;
    Ok(Written::New)
}

/// Compares the output of a bundled case with the answers of the book: by the rules, or else by its second opinion,
/// which only knows cases of the statement.
///
/// # Errors
///
/// If the problem has no book, the input is malformed, or an answer differs.
pub fn check(problem: &Problem, case: &Case) -> Result<()> {
    let mut book = book(&problem.id)?;
    let (input, expected) = (files::read_text(&case.input)?, files::read_text(&case.output)?);
    let path = short(&case.output);
    let cases = book.split(&input).with_context(|| short(&case.input))?;
    let is_beyond = case.is_beyond();
    let answers: Vec<_> = cases
        .iter()
        .map(|case| {
            let answer = book.answer(case);
            if answer.is_none() && !is_beyond { book.second_opinion(case) } else { answer }
        })
        .collect();
    let tolerance = problem.facts.compare.tolerance();
    if problem.facts.compare == Compare::Rules {
        let answer = answers[0].as_ref().unwrap_or(&expected);
        if let Some(Err(why)) = book.accepts(&cases[0], answer, &expected) {
            bail!("{path}: {why}");
        }
    } else if let Some(answers) = answers.iter().cloned().collect::<Option<Vec<_>>>() {
        let output = book.output(&answers);
        let mismatch = checker::compare_within(tolerance, expected.as_bytes(), output.as_bytes());
        ensure!(mismatch.is_none(), "{path}: by the book it is\n{output}");
    } else if problem.facts.cases == Cases::Many {
        // Unknown answers are left empty, and their lines are not compared.
        let known: Vec<_> = answers.iter().map(Option::is_some).collect();
        let answers: Vec<_> = answers.into_iter().map(Option::unwrap_or_default).collect();
        let searched = book.output(&answers);
        let searched: Vec<_> = checker::lines(searched.as_bytes()).collect();
        let expected: Vec<_> = checker::lines(expected.as_bytes()).collect();
        ensure!(expected.len() == known.len(), "{path}: there should be a line for each case");
        for (at, line) in searched.iter().enumerate().filter(|&(at, _)| known[at]) {
            let number = at + 1;
            ensure!(
                checker::compare_within(tolerance, expected[at], line).is_none(),
                "{path}: line {number} differs from the book's answer, `{}`",
                shortened(line)
            );
        }
    }
    Ok(())
}

/// The names of a problem's inputs that have no output.
///
/// # Errors
///
/// If the folder cannot be read, or an input has two outputs or is not a file.
pub fn unanswered(problem: &Problem) -> Result<Vec<String>> {
    let unanswered =
        inputs_in(&problem.testdata)?.into_iter().filter(|(_, output)| !output.exists());
    let names = unanswered.map(|(input, _)| input.file_stem().unwrap_or_default().to_owned());
    Ok(names.map(|name| name.to_string_lossy().into_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::{as_far_as_searched, by_rules};

    #[test]
    fn large_cases_are_named_and_the_others_answered() {
        let answers = as_far_as_searched("poj1067", "1 2\n1000000000 1\n2 2\n").unwrap();
        assert_eq!(answers.output, "0\n?\n1\n");
        assert_eq!(answers.too_large.unwrap(), "case 2 of 3 is too large to search");
        let answers = as_far_as_searched("poj1067", "5000 1\n1 2\n1 5000\n").unwrap();
        assert_eq!(answers.output, "?\n0\n?\n");
        assert_eq!(answers.too_large.unwrap(), "cases 1, 3 of 3 are too large to search");
        let answers = as_far_as_searched("poj1067", "5000 1\n5000 2\n1 2\n1 5000\n").unwrap();
        assert_eq!(answers.too_large.unwrap(), "cases 1..2, 4 of 4 are too large to search");
    }

    #[test]
    fn an_answer_follows_the_rules_or_is_an_error_with_the_reason() {
        assert_eq!(by_rules("poj1067", "1 2\n2 2\n").unwrap(), "0\n1\n");
        let error = |input| format!("{:#}", by_rules("poj1067", input).unwrap_err());
        assert_eq!(error("1 2\n1000000000 1\n"), "case 2 of 2 is too large to search");
        assert_eq!(error("5000 1\n"), "the case is too large to search");
        assert!(error("1 x\n").starts_with("the input is malformed: expected"));
    }
}
