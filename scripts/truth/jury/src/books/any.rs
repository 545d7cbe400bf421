//! Books with the type of their cases erased.

use super::shown::Plays;
use super::{AllShown, Book, Shown, Way};
use crate::Random;
use crate::dialogue::Interactor;
use crate::format::{AnyFile, Beyond, Meaning, Probe, Value};
use crate::listed::Listed;
use crate::position::Position;
use crate::question::Question;
use crate::second_opinion::SecondOpinion;
use anyhow::{Error, Result};
use std::iter;
use std::sync::Arc;

/// A [`Book`] for use outside the jury, where a case is its text in an input file.
///
/// # Panics
///
/// If a method takes the text of a case that this book did not write.
pub trait AnyBook: Send {
    /// Splits an input file into its cases.
    ///
    /// # Errors
    ///
    /// If the file is malformed.
    fn split(&self, input: &str) -> Result<Vec<String>>;

    /// Writes the input file with these cases.
    fn join(&self, cases: &[String]) -> String;

    /// Judges an answer if several may be right: see [`Book::accepts`].
    fn accepts(&mut self, case: &str, expected: &str, answer: &str) -> Option<Result<(), String>>;

    /// The judge's side of the dialogue about an input file, if the problem is interactive.
    ///
    /// # Errors
    ///
    /// If the file is malformed.
    fn interactor(&self, input: &str) -> Result<Option<Box<dyn Interactor>>>;

    /// The maximum number of cases in an input file.
    fn most_cases(&self) -> usize;

    /// The amounts that a case adds to each quantity bounded over all cases of a file, with these bounds.
    fn totals(&self, case: &str) -> Vec<(i128, i128)>;

    /// The input in words.
    fn input_in_words(&self) -> String;

    /// The output in words.
    fn output_in_words(&self) -> String;

    /// Checks that an input file is written exactly as the statement says: see [`File::validate`].
    ///
    /// # Errors
    ///
    /// The first deviation.
    ///
    /// [`File::validate`]: crate::format::File::validate
    fn validate(&self, input: &str) -> Result<()>;

    /// Input files with each number in turn at, next to and far from both its bounds.
    fn probes(&self, rng: &mut Random) -> Vec<Probe>;

    /// Input files with each number in turn one beyond its bounds; in some files, this is the only error. Their cases
    /// can be answered unless the rules fail there.
    fn beyond(&self, rng: &mut Random) -> Vec<Beyond>;

    /// The cases of an input file in which numbers exceed their bounds.
    ///
    /// # Errors
    ///
    /// Any other error in the file.
    fn split_unbounded(&self, input: &str) -> Result<Vec<String>>;

    /// Parses a case from any source and writes it as this book does.
    ///
    /// # Errors
    ///
    /// If the text is not a case.
    fn case(&self, text: &str) -> Result<String>;

    /// The position that a case from any source asks about: see [`Book::position`].
    ///
    /// # Errors
    ///
    /// If the text is not a case, or as for [`Book::position`].
    fn position(&self, case: &str) -> Result<Box<dyn Position>>;

    /// The positions that a case from any source asks about: see [`Book::positions`].
    ///
    /// # Errors
    ///
    /// The same as for [`position`](AnyBook::position).
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>>;

    /// The answer by the rules: see [`Book::answer`].
    fn answer(&mut self, case: &str) -> Option<String>;

    /// The output file with these answers.
    fn output(&self, answers: &[String]) -> String;

    /// The number of small cases.
    fn small_count(&self) -> usize;

    /// All small cases in a fixed order.
    fn small(&self) -> Box<dyn Iterator<Item = String>>;

    /// A random case that can be searched.
    fn random(&self, rng: &mut Random) -> String;

    /// A case anywhere within the judge's bounds.
    fn full(&self, rng: &mut Random) -> String;

    /// The method of the second opinion.
    fn second_opinion_method(&self) -> SecondOpinion;

    /// The answer to a case too large to search: see [`Book::second_opinion`].
    fn second_opinion(&mut self, case: &str) -> Option<String>;

    /// The answers of all methods of the second opinion: see [`Book::WAYS`].
    fn second_opinions(&mut self, case: &str) -> Vec<Option<String>>;

    /// The same book without its memory.
    fn anew(&self) -> Box<dyn AnyBook>;

