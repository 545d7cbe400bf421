//! Input files: the number of their cases, the end marker, and bounds over all cases.

mod chosen;
mod words;

use super::adapted::Function;
use super::bounds::{Bounds, Limit, Names, grouped};
use super::text::Seen;
use super::{Aim, Choices, Edit, Format, IntoFormat, Meaning, Node, Part, Text, Tokens, Value};
use crate::Random;
use crate::listed::Listed;
use anyhow::{Result, ensure};
use std::fmt::{self, Write};
use std::sync::Arc;

/// The format of an input file with cases of type `T`.
pub struct File<T> {
    any: AnyFile,
    meaning: Meaning<T>,
}

pub(crate) struct AnyFile {
    case: Node,
    pub(super) shape: Shape,
    title: Option<&'static str>,
    pub(super) totals: Vec<Total>,
}

pub(super) enum Shape {
    Single,
    Counted(&'static str, Bounds),
    UntilEnd(Bounds),
    /// Up to this many zeros on a line, or, if the last field is true, the end of the input.
    UntilZeros(usize, Bounds, bool),
}

/// A bound over all cases of a file.
pub(super) struct Total {
    pub what: &'static str,
    pub bounds: Bounds,
    pub of: Function<i128>,
}

impl Total {
    pub(crate) fn sum(&self, cases: &[Value]) -> i128 {
        cases.iter().map(|case| (self.of)(case)).sum()
    }
}

impl<T: 'static> File<T> {
    fn new(case: impl IntoFormat<Value = T>, shape: Shape) -> Self {
        let Format { node, meaning } = case.into_format();
        let any = AnyFile::new(node, shape, Vec::new());
        File { any, meaning }
    }

    /// Adds a title line before each case: this word and the case's number.
    #[must_use]
    pub fn titled(mut self, title: &'static str) -> Self {
        self.any.title = Some(title);
        self
    }

    /// Adds bounds on a total over all cases, such as `the sum of n`.
    #[must_use]
    pub fn total(
        mut self,
        what: &'static str,
        bounds: impl Into<Bounds>,
        of: fn(&T) -> u64,
    ) -> Self {
        let (bounds, meaning) = (bounds.into(), self.meaning.clone());
        let of = Arc::new(move |case: &Value| i128::from(of(&meaning.of(case))));
        self.any.totals.push(Total { what, bounds, of });
        self
    }

    pub(crate) fn into_parts(self) -> (AnyFile, Meaning<T>) {
        (self.any, self.meaning)
    }

    /// Reads the cases of a file.
    ///
    /// # Errors
    ///
    /// The expected and the actual input.
    pub fn read(&self, input: &str) -> Result<Vec<T>> {
        let cases = self.any.read(input)?;
        Ok(self.meaning.of_all(&cases))
    }

    /// Checks that an input is written exactly as the statement says: without other blanks, leading zeros, text
    /// after the last case, or more cases than stated.
    ///
    /// # Errors
    ///
    /// The first line that deviates, or the number of cases if there are too many.
    pub fn validate(&self, input: &str) -> Result<()> {
        self.any.validate(input)
    }

    /// Chooses an arbitrary valid case.
    ///
    /// # Panics
    ///
    /// If the format finds no valid case because these are rare. The book must then choose the cases.
    pub fn any(&self, rng: &mut Random) -> T {
        self.meaning.of(&self.any.any(rng))
    }

    /// Files at the bounds: with as many cases as possible, with random cases of as many numbers as possible,
    /// and with the largest and the least cases.
    pub fn largest(&self, rng: &mut Random) -> Vec<(&'static str, Vec<T>)> {
        let mut files = Vec::new();
        for (name, cases) in self.any.largest(rng) {
            files.push((name, self.meaning.of_all(&cases)));
        }
        files
    }
}

/// The input in words: `T, from 1 to 10; then T cases: n, from 1 to 10,000`.
impl<T> fmt::Display for File<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.any.fmt(f)
    }
}

