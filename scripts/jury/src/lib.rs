//! The jury: each problem's answers by the rules of its game alone.
//!
//! A [`RuleBook`] says what a problem's input means, what each player may do, and how the answer
//! is written; the searchers in [`search`] turn the rules into answers. No rule book knows a
//! theorem, not even the nim-sum: that is what makes an agreement with it a proof.

mod books;
pub mod cases;
mod geography;
pub mod picture;
pub mod search;


use anyhow::{Result, bail};
use rand_chacha::ChaCha8Rng;

/// The source of every random choice: the same seed gives the same cases on every machine.
pub type Random = ChaCha8Rng;

/// A problem as its statement tells it; the type is called `Book` in the problem's own module.
///
/// A case is one question with one answer: where a problem's input file holds many, each is a
/// case of its own, and [`input`](RuleBook::input) puts them together.
pub trait RuleBook: Default {
    /// One question: the position, and what is asked about it.
    type Case: Clone + std::fmt::Debug;

    /// The most cases that one input file may hold: 1 where the format knows only one, and a
    /// number of your choice where the statement sets no bound.
    const MAX_CASES: usize;

    /// Reads an input file of the judge's format.
    ///
    /// # Errors
    ///
    /// What was expected and what stood there instead.
    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>>;

    /// The input file that holds these cases, in the judge's format.
    fn input(&self, cases: &[Self::Case]) -> String;

    /// The lines that the judge expects for a case, found by the rules alone; `None` if the case
    /// is too large to search.
    fn answer(&mut self, case: &Self::Case) -> Option<String>;

    /// The output file that holds the answers to the cases of an input file: one below the other,
    /// unless the format numbers them.
    fn output(&self, answers: &[String]) -> String {
        answers.iter().fold(String::new(), |mut output, answer| {
            output += answer;
            output += "\n";
            output
        })
    }

    /// Every small case, in a fixed order: a finite list, searched in seconds.
    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>>;

    /// A random case that [`answer`](RuleBook::answer) can still search.
    fn random(&self, random: &mut Random) -> Self::Case;

    /// A case anywhere within the judge's bounds, random or nasty, whether it can be searched or not.
    fn full(&self, random: &mut Random) -> Self::Case;

    /// The largest input files that the judge's bounds allow, each with a name that says what it
    /// is: what a solution's time and memory are measured on.
    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)>;

    /// Simpler cases to try in place of a failing one, the simplest first.
    fn simpler(&self, case: &Self::Case) -> Vec<Self::Case>;
}

/// The whitespace-separated tokens of an input file.
pub struct Tokens<'a> {
    rest: std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    pub fn new(text: &'a str) -> Self {
        Tokens {
            rest: text.split_ascii_whitespace().peekable(),
        }
    }

    /// Whether no token is left.
    pub fn is_empty(&mut self) -> bool {
        self.rest.peek().is_none()
    }

    /// The next token as it stands.
    ///
    /// # Errors
    ///
    /// When the input ends before `what`.
    pub fn word(&mut self, what: &str) -> Result<&'a str> {
        match self.rest.next() {
            Some(word) => Ok(word),
            None => bail!("the input ends where {what} should stand"),
        }
    }

    /// The next token as a number.
    ///
    /// # Errors
    ///
    /// When the input ends before `what`, or something else stands there.
    pub fn number<T: std::str::FromStr>(&mut self, what: &str) -> Result<T> {
        let word = self.word(what)?;
        match word.parse() {
            Ok(number) => Ok(number),
            Err(_) => bail!("`{word}` stands where {what} should"),
        }
    }

    /// The next token, a number counted from 1, as one counted from 0.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number), and when it is 0.
    pub fn index(&mut self, what: &str) -> Result<usize> {
        let number: usize = self.number(what)?;
        match number.checked_sub(1) {
            Some(index) => Ok(index),
            None => bail!("0 stands where {what}, counted from 1, should"),
        }
    }

    /// The next `count` tokens as numbers.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number).
    pub fn numbers<T: std::str::FromStr>(&mut self, count: usize, what: &str) -> Result<Vec<T>> {
        (0..count).map(|_| self.number(what)).collect()
    }

    /// A count, and then as many numbers.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number).
    pub fn list<T: std::str::FromStr>(&mut self, what: &str) -> Result<Vec<T>> {
        let count = self.number("a count")?;
        self.numbers(count, what)
    }

    /// A count, and then as many lists, each after its own count.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number).
    pub fn lists<T: std::str::FromStr>(&mut self, what: &str) -> Result<Vec<Vec<T>>> {
        let count = self.number("the number of cases")?;
        (0..count).map(|_| self.list(what)).collect()
    }
}

/// A list after its count, each on a line: what [`Tokens::list`] reads.
pub fn counted_list<T: std::fmt::Display>(list: &[T]) -> String {
    format!("{}\n{}\n", list.len(), spaced(list))
}

/// Lists after their count, each after its own: what [`Tokens::lists`] reads.
pub fn counted_lists<T: std::fmt::Display>(lists: &[Vec<T>]) -> String {
    let counted: String = lists.iter().map(|list| counted_list(list)).collect();
    format!("{}\n{counted}", lists.len())
}

/// The numbers of a line, one space between two.
pub fn spaced<T: std::fmt::Display>(numbers: &[T]) -> String {
    let words: Vec<String> = numbers.iter().map(T::to_string).collect();
    words.join(" ")
}

/// Something to do with a rule book, whatever its type of case.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<B: RuleBook>(self, book: B) -> Self::Output;
}

macro_rules! rule_books {
    ($($problem:ident,)*) => {
        /// The ids of the problems that have a rule book.
        pub const PROBLEMS: &[&str] = &[$(stringify!($problem)),*];

        /// Hands the rule book of a problem to a visitor.
        ///
        /// # Errors
        ///
        /// When the problem has no rule book.
        pub fn with_book<V: Visitor>(problem: &str, visitor: V) -> Result<V::Output> {
            match problem {
                $(stringify!($problem) => Ok(visitor.visit(books::$problem::Book::default())),)*
                _ => bail!(
                    "{problem}: no rule book; write scripts/jury/src/books/{problem}.rs and \
                     name it in books.rs"
                ),
            }
        }
    };
}

rule_books! {
    abc229_h,
    abc265_ex,
    agc017_d,
    cf1704f,
    cf787c,
    codechef_gerald08,
    codechef_hamilg,
    hdu1846,
    hdu2516,
    hdu3032,
    hdu3537,
    hdu3544,
    librarychecker_nim_product_64,
    luogu_p2148,
    luogu_p2197,
    luogu_p2252,
    luogu_p2490,
    luogu_p2594,
    luogu_p2599,
    luogu_p3480,
    luogu_p4055,
    luogu_p4617,
    luogu_p5675,
    luogu_p6560,
    mipt100,
    poj1067,
    poj1704,
    poj1740,
    poj2931,
    poj2960,
    poj3480,
    poj3533,
    poj3537,
    poj3710,
    theeasychase,
}