    /// The largest input files within the judge's bounds, each with a name.
    fn largest(&self, rng: &mut Random) -> Vec<(&'static str, String)>;

    /// Simpler cases, the simplest first.
    fn simpler(&self, case: &str) -> Vec<String>;
}

pub(super) struct Typed<B: Book> {
    pub book: B,
    pub meaning: Meaning<B::Case>,
}

impl<B: Book> Typed<B> {
    pub(crate) fn new() -> (AnyFile, Self) {
        let (file, meaning) = B::file().into_parts();
        (file, Typed { book: B::default(), meaning })
    }
}

struct Asking<B: Book> {
    typed: Typed<B>,
    question: Question<B::Answer>,
}

pub(super) fn any_book<B: Book>() -> Box<dyn AnyBook> {
    let (file, typed) = Typed::<B>::new();
    in_text(file, Box::new(Asking { typed, question: B::QUESTION }))
}

fn in_text(file: AnyFile, book: Box<dyn Answers>) -> Box<dyn AnyBook> {
    Box::new(InText { file: Arc::new(file), book })
}

pub(super) enum By {
    Rules,
    /// The second opinion, in the way with this index in [`Book::WAYS`].
    Way(usize),
}

/// The part of an [`AnyBook`] that is compiled for each book.
pub(super) trait Answers: Send {
    fn accepts(&mut self, case: &Value, expected: &str, answer: &str)
    -> Option<Result<(), String>>;
    fn interactor(&self, case: &Value) -> Option<Box<dyn Interactor>>;
    fn position(&self, case: &Value) -> Shown;
    fn positions(&self, case: &Value) -> AllShown;
    fn answer(&mut self, case: &Value, by: By) -> Option<String>;
    fn ways(&self) -> usize;
    fn anew(&self) -> Box<dyn AnyBook>;
    fn second_opinion_method(&self) -> SecondOpinion;
    fn question(&self) -> String;
    fn output(&self, answers: &[String]) -> String;
    fn small(&self) -> Box<dyn FnMut() -> Option<Value>>;
    fn shown(&self) -> &dyn Plays;
    fn full(&self, rng: &mut Random) -> Value;
    fn largest(&self, rng: &mut Random) -> Vec<(&'static str, Vec<Value>)>;
}

impl<B: Book> Answers for Asking<B> {
    fn accepts(
        &mut self,
        case: &Value,
        expected: &str,
        answer: &str,
    ) -> Option<Result<(), String>> {
        let Typed { book, meaning } = &mut self.typed;
        book.accepts(&meaning.of(case), expected, answer)
    }

    fn interactor(&self, case: &Value) -> Option<Box<dyn Interactor>> {
        B::interactor(&self.typed.meaning.of(case))
    }

    fn position(&self, case: &Value) -> Shown {
        B::position(&self.typed.meaning.of(case))
    }

    fn positions(&self, case: &Value) -> AllShown {
        B::positions(&self.typed.meaning.of(case))
    }

    fn answer(&mut self, case: &Value, by: By) -> Option<String> {
        let way: Way<B> = match by {
            By::Rules => B::answer,
            By::Way(number) => B::WAYS[number],
        };
        let Typed { book, meaning } = &mut self.typed;
        self.question.write_if_known(way(book, &meaning.of(case)))
    }

    fn ways(&self) -> usize {
        B::WAYS.len()
    }

    fn anew(&self) -> Box<dyn AnyBook> {
        any_book::<B>()
    }

    fn second_opinion_method(&self) -> SecondOpinion {
        B::SECOND_OPINION
    }

    fn question(&self) -> String {
        self.question.words()
    }

    fn output(&self, answers: &[String]) -> String {
        B::output(answers)
    }

    fn small(&self) -> Box<dyn FnMut() -> Option<Value>> {
        let (mut small, meaning) = (B::small(), self.typed.meaning.clone());
        Box::new(move || Some(meaning.value(&small.next()?)))
    }

    fn shown(&self) -> &dyn Plays {
        &self.typed
    }

    fn full(&self, rng: &mut Random) -> Value {
        self.typed.meaning.value(&B::full(rng))
    }

    fn largest(&self, rng: &mut Random) -> Vec<(&'static str, Vec<Value>)> {
        let mut files = Vec::new();
        for (name, cases) in &B::largest(rng) {
            files.push((*name, self.typed.meaning.values(cases)));
        }
        files
    }
}

/// A book with its file format, whose cases are passed as text.
pub(super) struct InText<V: ?Sized> {
    pub file: Arc<AnyFile>,
    pub book: Box<V>,
}

impl AnyBook for InText<dyn Answers> {
    fn split(&self, input: &str) -> Result<Vec<String>> {
        self.file.split(input)
    }

    fn join(&self, cases: &[String]) -> String {
        self.file.join(cases)
    }

