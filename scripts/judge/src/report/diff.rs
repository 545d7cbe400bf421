//! The expected output beside the written one, around the first difference.

use super::excerpt::shortened;
use crate::catalog::Cases;
use crate::checker::{Tolerance, compare_within, lines};
use console::Style;
use similar::{Algorithm, ChangeTag, capture_diff_slices};
use std::fmt::Write;

const LINES_BEFORE: usize = 2;

/// The number of equal bytes to show before the first difference of long lines.
const BYTES_BEFORE: usize = 40;

/// The number of lines of each output to show from the first difference on.
const LINES_AFTER: usize = 5;

/// The lines around the first difference, which is at this line, counted from 0; `-` marks expected and `+`
/// actual lines. If each case has a one-line answer, or numbers may deviate, lines are compared by number;
/// otherwise lines may be missing or added.
pub(crate) fn diff(
    cases: Cases,
    tolerance: Tolerance,
    expected: &[u8],
    actual: &[u8],
    first: usize,
) -> String {
    let start = first.saturating_sub(LINES_BEFORE);
    let (expected, actual) = (window(expected, start, first), window(actual, start, first));
    let begins = [&expected, &actual].map(|lines| lines.get(first - start).copied());
    let skipped = if let [Some(expected), Some(actual)] = begins {
        equal_beginning(expected, actual)
    } else {
        &[]
    };
    let mut text = String::from("    - expected, + written");
    if !skipped.is_empty() {
        let column = String::from_utf8_lossy(skipped).chars().count() + 1;
        let _ = write!(text, ", from column {column} on");
    }
    text.push('\n');
    let lines = if cases == Cases::Single && tolerance == Tolerance::EXACT {
        aligned(&expected, &actual, first - start)
    } else {
        line_by_line(tolerance, &expected, &actual)
    };
    for (number, tag, line) in lines {
        let (sign, style) = match tag {
            ChangeTag::Equal => (' ', Style::new().dim()),
            ChangeTag::Delete => ('-', Style::new().green()),
            ChangeTag::Insert => ('+', Style::new().red()),
        };
        let shown = match line.strip_prefix(skipped) {
            Some(rest) if start + number == first && !skipped.is_empty() => {
                format!("…{}", shortened(rest))
            }
            _ => shortened(line),
        };
        let line = format!("{:>6} {sign} {shown}", start + number + 1);
        let _ = writeln!(text, "{}", style.apply_to(line.trim_end()));
    }
    text
}

/// The beginning of two lines to leave out, so that their first difference is shown.
fn equal_beginning<'a>(expected: &'a [u8], actual: &[u8]) -> &'a [u8] {
    let equal = expected.iter().zip(actual).take_while(|(a, b)| a == b).count();
    if equal <= 2 * BYTES_BEFORE {
        return &[];
    }
    let is_within_char = |at: &usize| expected.get(*at).is_some_and(|byte| byte & 0xC0 == 0x80);
    let end = (0..=equal - BYTES_BEFORE).rev().find(|at| !is_within_char(at));
    &expected[..end.unwrap_or(0)]
}

/// Lines of two outputs, each with its number, its origin (expected, actual or both), and its text.
type Lines<'a> = Vec<(usize, ChangeTag, &'a [u8])>;

fn line_by_line<'a>(tolerance: Tolerance, expected: &[&'a [u8]], actual: &[&'a [u8]]) -> Lines<'a> {
    let mut lines = Vec::new();
    for number in 0..expected.len().max(actual.len()) {
        match (expected.get(number), actual.get(number)) {
            (Some(expected), Some(actual))
                if compare_within(tolerance, expected, actual).is_none() =>
            {
                lines.push((number, ChangeTag::Equal, *expected));
            }
            (expected, actual) => {
                lines.extend(expected.map(|line| (number, ChangeTag::Delete, *line)));
                lines.extend(actual.map(|line| (number, ChangeTag::Insert, *line)));
            }
        }
    }
    lines
}

/// The lines before the first difference, which agree except for blanks.
fn aligned<'a>(expected: &[&'a [u8]], actual: &[&'a [u8]], same: usize) -> Lines<'a> {
    let before = expected.iter().take(same).enumerate();
    let before = before.map(|(number, line)| (number, ChangeTag::Equal, *line));
    let rest = |lines: &[&'a [u8]]| lines.get(same..).unwrap_or_default().to_vec();
    let (expected, actual) = (rest(expected), rest(actual));
    let changes = capture_diff_slices(Algorithm::Myers, &expected, &actual);
    let changes = changes.iter().flat_map(|change| change.iter_changes(&expected, &actual));
    let changes = changes.map(|change| {
        let number = change.old_index().or(change.new_index());
        (same + number.unwrap_or_default(), change.tag(), change.value())
    });
    before.chain(changes).collect()
}

/// The lines of an output near the first difference, without empty lines at its end.
fn window(output: &[u8], start: usize, first: usize) -> Vec<&[u8]> {
    lines(output).skip(start).take(first + LINES_AFTER - start).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn shown(cases: Cases, expected: &str, actual: &str, first: usize) -> Vec<String> {
        let (expected, actual) = (expected.as_bytes(), actual.as_bytes());
        let shown = diff(cases, Tolerance::EXACT, expected, actual, first);
        let shown = console::strip_ansi_codes(&shown);
        shown.lines().skip(1).map(str::to_owned).collect()
    }

    #[rstest]
    fn the_first_difference_and_little_else(#[values(Cases::Single, Cases::Many)] cases: Cases) {
        let expected = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\n";
        let actual = "a\nb\nc \nd\nx\nf\ng\nh\ni\nj\nk\n";
        let lines = [
            "     3   c",
            "     4   d",
            "     5 - e",
            "     5 + x",
            "     6   f",
            "     7   g",
            "     8   h",
            "     9   i",
        ];
        assert_eq!(shown(cases, expected, actual, 4), lines);
    }

    #[rstest]
    fn a_missing_end_names_the_missing_line(#[values(Cases::Single, Cases::Many)] cases: Cases) {
        let shown = shown(cases, "a\nb\n", "a\n\n", 1);
        assert_eq!(shown, ["     1   a", "     2 - b"]);
    }

    #[rstest]
    #[case("x", 111)]
    #[case("必", 137)] // 40 bytes are 13 characters and a third of one
    fn of_long_lines_the_difference_is_shown(#[case] letter: &str, #[case] column: usize) {
        let begin = letter.repeat(150);
        let end = letter.repeat(200);
        let [expected, actual] = ["a", "b"].map(|differs| format!("{begin}{differs}{end}\n"));
        let text = diff(Cases::Single, Tolerance::EXACT, expected.as_bytes(), actual.as_bytes(), 0);
        let text = console::strip_ansi_codes(&text);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], format!("    - expected, + written, from column {column} on"));
        let before = letter.repeat(151 - column);
        for (line, differs) in lines[1..].iter().zip(["- …", "+ …"].into_iter().zip(["a", "b"]))
        {
            let (sign, letter) = differs;
            assert!(line.contains(&format!("{sign}{before}{letter}")), "{line}");
        }
    }

    #[test]
    fn answers_to_cases_are_compared_by_their_numbers() {
        let (expected, actual) = ("Yes\nNo\nYes\nNo\n", "No\nYes\nNo\nYes\n");
        let lines = [
            "     1 - Yes",
            "     1 + No",
            "     2 - No",
            "     2 + Yes",
            "     3 - Yes",
            "     3 + No",
            "     4 - No",
            "     4 + Yes",
        ];
        assert_eq!(shown(Cases::Many, expected, actual, 0), lines);
    }
}
