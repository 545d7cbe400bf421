//! An output beside the expected one.

use super::excerpt::shortened;
use super::table;
use crate::catalog::{Cases, Problem};
use crate::checker::lines;
use jury::books::book;

const LINES: usize = 20;

/// The first lines of the expected and the actual output side by side, with the cases if each is one line and
/// has a one-line answer.
pub(crate) fn beside(problem: &Problem, input: &[u8], expected: &[u8], actual: &[u8]) -> String {
    let (expected, actual): (Vec<_>, Vec<_>) = (lines(expected).collect(), lines(actual).collect());
    let count = expected.len().max(actual.len());
    let cases = one_line_cases(problem, input).filter(|cases| cases.len() == count);
    let mut table = match cases {
        Some(_) => table(&["case>", "input", "expected", "written"]),
        None => table(&["line>", "expected", "written"]),
    };
    let cell = |lines: &[&[u8]], number: usize| {
        lines.get(number).map_or_else(String::new, |line| shortened(line))
    };
    for number in 0..count.min(LINES) {
        let case = cases.iter().map(|cases| shortened(cases[number].as_bytes()));
        let outputs = [cell(&expected, number), cell(&actual, number)];
        table.add_row([(number + 1).to_string()].into_iter().chain(case).chain(outputs));
    }
    match count.saturating_sub(LINES) {
        0 => format!("{table}\n"),
        more => format!("{table}\n… {more} more lines\n"),
    }
}

/// The cases of an input, if each is one line with a one-line answer.
fn one_line_cases(problem: &Problem, input: &[u8]) -> Option<Vec<String>> {
    if problem.facts.cases == Cases::Single {
        return None;
    }
    let cases = book(&problem.id).ok()?.split(str::from_utf8(input).ok()?).ok()?;
    let cases: Vec<String> = cases.iter().map(|case| case.trim_end().to_owned()).collect();
    cases.iter().all(|case| !case.contains('\n')).then_some(cases)
}