    fn accepts(&mut self, case: &str, expected: &str, answer: &str) -> Option<Result<(), String>> {
        self.book.accepts(&self.file.own_case(case), expected, answer)
    }

    fn interactor(&self, input: &str) -> Result<Option<Box<dyn Interactor>>> {
        let cases = self.file.read(input)?;
        Ok(cases.first().and_then(|case| self.book.interactor(case)))
    }

    fn most_cases(&self) -> usize {
        self.file.most_cases()
    }

    fn totals(&self, case: &str) -> Vec<(i128, i128)> {
        self.file.totals(&self.file.own_case(case))
    }

    fn input_in_words(&self) -> String {
        self.file.to_string()
    }

    fn output_in_words(&self) -> String {
        let words = self.book.question();
        let has_lines = self.output(&["", ""].map(String::from)).lines().count() > 2;
        match self.file.most_cases() {
            1 => words,
            _ if has_lines || words.starts_with("a line for each") => {
                format!("for each case: {words}")
            }
            _ => format!("a line for each case: {words}"),
        }
    }

    fn validate(&self, input: &str) -> Result<()> {
        self.file.validate(input)
    }

    fn probes(&self, rng: &mut Random) -> Vec<Probe> {
        let largest = |rng: &mut Random| {
            let files = self.largest(rng).into_iter();
            files.map(|(_, input)| input).listed()
        };
        let cases = self.some_cases(rng);
        self.file.probes(rng, &cases, &largest)
    }

    fn beyond(&self, rng: &mut Random) -> Vec<Beyond> {
        let cases = self.some_cases(rng);
        self.file.beyond(rng, &cases)
    }

    fn split_unbounded(&self, input: &str) -> Result<Vec<String>> {
        let cases = self.file.read_unbounded(input)?;
        Ok(self.texts(&cases))
    }

    fn case(&self, text: &str) -> Result<String> {
        Ok(self.file.write_case(&self.file.anybodys_case(text)?))
    }

    fn position(&self, case: &str) -> Result<Box<dyn Position>> {
        let case = self.file.anybodys_case(case)?;
        self.book.position(&case).map_err(Error::msg)
    }

    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>> {
        let case = self.file.anybodys_case(case)?;
        self.book.positions(&case).map_err(Error::msg)
    }

    fn answer(&mut self, case: &str) -> Option<String> {
        self.book.answer(&self.file.own_case(case), By::Rules)
    }

    fn output(&self, answers: &[String]) -> String {
        self.book.output(answers)
    }

    fn small_count(&self) -> usize {
        iter::from_fn(self.book.small()).count()
    }

    fn small(&self) -> Box<dyn Iterator<Item = String>> {
        let file = Arc::clone(&self.file);
        let small = iter::from_fn(self.book.small());
        Box::new(small.map(move |case| file.write_case(&case)))
    }

    fn random(&self, rng: &mut Random) -> String {
        self.file.write_case(&self.book.shown().random(rng))
    }

    fn full(&self, rng: &mut Random) -> String {
        self.file.write_case(&self.book.full(rng))
    }

    fn second_opinion_method(&self) -> SecondOpinion {
        self.book.second_opinion_method()
    }

    fn second_opinion(&mut self, case: &str) -> Option<String> {
        let case = self.file.own_case(case);
        (0..self.book.ways()).find_map(|way| self.book.answer(&case, By::Way(way)))
    }

    fn second_opinions(&mut self, case: &str) -> Vec<Option<String>> {
        let case = self.file.own_case(case);
        let ways = 0..self.book.ways();
        ways.map(|way| self.book.answer(&case, By::Way(way))).listed()
    }

    fn anew(&self) -> Box<dyn AnyBook> {
        self.book.anew()
    }

    fn largest(&self, rng: &mut Random) -> Vec<(&'static str, String)> {
        let files = self.book.largest(rng).into_iter();
        let input = |cases: &[Value]| self.file.join(&self.texts(cases));
        files.map(|(name, cases)| (name, input(&cases))).listed()
    }

    fn simpler(&self, case: &str) -> Vec<String> {
        self.texts(&self.file.simpler(&self.file.own_case(case)))
    }
}

impl InText<dyn Answers> {
    fn some_cases(&self, rng: &mut Random) -> Vec<String> {
        let small = self.small().take(3);
        small.chain((0..3).map(|_| self.random(rng))).listed()
    }

    fn texts(&self, cases: &[Value]) -> Vec<String> {
        cases.iter().map(|case| self.file.write_case(case)).listed()
    }
}
