//! Compares an output with the expected one, as judges do: token by token, line by line.
//!
//! Blanks at the end of a line, the length of the blanks between tokens, the kind of line end
//! and empty lines at the end of the output do not count. The line of a token does.

/// The first line in which an output differs from the expected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Its number, counted from 1.
    pub line: usize,
    /// The line that is expected, or `None` if the output should have ended before it.
    pub expected: Option<String>,
    /// The line that is there instead, or `None` if the output ends before it.
    pub actual: Option<String>,
}

/// The lines of an output that count: without blanks at their ends, and without empty lines at
/// the end. Bytes that are not UTF-8 are replaced.
pub fn lines(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    let mut lines: Vec<_> = text
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Compares an output with the expected one; `None` if it is accepted.
pub fn compare(expected: &[u8], actual: &[u8]) -> Option<Mismatch> {
    let (expected, actual) = (lines(expected), lines(actual));
    let differs = |at: &usize| match (expected.get(*at), actual.get(*at)) {
        (Some(expected), Some(actual)) => !same_line(expected, actual),
        _ => true,
    };
    let at = (0..expected.len().max(actual.len())).find(differs)?;
    Some(Mismatch {
        line: at + 1,
        expected: expected.get(at).cloned(),
        actual: actual.get(at).cloned(),
    })
}

fn same_line(expected: &str, actual: &str) -> bool {
    let (mut expected, mut actual) = (expected.split_whitespace(), actual.split_whitespace());
    loop {
        match (expected.next(), actual.next()) {
            (None, None) => return true,
            (Some(expected), Some(actual)) if expected == actual => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::same("1\n2\n", "1\n2\n")]
    #[case::no_final_newline("1\n2\n", "1\n2")]
    #[case::windows_line_ends("1\n2\n", "1\r\n2\r\n")]
    #[case::blanks("1 2\n3\n", "1  2 \n3\t\n\n\n")]
    #[case::nothing("", "\n")]
    fn accepts(#[case] expected: &str, #[case] actual: &str) {
        assert_eq!(compare(expected.as_bytes(), actual.as_bytes()), None);
    }

    #[rstest]
    #[case::value("1\n2\n3\n", "1\n4\n5\n", 2, Some("2"), Some("4"))]
    #[case::short("1\n2\n", "1\n", 2, Some("2"), None)]
    #[case::long("1\n", "1\n2\n", 2, None, Some("2"))]
    #[case::empty("1\n", "", 1, Some("1"), None)]
    #[case::one_line_for_two("1\n2\n", "1 2\n", 1, Some("1"), Some("1 2"))]
    #[case::extra_empty_line("1\n2\n", "1\n\n2\n", 2, Some("2"), Some(""))]
    #[case::letter_case("Alice\n", "alice\n", 1, Some("Alice"), Some("alice"))]
    #[case::number_as_text("1\n", "1.0\n", 1, Some("1"), Some("1.0"))]
    fn rejects(
        #[case] expected: &str,
        #[case] actual: &str,
        #[case] line: usize,
        #[case] expected_line: Option<&str>,
        #[case] actual_line: Option<&str>,
    ) {
        let mismatch = Mismatch {
            line,
            expected: expected_line.map(str::to_owned),
            actual: actual_line.map(str::to_owned),
        };
        let found = compare(expected.as_bytes(), actual.as_bytes());
        assert_eq!(found, Some(mismatch));
    }

    #[test]
    fn bytes_that_are_no_text_are_a_mismatch() {
        assert_eq!(compare(b"1\n", b"\xff\n").unwrap().line, 1);
    }
}