impl AnyFile {
    pub(super) fn new(case: Node, shape: Shape, totals: Vec<Total>) -> Self {
        AnyFile { case, shape, title: None, totals }
    }

    /// The bounds on the number of cases, unless there is always one.
    pub(super) fn case_bounds(&self) -> Option<&Bounds> {
        match &self.shape {
            Shape::Single => None,
            Shape::Counted(_, bounds)
            | Shape::UntilEnd(bounds)
            | Shape::UntilZeros(_, bounds, _) => Some(bounds),
        }
    }

    pub(crate) fn most_cases(&self) -> usize {
        let bounds = self.case_bounds();
        bounds.map_or(1, |bounds| bounds.most.after(&Names::default()) as usize)
    }

    /// Reads the cases of a file.
    ///
    /// # Errors
    ///
    /// The expected and the actual input.
    pub(crate) fn read(&self, input: &str) -> Result<Vec<Value>> {
        let mut tokens = Tokens::new(input);
        let cases = self.read_tokens(&mut tokens)?;
        for total in &self.totals {
            let (least, most) = total.bounds.after(&tokens.names).into_inner();
            let sum = total.sum(&cases);
            let what = total.what;
            ensure!((least..=most).contains(&sum), "{what} is {sum}, not in {least}..={most}");
        }
        Ok(cases)
    }

    /// Splits a file into cases, each as [`write_case`](AnyFile::write_case) writes it.
    ///
    /// # Errors
    ///
    /// The errors of [`read`](AnyFile::read).
    pub(crate) fn split(&self, input: &str) -> Result<Vec<String>> {
        let cases = self.read(input)?;
        Ok(cases.iter().map(|case| self.write_case(case)).listed())
    }

    /// Returns the contribution of a case to each total, with the upper bound of the total.
    pub(crate) fn totals(&self, case: &Value) -> Vec<(i128, i128)> {
        let most = |bounds: &Bounds| bounds.most.after(&Names::default());
        let totals = self.totals.iter();
        totals.map(|total| ((total.of)(case), most(&total.bounds))).listed()
    }

    pub(super) fn read_tokens(&self, tokens: &mut Tokens) -> Result<Vec<Value>> {
        let mut cases = Vec::new();
        match &self.shape {
            Shape::Single => cases.push(self.read_next(tokens)?),
            Shape::Counted(what, bounds) => {
                for _ in 0..tokens.bounded(what, bounds)? {
                    cases.push(self.read_next(tokens)?);
                }
            }
            Shape::UntilEnd(_) => {
                while !tokens.is_empty() {
                    cases.push(self.read_next(tokens)?);
                }
            }
            // Even required zeros may be missing, as in many judges' data.
            Shape::UntilZeros(count, ..) => {
                while !tokens.is_empty() && !tokens.begin_with_zeros(*count) {
                    tokens.may_end = *count == 1;
                    cases.push(self.read_next(tokens)?);
                }
                tokens.skip(*count);
            }
        }
        Ok(cases)
    }

    /// The numbers of an input, up to the first one that is out of bounds.
    pub(super) fn seen(&self, input: &str) -> Vec<Seen> {
        let mut tokens = Tokens::recorded(input);
        let _ = self.read_tokens(&mut tokens);
        tokens.seen.unwrap_or_default()
    }

    fn read_next(&self, tokens: &mut Tokens) -> Result<Value> {
        if let Some(title) = self.title {
            tokens.word(&format!("`{title}` and a number"))?;
            tokens.word(&format!("the number after `{title}`"))?;
        }
        self.case.read(tokens)
    }

