//! Books of which the type of the cases does not matter.

use super::Book;
use crate::Random;
use crate::dialogue::Interactor;
use crate::format::{Beyond, Probe};
use crate::position::Position;
use crate::second_opinion::SecondOpinion;
use anyhow::{Error, Result, ensure};

/// What verdicts need of a [`Book`], without its type of cases: a case is handed about as the text that it is
/// in an input file.
///
/// # Panics
///
/// The methods that are given the text of a case expect one that this book has written.
pub trait Referee: Send {
    /// The cases of an input file.
    ///
    /// # Errors
    ///
    /// Why the file is malformed: what was expected, and what was found instead.
    fn split(&self, input: &str) -> Result<Vec<String>>;

    /// The input file with these cases.
    fn join(&self, cases: &[String]) -> String;

    /// Whether an answer is right, where several are: see [`Book::accepts`].
    fn accepts(&mut self, case: &str, expected: &str, answer: &str) -> Option<Result<(), String>>;

    /// The judge's side of the dialogue about an input file, if the problem is interactive.
    ///
    /// # Errors
    ///
    /// Why the file is malformed.
    fn interactor(&self, input: &str) -> Result<Option<Box<dyn Interactor>>>;
}

/// All of a [`Book`] without its type of cases.
///
/// # Panics
///
/// As for [`Referee`].
pub trait AnyBook: Referee {
    /// The most cases that one input file may hold.
    fn most_cases(&self) -> usize;

    /// What a case adds to each number that is bounded over all cases of a file, and these bounds.
    fn totals(&self, case: &str) -> Vec<(i128, i128)>;

    /// The input in words.
    fn input_in_words(&self) -> String;

    /// The output in words.
    fn output_in_words(&self) -> String;

    /// Sees that an input file is written exactly as the statement says: see [`File::validate`].
    ///
    /// # Errors
    ///
    /// What is not.
    ///
    /// [`File::validate`]: crate::format::File::validate
    fn validate(&self, input: &str) -> Result<()>;

    /// Input files with each number at its bounds, and beyond them: see [`File::probes`].
    ///
    /// [`File::probes`]: crate::format::File::probes
    fn probes(&self, random: &mut Random) -> Vec<Probe>;

    /// Input files with a number that is one beyond its bounds: see [`File::beyond`]. Their cases can be
    /// answered as others, unless the rules themselves break down there.
    ///
    /// [`File::beyond`]: crate::format::File::beyond
    fn beyond(&self, random: &mut Random) -> Vec<Beyond>;

    /// The cases of such an input file: see [`File::read_unbounded`].
    ///
    /// # Errors
    ///
    /// What else is wrong with it.
    ///
    /// [`File::read_unbounded`]: crate::format::File::read_unbounded
    fn split_unbounded(&self, input: &str) -> Result<Vec<String>>;

    /// A case that anybody may have written, as this book writes it.
    ///
    /// # Errors
    ///
    /// Why the text is not a case.
    fn case(&self, text: &str) -> Result<String>;

    /// The position of the game that a case asks about: see [`Book::position`]. The case may be
    /// anybody's.
    ///
    /// # Errors
    ///
    /// Why the text is not a case, or what a case asks about instead.
    fn position(&self, case: &str) -> Result<Box<dyn Position>>;

    /// The positions that a case asks about, one or several: see [`Book::positions`]. The case may be
    /// anybody's.
    ///
    /// # Errors
    ///
    /// Why the text is not a case, or what a case asks about instead.
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>>;

    /// The answer to a case by the rules alone; `None` if it is too large to search.
    fn answer(&mut self, case: &str) -> Option<String>;

    /// The output file with these answers.
    fn output(&self, answers: &[String]) -> String;

    /// The number of small cases.
    fn small_count(&self) -> usize;

    /// Every small case, in a fixed order.
    fn small(&self) -> Box<dyn Iterator<Item = String>>;

    /// A random case that can be searched.
    fn random(&self, random: &mut Random) -> String;

    /// A case anywhere within the judge's bounds.
    fn full(&self, random: &mut Random) -> String;

    /// How the second opinion is found.
    fn second_opinion_method(&self) -> SecondOpinion;

    /// The answer to a case that is too large to be searched: see [`Book::second_opinion`].
    fn second_opinion(&mut self, case: &str) -> Option<String>;

    /// The largest input files that the judge's bounds allow, each with a name.
    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)>;

    /// Simpler cases, the simplest first.
    fn simpler(&self, case: &str) -> Vec<String>;
}

impl<B: Book> Referee for B {
    fn split(&self, input: &str) -> Result<Vec<String>> {
        B::file().split(input)
    }

    fn join(&self, cases: &[String]) -> String {
        B::file().join(cases)
    }

    fn accepts(&mut self, case: &str, expected: &str, answer: &str) -> Option<Result<(), String>> {
        Book::accepts(self, &read::<B>(case), expected, answer)
    }

