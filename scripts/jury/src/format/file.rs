//! Input files: how many cases they hold, and how one sees where they end.

use super::{Format, Text, Tokens};
use anyhow::Result;
use std::fmt::Write;

/// The format of an input file.
pub struct File<F> {
    case: F,
    shape: Shape,
    title: Option<&'static str>,
}

enum Shape {
    Single,
    Counted,
    UntilEnd,
    UntilZeros(usize),
    UntilZerosOrEnd(usize),
}

impl<F: Format> File<F> {
    fn new(case: F, shape: Shape) -> Self {
        File {
            case,
            shape,
            title: None,
        }
    }

    /// The same file with a line before each case: this word, and the case's number from 1 on.
    #[must_use]
    pub fn titled(self, title: &'static str) -> Self {
        File {
            title: Some(title),
            ..self
        }
    }

    /// Reads the cases of a file.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found instead.
    pub fn read(&self, input: &str) -> Result<Vec<F::Value>> {
        let mut tokens = Tokens::new(input);
        let mut cases = Vec::new();
        match self.shape {
            Shape::Single => cases.push(self.read_next(&mut tokens)?),
            Shape::Counted => {
                let count: usize = tokens.number("the number of cases")?;
                for _ in 0..count {
                    cases.push(self.read_next(&mut tokens)?);
                }
            }
            Shape::UntilEnd => {
                while !tokens.is_empty() {
                    cases.push(self.read_next(&mut tokens)?);
                }
            }
            Shape::UntilZeros(count) => {
                while !tokens.begin_with_zeros(count) {
                    cases.push(self.read_next(&mut tokens)?);
                }
            }
            Shape::UntilZerosOrEnd(count) => {
                while !tokens.is_empty() && !tokens.begin_with_zeros(count) {
                    cases.push(self.read_next(&mut tokens)?);
                }
            }
        }
        Ok(cases)
    }

    /// Reads a case with its title.
    fn read_next(&self, tokens: &mut Tokens) -> Result<F::Value> {
        if let Some(title) = self.title {
            tokens.word(&format!("`{title}` and a number"))?;
            tokens.word(&format!("the number after `{title}`"))?;
        }
        self.case.read(tokens)
    }

    /// Reads a case on its own, as [`write_case`](File::write_case) writes it.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found instead.
    pub fn read_case(&self, text: &str) -> Result<F::Value> {
        self.case.read(&mut Tokens::new(text))
    }

    /// A case as it is in a file, without what comes before and after.
    pub fn write_case(&self, case: &F::Value) -> String {
        let mut text = Text::default();
        self.case.write(case, &mut text);
        text.end_line();
        text.into_string()
    }

    /// The file that holds these cases, each as [`write_case`](File::write_case) writes it.
    pub fn join<S: AsRef<str>>(&self, cases: &[S]) -> String {
        let mut input = match self.shape {
            Shape::Counted => format!("{}\n", cases.len()),
            _ => String::new(),
        };
        for (number, case) in (1..).zip(cases) {
            if let Some(title) = self.title {
                let _ = writeln!(input, "{title} {number}");
            }
            input += case.as_ref();
        }
        if let Shape::UntilZeros(count) | Shape::UntilZerosOrEnd(count) = self.shape {
            input += &vec!["0"; count].join(" ");
            input.push('\n');
        }
        input
    }

    /// Simpler cases, the simplest first.
    pub fn simpler(&self, case: &F::Value) -> Vec<F::Value> {
        self.case.simpler(case)
    }
}

/// A file with one case.
pub fn single<F: Format>(case: F) -> File<F> {
    File::new(case, Shape::Single)
}

/// A file with cases after their number.
pub fn counted<F: Format>(case: F) -> File<F> {
    File::new(case, Shape::Counted)
}

/// A file with cases up to its end.
pub fn until_end<F: Format>(case: F) -> File<F> {
    File::new(case, Shape::UntilEnd)
}

/// A file with cases up to a line of `zeros` zeros.
pub fn until_zero<F: Format>(zeros: usize, case: F) -> File<F> {
    File::new(case, Shape::UntilZeros(zeros))
}

/// As [`until_zero`], for a file that may also end without the zeros.
pub fn until_zero_or_end<F: Format>(zeros: usize, case: F) -> File<F> {
    File::new(case, Shape::UntilZerosOrEnd(zeros))
}

#[cfg(test)]
mod tests {
    use super::super::{list, number};
    use super::*;

    #[test]
    fn each_shape_is_read_and_written() {
        let heaps = || list(1.., number("a heap", 1_u64..));
        let files = [
            (single(heaps()), "2\n3 4\n", 1),
            (counted(heaps()), "2\n2\n3 4\n1\n5\n", 2),
            (until_end(heaps()), "2\n3 4\n1\n5\n", 2),
            (until_zero(1, heaps()), "2\n3 4\n1\n5\n0\n", 2),
            (until_zero_or_end(1, heaps()), "2\n3 4\n1\n5\n0\n", 2),
            (
                counted(heaps()).titled("Test"),
                "2\nTest 1\n1\n5\nTest 2\n1\n6\n",
                2,
            ),
        ];
        for (file, text, count) in files {
            let cases = file.read(text).unwrap();
            assert_eq!(cases.len(), count, "{text}");
            let written: Vec<String> = cases.iter().map(|case| file.write_case(case)).collect();
            assert_eq!(file.join(&written), text);
            for (case, written) in cases.iter().zip(&written) {
                assert_eq!(&file.read_case(written).unwrap(), case, "{text}");
            }
        }
    }

    #[test]
    fn a_zero_may_end_a_file() {
        let file = until_zero_or_end(1, list(1.., number("a heap", 1_u64..)));
        assert_eq!(file.read("2\n3 4\n0\n1\n5\n").unwrap(), [[3, 4]]);
        assert!(file.read("0\n").unwrap().is_empty());
    }

    #[test]
    fn a_file_that_ends_too_soon_is_malformed() {
        let pair = || (number("a", 1_u64..), number("b", 1_u64..));
        assert!(single(pair()).read("1").is_err());
        assert!(counted(pair()).read("2\n1 2\n").is_err());
        assert!(until_end(pair()).read("1 2 3").is_err());
        assert!(until_zero(2, pair()).read("1 2\n0\n").is_err());
        assert!(until_zero(2, pair()).read("0 0\n").unwrap().is_empty());
        assert!(until_zero_or_end(2, pair()).read("1 2\n0\n").is_err());
        let ended = until_zero_or_end(2, pair()).read("1 2\n").unwrap();
        assert_eq!(ended, [(1, 2)]);
    }
}