    pub(crate) fn validate(&self, input: &str) -> Result<()> {
        let cases = self.split(input)?;
        if let Some(bounds) = self.case_bounds().filter(|bounds| bounds.is_stated) {
            let (count, most) = (cases.len(), bounds.most.after(&Names::default()));
            ensure!(count as i128 <= most, "there are {count} cases, more than {most}");
        }
        let exact = self.join(&cases);
        let (mut expected, mut found) = (exact.split_inclusive('\n'), input.split_inclusive('\n'));
        for line in 1.. {
            let line_or_end =
                |line: Option<&str>| line.map_or("the end".into(), |line| format!("{line:?}"));
            match (expected.next(), found.next()) {
                (None, None) => break,
                (expected, found) => ensure!(
                    expected == found,
                    "line {line}: expected {}, found {}",
                    line_or_end(expected),
                    line_or_end(found)
                ),
            }
        }
        Ok(())
    }

    /// Reads a single case, as [`write_case`](AnyFile::write_case) writes it.
    ///
    /// # Errors
    ///
    /// The expected and the actual input.
    pub(crate) fn read_case(&self, text: &str) -> Result<Value> {
        self.case.read(&mut Tokens::new(text))
    }

    /// Reads a case that the book wrote, perhaps out of bounds.
    pub(crate) fn own_case(&self, text: &str) -> Value {
        let read = self.case.read(&mut Tokens::unbounded(text));
        read.unwrap_or_else(|error| panic!("{error}, in a case of the book's own:\n{text}"))
    }

    /// Reads a case from an unknown source.
    ///
    /// # Errors
    ///
    /// If the text is not a case.
    pub(crate) fn anybodys_case(&self, text: &str) -> Result<Value> {
        // Errors count the lines of the case alone.
        let is_counted = matches!(self.shape, Shape::Counted(..));
        let above = usize::from(is_counted) + usize::from(self.title.is_some());
        let file = self.join(&[format!("{text}\n")]).replacen('\n', " ", above);
        let mut cases = self.read(&file)?;
        ensure!(cases.len() == 1, "one case is expected, not {}", cases.len());
        let read = cases.swap_remove(0);
        let written = self.write_case(&read);
        let tokens = |text: &str| text.split_whitespace().count();
        ensure!(
            tokens(&written) >= tokens(text),
            "the case is over after `{}`",
            written.trim_end()
        );
        Ok(read)
    }

    /// Writes a case as in a file, without the rest of the file.
    pub(crate) fn write_case(&self, case: &Value) -> String {
        let mut text = Text::default();
        self.case.write(case, &mut text);
        text.end_line();
        text.into_string()
    }

    /// Writes a file of these written cases.
    pub(crate) fn join<S: AsRef<str>>(&self, cases: &[S]) -> String {
        let mut input = match self.shape {
            Shape::Counted(..) => format!("{}\n", cases.len()),
            _ => String::new(),
        };
        for (number, case) in (1..).zip(cases) {
            if let Some(title) = self.title {
                let _ = writeln!(input, "{title} {number}");
            }
            input += case.as_ref();
        }
        if let Shape::UntilZeros(count, _, false) = self.shape {
            input += &vec!["0"; count].join(" ");
            input.push('\n');
        }
        input
    }

    /// The valid cases that differ by one edit.
    pub(crate) fn edits(&self, case: &Value) -> Vec<Edit<Value>> {
        let written = self.write_case(case);
        let mut edits = self.case.edits(case);
        edits.retain(|edit| self.is_another_case(&edit.value, &written));
        edits
    }

    /// Returns whether a case is valid and written differently from `written`.
    fn is_another_case(&self, case: &Value, written: &str) -> bool {
        let text = self.write_case(case);
        // Text after the written case would be ignored.
        let is_read = |case| self.write_case(&case) == text;
        text != written && self.read_case(&text).is_ok_and(is_read)
    }

    /// Simpler valid cases, the simplest first.
    pub(crate) fn simpler(&self, case: &Value) -> Vec<Value> {
        let written = self.write_case(case);
        let mut simpler = self.case.simpler(case);
        // Simplifying a part that follows from others may have no effect.
        simpler.retain(|case| self.is_another_case(case, &written));
        simpler
    }
}