    fn interactor(&self, input: &str) -> Result<Option<Box<dyn Interactor>>> {
        let cases = B::file().read(input)?;
        Ok(cases.first().and_then(<B as Book>::interactor))
    }
}

impl<B: Book> AnyBook for B {
    fn most_cases(&self) -> usize {
        B::file().most_cases()
    }

    fn totals(&self, case: &str) -> Vec<(i128, i128)> {
        B::file().totals(&read::<B>(case))
    }

    fn input_in_words(&self) -> String {
        B::file().to_string()
    }

    fn output_in_words(&self) -> String {
        let question = B::question();
        let words = question.words();
        let has_lines = B::output(&["", ""].map(String::from)).lines().count() > 2;
        match B::file().most_cases() {
            1 => String::from(words),
            _ if has_lines || words.starts_with("a line for each") => {
                format!("for each case: {words}")
            }
            _ => format!("a line for each case: {words}"),
        }
    }

    fn validate(&self, input: &str) -> Result<()> {
        B::file().validate(input)
    }

    fn probes(&self, random: &mut Random) -> Vec<Probe> {
        let largest = |random: &mut Random| {
            let files = AnyBook::largest(self, random).into_iter();
            files.map(|(_, input)| input).collect()
        };
        let cases = some_cases(self, random);
        B::file().probes(random, &cases, &largest)
    }

    fn beyond(&self, random: &mut Random) -> Vec<Beyond> {
        let cases = some_cases(self, random);
        B::file().beyond(random, &cases)
    }

    fn split_unbounded(&self, input: &str) -> Result<Vec<String>> {
        let cases = B::file().read_unbounded(input)?.into_iter();
        Ok(cases.map(|case| B::file().write_case(&case)).collect())
    }

    fn case(&self, text: &str) -> Result<String> {
        Ok(B::file().write_case(&anybodys::<B>(text)?))
    }

    fn position(&self, case: &str) -> Result<Box<dyn Position>> {
        B::position(&anybodys::<B>(case)?).map_err(Error::msg)
    }

    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>> {
        B::positions(&anybodys::<B>(case)?).map_err(Error::msg)
    }

    fn answer(&mut self, case: &str) -> Option<String> {
        let answer = Book::answer(self, &read::<B>(case))?;
        Some(B::question().write(&answer))
    }

    fn output(&self, answers: &[String]) -> String {
        <B as Book>::output(answers)
    }

    fn small_count(&self) -> usize {
        <B as Book>::small().count()
    }

    fn small(&self) -> Box<dyn Iterator<Item = String>> {
        Box::new(<B as Book>::small().map(|case| B::file().write_case(&case)))
    }

    fn random(&self, random: &mut Random) -> String {
        B::file().write_case(&<B as Book>::random(random))
    }

    fn full(&self, random: &mut Random) -> String {
        B::file().write_case(&<B as Book>::full(random))
    }

    fn second_opinion_method(&self) -> SecondOpinion {
        B::SECOND_OPINION
    }

    fn second_opinion(&mut self, case: &str) -> Option<String> {
        let answer = Book::second_opinion(self, &read::<B>(case))?;
        Some(B::question().write(&answer))
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let input = |cases: Vec<B::Case>| {
            let cases: Vec<String> = cases
                .iter()
                .map(|case| B::file().write_case(case))
                .collect();
            B::file().join(&cases)
        };
        let files = <B as Book>::largest(random).into_iter();
        files.map(|(name, cases)| (name, input(cases))).collect()
    }

    fn simpler(&self, case: &str) -> Vec<String> {
        let simpler = B::file().simpler(&read::<B>(case)).into_iter();
        simpler.map(|case| B::file().write_case(&case)).collect()
    }
}

/// The first small cases of a book, and random ones.
fn some_cases(book: &dyn AnyBook, random: &mut Random) -> Vec<String> {
    let small = book.small().take(3);
    small.chain((0..3).map(|_| book.random(random))).collect()
}

/// Reads a case that anybody may have written.
pub(super) fn anybodys<B: Book>(case: &str) -> Result<B::Case> {
    let file = B::file();
    let mut cases = file.read(&file.join(&[format!("{case}\n")]))?;
    ensure!(
        cases.len() == 1,
        "one case is expected, not {}",
        cases.len()
    );
    let read = cases.swap_remove(0);
    let written = file.write_case(&read);
    let tokens = |text: &str| text.split_whitespace().count();
    ensure!(
        tokens(&written) >= tokens(case),
        "the case is over after `{}`",
        written.trim_end()
    );
    Ok(read)
}

/// Reads a case that the book has written.
fn read<B: Book>(case: &str) -> B::Case {
    let read = B::file().read_unbounded_case(case);
    read.unwrap_or_else(|error| panic!("{error}, in a case of the book's own:\n{case}"))
}
