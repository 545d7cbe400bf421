//! Compares an output with the expected one, as judges do: token by token, line by line.
//!
//! Ignores blanks at the ends of lines, the length of blanks between tokens, the kind of line ends, and empty
//! lines at the end. The line of a token matters.
//!
//! Outputs are bytes, and only ASCII blanks separate tokens. Only the first differing line is copied.

mod program;

pub use program::Checker;

use std::str::FromStr;

/// The first line in which an output differs from the expected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// The expected line; `None` if the output should have ended before it.
    pub(crate) expected: Option<Vec<u8>>,
    /// The actual line; `None` if the output ends before it.
    pub(crate) actual: Option<Vec<u8>>,
}

/// The significant lines of an output: no trailing blanks, no trailing empty lines.
pub(crate) fn lines(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    let output = trim_end(output);
    let lines = output.split(|&byte| byte == b'\n').map(trim_end);
    lines.take(if output.is_empty() { 0 } else { usize::MAX })
}

/// The allowed deviation of a number from the expected one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// The greatest absolute or relative error; 0 if words are compared.
    error: f64,
}

impl Tolerance {
    pub(crate) const EXACT: Tolerance = Tolerance { error: 0.0 };

    /// An absolute or relative error of 10 to the power of `-digits`.
    pub(crate) fn of_digits(digits: u8) -> Tolerance {
        Tolerance { error: 10_f64.powi(-i32::from(digits)) }
    }

    pub fn error(self) -> f64 {
        self.error
    }

    fn accepts(self, expected: &[u8], actual: &[u8]) -> bool {
        if expected == actual || self == Tolerance::EXACT {
            return expected == actual;
        }
        let number = |word: &[u8]| -> Option<f64> {
            let is_plain = word.iter().all(|byte| b"+-.0123456789eE".contains(byte));
            std::str::from_utf8(word).ok().filter(|_| is_plain)?.parse().ok()
        };
        match (number(expected), number(actual)) {
            (Some(expected), Some(actual)) => {
                (expected - actual).abs() <= self.error() * expected.abs().max(1.0)
            }
            _ => false,
        }
    }
}

impl FromStr for Tolerance {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let error = text.parse().ok();
        let error = error.filter(|&error: &f64| error > 0.0 && error < 1.0);
        let expected = "expected a number between 0 and 1, such as 1e-6";
        error.map_or_else(|| Err(expected.to_owned()), |error| Ok(Tolerance { error }))
    }
}

/// Compares an output with the expected one; `None` if it is accepted.
pub fn compare(expected: &[u8], actual: &[u8]) -> Option<Mismatch> {
    compare_within(Tolerance::EXACT, expected, actual)
}

/// Like [`compare`], with a tolerance for numbers.
pub fn compare_within(tolerance: Tolerance, expected: &[u8], actual: &[u8]) -> Option<Mismatch> {
    let agree = |expected, actual| {
        let (mut expected, mut actual) = (tokens(expected), tokens(actual));
        loop {
            match (expected.next(), actual.next()) {
                (None, None) => return true,
                (Some(expected), Some(actual)) if tolerance.accepts(expected, actual) => {}
                _ => return false,
            }
        }
    };
    let (mut expected, mut actual) = (lines(expected), lines(actual));
    for line in 1.. {
        let (expected, actual) = match (expected.next(), actual.next()) {
            (None, None) => break,
            (Some(expected), Some(actual)) if agree(expected, actual) => continue,
            different => different,
        };
        return Some(Mismatch {
            line,
            expected: expected.map(<[u8]>::to_vec),
            actual: actual.map(<[u8]>::to_vec),
        });
    }
    None
}

fn tokens(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let tokens = line.split(|&byte| is_blank(byte));
    tokens.filter(|token| !token.is_empty())
}

fn trim_end(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| !is_blank(byte));
    &bytes[..end.map_or(0, |last| last + 1)]
}

/// Returns whether C's `isspace` accepts a byte.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
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
    #[case::every_blank("1 2\n", "\t1\x0b\x0c2\r\n")]
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
            expected: expected_line.map(Vec::from),
            actual: actual_line.map(Vec::from),
        };
        let found = compare(expected.as_bytes(), actual.as_bytes());
        assert_eq!(found, Some(mismatch));
    }

    #[rstest]
    #[case::no_text(b"1\n", b"\xff\n")]
    #[case::two_bytes_that_are_no_text(b"\xfe\n", b"\xff\n")]
    #[case::ideographic_space("1 2\n".as_bytes(), "1\u{3000}2\n".as_bytes())]
    #[case::ideographic_space_at_the_end(b"1\n", "1\u{3000}\n".as_bytes())]
    #[case::no_break_space("1 2\n".as_bytes(), "1\u{a0}2\n".as_bytes())]
    #[case::zero(b"1\n", b"1\0\n")]
    fn rejects_bytes(#[case] expected: &[u8], #[case] actual: &[u8]) {
        assert_eq!(compare(expected, actual).unwrap().line, 1);
        assert_eq!(compare(actual, actual), None);
    }

    #[rstest]
    #[case::same("0.25 0.75", "0.25 0.75", true)]
    #[case::written_otherwise("1 0", "1.000000000000 0", true)]
    #[case::exponent("0.001", "1e-3", true)]
    #[case::off_by_little("0.5", "0.5000000009", true)]
    #[case::off_by_more("0.5", "0.5000000011", false)]
    #[case::relative("2000000000", "2000000001.9", true)]
    #[case::relative_and_more("2000000000", "2000000002.1", false)]
    #[case::a_word_too_many("0.5", "0.5 0.5", false)]
    #[case::a_word_too_few("0.5 0.5", "0.5", false)]
    #[case::on_two_lines("0.5 0.5", "0.5\n0.5", false)]
    #[case::no_number("0.5", "nan", false)]
    #[case::infinite("0.5", "inf", false)]
    #[case::a_word("yes 0.5", "yes 0.5", true)]
    #[case::another_word("yes 0.5", "no 0.5", false)]
    fn numbers_may_be_off(#[case] expected: &str, #[case] actual: &str, #[case] is_right: bool) {
        let tolerance = Tolerance::of_digits(9);
        let mismatch = compare_within(tolerance, expected.as_bytes(), actual.as_bytes());
        assert_eq!(mismatch.is_none(), is_right);
    }

    #[test]
    fn trailing_blanks_and_empty_lines_are_dropped() {
        assert_eq!(lines(b" \n\n").count(), 0);
        assert_eq!(lines(b"a \r\n\nb\n\n").collect::<Vec<_>>(), [&b"a"[..], b"", b"b"]);
    }

    #[test]
    fn comparing_takes_no_memory_for_lines() {
        // A list of these lines would take gigabytes.
        let newlines = vec![b'\n'; 64 << 20];
        assert_eq!(compare(b"", &newlines), None);
        let mut late = newlines;
        *late.last_mut().unwrap() = b'1';
        assert_eq!(compare(b"", &late).unwrap().line, 1);
        assert_eq!(compare(&late, &late), None);
    }
}