/// A file with one case.
pub fn single<F: IntoFormat>(case: F) -> File<F::Value> {
    File::new(case, Shape::Single)
}

/// A file that begins with the number of cases.
pub fn counted<F: IntoFormat>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    case: F,
) -> File<F::Value> {
    File::new(case, Shape::Counted(what, bounds.into()))
}

/// A file with this many cases, up to its end.
pub fn until_end<F: IntoFormat>(cases: impl Into<Bounds>, case: F) -> File<F::Value> {
    File::new(case, Shape::UntilEnd(cases.into()))
}

/// A file with this many cases, ended by a line of `zeros` zeros.
pub fn until_zero<F: IntoFormat>(
    zeros: usize,
    cases: impl Into<Bounds>,
    case: F,
) -> File<F::Value> {
    File::new(case, Shape::UntilZeros(zeros, cases.into(), false))
}

/// Like [`until_end`], but the file may also end with a line of `zeros` zeros.
pub fn until_zero_or_end<F: IntoFormat>(
    zeros: usize,
    cases: impl Into<Bounds>,
    case: F,
) -> File<F::Value> {
    File::new(case, Shape::UntilZeros(zeros, cases.into(), true))
}

#[cfg(test)]
mod tests {
    use super::super::{List, list, number, unstated};
    use super::*;
    use rand::SeedableRng;

    fn heaps() -> List<u64> {
        list("n", 1..=3, number("a heap", 1..=9))
    }

    #[test]
    fn each_shape_is_read_and_written() {
        let files = [
            (single(heaps()), "2\n3 4\n", 1),
            (counted("T", 1..=5, heaps()), "2\n2\n3 4\n1\n5\n", 2),
            (until_end(1..=5, heaps()), "2\n3 4\n1\n5\n", 2),
            (until_zero(1, 1..=5, heaps()), "2\n3 4\n1\n5\n0\n", 2),
            (until_zero_or_end(1, 1..=5, heaps()), "2\n3 4\n1\n5\n", 2),
            (counted("T", 1..=5, heaps()).titled("Test"), "2\nTest 1\n1\n5\nTest 2\n1\n6\n", 2),
        ];
        for (file, text, count) in files {
            let (file, _) = file.into_parts();
            let cases = file.read(text).unwrap();
            assert_eq!(cases.len(), count, "{text}");
            let written: Vec<String> = cases.iter().map(|case| file.write_case(case)).collect();
            assert_eq!(file.join(&written), text);
            assert!(file.validate(text).is_ok());
            for (case, written) in cases.iter().zip(&written) {
                assert_eq!(&file.read_case(written).unwrap(), case, "{text}");
            }
        }
    }

    #[test]
    fn a_zero_ends_a_file_or_is_missing() {
        for (file, exact) in [
            (until_zero(1, 1..=5, heaps()), "2\n3 4\n0\n"),
            (until_zero_or_end(1, 1..=5, heaps()), "2\n3 4\n"),
        ] {
            for input in ["2\n3 4\n0\n1\n5\n", "2\n3 4\n0\n", "2\n3 4\n"] {
                assert_eq!(file.read(input).unwrap(), [[3, 4]]);
                assert_eq!(file.validate(input).is_ok(), input == exact, "{input}");
            }
            assert!(file.read("0\n").unwrap().is_empty());
        }
    }

    #[test]
    fn a_file_that_ends_too_soon_is_malformed() {
        let pair = || (number::<u64>("a", 1..=9), number::<u64>("b", 0..=9));
        assert!(single(pair()).read("1").is_err());
        assert!(counted("T", 1..=5, pair()).read("2\n1 2\n").is_err());
        assert!(until_end(1..=5, pair()).read("1 2 3").is_err());
        assert!(until_zero(2, 1..=5, pair()).read("1 2\n0\n").is_err());
        let none = until_zero(2, 1..=5, pair()).read("0 0\n").unwrap();
        assert!(none.is_empty());
        assert!(until_zero_or_end(2, 1..=5, pair()).read("1 2\n0\n").is_err());
        let ended = until_zero_or_end(2, 1..=5, pair()).read("1 2\n").unwrap();
        assert_eq!(ended, [(1, 2)]);
    }

