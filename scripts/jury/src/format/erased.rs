//! The format of a file without the type of its cases: what works on their text is compiled once, not once for
//! each format.

use super::bounds::Bounds;
use super::file::Shape;
use super::text::Seen;
use super::{Choices, File, Format, Grammar, Tokens};

/// A [`File`] whose cases are handed about as [`File::write_case`] writes them.
pub(super) trait AnyFile {
    fn shape(&self) -> &Shape;

    fn title(&self) -> Option<&'static str>;

    fn grammar(&self) -> Grammar;

    /// What is bounded over all cases.
    fn totals(&self) -> Vec<(&'static str, &Bounds)>;

    fn most_cases(&self) -> usize;

    /// The cases of an input; `None` if it is not valid.
    fn split(&self, input: &str) -> Option<Vec<String>>;

    fn join(&self, cases: &[String]) -> String;

    /// A valid case with these choices; `None` if none was found.
    fn choose(&self, choices: &mut Choices) -> Option<String>;

    /// A case with these choices, valid or not.
    fn choose_unchecked(&self, choices: &mut Choices) -> Option<String>;

    /// The numbers of an input up to the first that is out of bounds.
    fn seen(&self, input: &str) -> Vec<Seen>;

    fn is_valid(&self, input: &str) -> bool;

    /// What the cases of an input come to in each total; `None` if it cannot be read.
    fn sums(&self, input: &str) -> Option<Vec<i128>>;
}

impl<F: Format> AnyFile for File<F> {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn title(&self) -> Option<&'static str> {
        self.title
    }

    fn grammar(&self) -> Grammar {
        self.case.grammar()
    }

    fn totals(&self) -> Vec<(&'static str, &Bounds)> {
        let totals = self.totals.iter();
        totals.map(|total| (total.what, &total.bounds)).collect()
    }

    fn most_cases(&self) -> usize {
        self.most_cases()
    }

    fn split(&self, input: &str) -> Option<Vec<String>> {
        self.split(input).ok()
    }

    fn join(&self, cases: &[String]) -> String {
        self.join(cases)
    }

    fn choose(&self, choices: &mut Choices) -> Option<String> {
        Some(self.write_case(&self.choose(choices)?))
    }

    fn choose_unchecked(&self, choices: &mut Choices) -> Option<String> {
        Some(self.write_case(&self.case.choose(choices)?))
    }

    fn seen(&self, input: &str) -> Vec<Seen> {
        let mut tokens = Tokens::recorded(input);
        let _ = self.read_tokens(&mut tokens);
        tokens.seen.unwrap_or_default()
    }

    fn is_valid(&self, input: &str) -> bool {
        self.read(input).is_ok()
    }

    fn sums(&self, input: &str) -> Option<Vec<i128>> {
        let cases = self.read_tokens(&mut Tokens::new(input)).ok()?;
        Some(self.totals.iter().map(|total| total.sum(&cases)).collect())
    }
}
