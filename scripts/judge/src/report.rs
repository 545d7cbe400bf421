//! Reports for people: tables, times and sizes, and what is wrong with a wrong answer.

mod escape;

pub use escape::escaped;

use crate::catalog::{Case, Cases, Problem, workspace};
use crate::checker;
use crate::verdict::{Judged, Verdict};
use comfy_table::modifiers::UTF8_ROUND_CORNERS;
use comfy_table::presets::{ASCII_MARKDOWN, UTF8_FULL_CONDENSED};
use comfy_table::{Attribute, Cell, CellAlignment, Table};
use console::{Style, style};
use similar::{ChangeTag, TextDiff};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The lines shown before the first difference.
const LINES_BEFORE: usize = 2;

/// The lines of each output shown from the first difference on.
const LINES_AFTER: usize = 5;

/// The lines shown of a failed program's standard error.
const ERROR_LINES: usize = 3;

/// A table with this header; columns whose heading ends with `>` are aligned to the right.
pub fn table(headings: &[&str]) -> Table {
    let mut table = Table::new();
    table
        .load_preset(UTF8_FULL_CONDENSED)
        .apply_modifier(UTF8_ROUND_CORNERS);
    table.set_header(headings.iter().map(|heading| {
        let cell = Cell::new(heading.trim_end_matches('>'));
        if console::colors_enabled() {
            cell.add_attribute(Attribute::Bold)
        } else {
            cell
        }
    }));
    for (column, heading) in table.column_iter_mut().zip(headings) {
        if heading.ends_with('>') {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// As [`table`], for a page in Markdown.
pub fn markdown(headings: &[&str]) -> Table {
    let mut table = table(headings);
    table.load_preset(ASCII_MARKDOWN);
    table
}

/// A time in milliseconds: `12 ms`, and `1.2 ms` below ten.
pub fn time(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1e3;
    let digits = usize::from(ms < 9.95);
    format!("{ms:.digits$} ms")
}

/// A number of bytes in mebibytes: `2.4 MiB`, and `64 MiB` from ten on.
pub fn memory(bytes: u64) -> String {
    const MIB: u64 = 1 << 20;
    let tenths = (bytes * 10 + MIB / 2) / MIB;
    if tenths < 100 {
        format!("{}.{} MiB", tenths / 10, tenths % 10)
    } else {
        format!("{} MiB", (bytes + MIB / 2) / MIB)
    }
}

/// A path as it is from the root of the workspace, if it is in it.
pub fn short(path: &Path) -> String {
    let path = path.strip_prefix(workspace()).unwrap_or(path);
    path.display().to_string()
}

/// What is wrong with a run that is not accepted: the case's path, and for a wrong answer the
/// first differing line with its surroundings.
pub fn failure(problem: &Problem, solution: &str, case: &Case, judged: &Judged) -> String {
    let what = match &judged.verdict {
        Verdict::Accepted => String::from("accepted"),
        Verdict::WrongAnswer(mismatch) => match problem.facts.cases {
            Cases::Single => format!("line {} differs", mismatch.line),
            Cases::Many => format!("line {0} differs, the answer to case {0}", mismatch.line),
        },
        Verdict::Refuted(what) => what.clone(),
        Verdict::TimeLimit => format!("more than {}", time(judged.bounds.time)),
        Verdict::RuntimeError(how) => how.clone(),
        Verdict::MemoryLimit => {
            let most = judged.bounds.memory;
            format!("more than {}", most.map_or_else(String::new, memory))
        }
        Verdict::OutputLimit => String::from("the output does not end"),
        Verdict::Fault(_, why) => at_line(judged, why),
        Verdict::Deadlock => at_line(
            judged,
            "the judge and the program wait for each other; is each line flushed?",
        ),
        Verdict::EarlyExit => at_line(judged, "the program ends while the judge waits for a line"),
        Verdict::TalkAfterEnd => at_line(judged, "the dialogue was over"),
    };
    let mut report = format!(
        "{} {} on {}: {what}\n",
        style(judged.verdict.code()).red().bold(),
        style(solution).bold(),
        short(&case.input),
    );
    match &judged.verdict {
        Verdict::WrongAnswer(mismatch) => {
            let expected = fs::read(&case.output).unwrap_or_default();
            report += &diff(
                &checker::lines(&expected),
                &checker::lines(&judged.run.stdout),
                mismatch.line - 1,
            );
        }
        Verdict::RuntimeError(_) => {
            for line in checker::lines(&judged.run.stderr).iter().take(ERROR_LINES) {
                let _ = writeln!(report, "    {line}");
            }
        }
        _ => {}
    }
    if let Some(dialogue) = &judged.dialogue {
        report += &dialogue.to_string();
    }
    report
}

/// What is wrong, after the line of the dialogue at which it happened.
fn at_line(judged: &Judged, what: &str) -> String {
    let at = judged.dialogue.as_ref().map_or(0, |dialogue| dialogue.at);
    format!("line {at} of the dialogue: {what}")
}

/// The surroundings of the first difference, with `-` before what is expected and `+` before what
/// the output has instead.
fn diff(expected: &[String], actual: &[String], first: usize) -> String {
    let start = first.saturating_sub(LINES_BEFORE);
    let end = first + LINES_AFTER;
    let before = expected[start..first].iter();
    let window = |lines: &[String]| -> Vec<String> {
        let rest = lines.iter().take(end).skip(first);
        before.clone().chain(rest).cloned().collect()
    };
    let (expected, actual) = (window(expected), window(actual));
    let (expected, actual): (Vec<&str>, Vec<&str>) = (
        expected.iter().map(String::as_str).collect(),
        actual.iter().map(String::as_str).collect(),
    );

    let mut text = String::from("    - expected, + written\n");
    for change in TextDiff::from_slices(&expected, &actual).iter_all_changes() {
        let (sign, style) = match change.tag() {
            ChangeTag::Equal => (' ', Style::new().dim()),
            ChangeTag::Delete => ('-', Style::new().green()),
            ChangeTag::Insert => ('+', Style::new().red()),
        };
        let index = change
            .old_index()
            .or(change.new_index())
            .unwrap_or_default();
        let line = format!(
            "{:>6} {sign} {}",
            start + index + 1,
            shortened(change.value())
        );
        let _ = writeln!(text, "{}", style.apply_to(line.trim_end()));
    }
    text
}

/// A line that fits on a terminal.
fn shortened(line: &str) -> String {
    const MOST: usize = 120;
    match line.char_indices().nth(MOST) {
        None => line.to_owned(),
        Some((end, _)) => format!("{}…", &line[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_sizes_have_two_digits_at_least() {
        assert_eq!(time(Duration::from_micros(1234)), "1.2 ms");
        assert_eq!(time(Duration::from_micros(12_345)), "12 ms");
        assert_eq!(time(Duration::from_secs(1)), "1000 ms");
        assert_eq!(memory(2_500_000), "2.4 MiB");
        assert_eq!(memory(64 << 20), "64 MiB");
    }

    #[test]
    fn a_diff_shows_the_first_difference_and_little_else() {
        let lines = |text: &str| checker::lines(text.as_bytes());
        let expected = lines("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\n");
        let actual = lines("a\nb\nc\nd\nx\nf\ng\nh\ni\nj\nk\n");
        let shown = diff(&expected, &actual, 4);
        let shown = console::strip_ansi_codes(&shown);
        let expected_lines = [
            "    - expected, + written",
            "     3   c",
            "     4   d",
            "     5 - e",
            "     5 + x",
            "     6   f",
            "     7   g",
            "     8   h",
            "     9   i",
        ];
        assert_eq!(shown.lines().collect::<Vec<_>>(), expected_lines);
    }

    #[test]
    fn a_diff_of_a_missing_end_names_the_missing_line() {
        let shown = diff(&["a".into(), "b".into()], &["a".into()], 1);
        let shown = console::strip_ansi_codes(&shown);
        assert_eq!(shown.lines().last(), Some("     2 - b"));
    }
}