    #[test]
    fn an_exact_reader_names_the_line() {
        let file = counted("T", 1..=5, heaps());
        for (input, error) in [
            ("1\n2\n3  4\n", r#"line 3: expected "3 4\n", found "3  4\n""#),
            ("1\n2\n3 4", r#"line 3: expected "3 4\n", found "3 4""#),
            ("1\n2\n03 4\n", r#"line 3: expected "3 4\n", found "03 4\n""#),
            ("1\n2\n3 4\n\n", r#"line 4: expected the end, found "\n""#),
            ("1\n2 3 4\n", r#"line 2: expected "2\n", found "2 3 4\n""#),
            ("1\n2\n3 10\n", "a heap is 10, not in 1..=9, on line 3"),
        ] {
            assert_eq!(file.validate(input).unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn an_exact_reader_counts_the_cases() {
        let input = "1\n5\n1\n5\n";
        for (file, is_exact) in [
            (until_end(1..=2, heaps()), true),
            (until_end(1..=1, heaps()), false),
            (until_end(unstated(1..=1), heaps()), true),
            (until_zero_or_end(1, 1..=1, heaps()), false),
        ] {
            assert_eq!(file.read(input).unwrap().len(), 2);
            assert_eq!(file.validate(input).is_ok(), is_exact, "{file}");
        }
        let error = until_end(1..=1, heaps()).validate(input).unwrap_err().to_string();
        assert_eq!(error, "there are 2 cases, more than 1");
    }

    #[test]
    fn totals_are_bounded() {
        let file = || counted("T", 1..=5, heaps()).total("the sum of n", 1..=4, |h| h.len() as u64);
        assert!(file().read("2\n3\n1 1 1\n1\n1\n").is_ok());
        assert_eq!(
            file().read("2\n3\n1 1 1\n2\n1 1\n").unwrap_err().to_string(),
            "the sum of n is 5, not in 1..=4"
        );
        let rng = &mut Random::seed_from_u64(1);
        for (name, cases) in file().largest(rng) {
            let sum: usize = cases.iter().map(Vec::len).sum();
            assert!(sum <= 4 && !cases.is_empty(), "{name}");
        }
    }

    #[test]
    fn the_largest_files_have_the_longest_lists() {
        let heaps = list("n", 1..=40, number::<u64>("a heap", 1..=9));
        let files = counted("T", 1..=5, heaps).largest(&mut Random::seed_from_u64(1));
        let [("random cases", rng), (_, largest), (_, least)] = &files[..] else {
            panic!("{files:?}");
        };
        assert!(rng.len() == 5 && rng.iter().all(|heaps| heaps.len() == 40));
        assert!(rng.concat().iter().any(|&heap| heap < 9));
        assert_eq!(*largest, vec![vec![9; 40]; 5]);
        assert_eq!(*least, vec![vec![1]; 5]);
    }

    #[test]
    fn files_are_read_aloud() {
        assert_eq!(
            counted("T", 1..=10, heaps()).to_string(),
            "T, from 1 to 10; then T cases: n, from 1 to 3; then n heaps, each from 1 to 9"
        );
        assert_eq!(
            until_zero(1, unstated(1..=5), number::<u64>("n", 2..=9)).to_string(),
            "cases up to a line of `0`: n, from 2 to 9"
        );
        let file = until_end(1..=5, number::<u64>("n", 2..=9)).total("the sum", 2..=10, |n| *n);
        assert_eq!(
            file.to_string(),
            "at most 5 cases up to the end of the input: n, from 2 to 9; the sum is at most 10"
        );
    }
}
