//! The books. Each models a problem as its statement tells it and generates cases.
//!
//! To add one, write `problems/<problem>/book.rs`, and if the game is new, `rules/<game>.rs` beside it.

mod any;
mod games;
mod misere_nim;
mod prelude;
mod shown;

pub use any::AnyBook;
pub use shown::ShownBook;

use any::any_book;
use shown::shown_book;

use crate::Random;
use crate::dialogue::Interactor;
use crate::format::File;
use crate::graph::Graph;
use crate::listed::Listed;
use crate::position::Position;
use crate::position::normal;
use crate::question::Question;
use crate::rules::geography::{Geography, placed};
use crate::search::impartial::{Outcomes, Play};
use crate::second_opinion::SecondOpinion;
use anyhow::{Result, bail, ensure};
use std::fmt::Debug;

/// The position of a case, or the subject of a case that is about something else.
pub type Shown = Result<Box<dyn Position>, &'static str>;

/// Like [`Shown`], for a case about several positions.
pub type AllShown = Result<Vec<Box<dyn Position>>, &'static str>;

const BEYOND_RULES: &str = "its position is larger than those that the rules can hold";

/// A method by which a book answers cases too large to search.
pub type Way<B> = fn(&mut B, &<B as Book>::Case) -> Option<<B as Book>::Answer>;

/// A problem as its statement tells it; the type is called `Book` in its module.
///
/// A case is one question with one answer; an input file may hold many.
pub trait Book: Default + Send + 'static {
    /// The data of a case: the position and the question about it.
    type Case: Clone + Debug + 'static;

    /// The type of an answer, such as `bool` for yes or no.
    type Answer: 'static;

    /// True for a draft by `cargo judge new`, which nothing may rely on.
    const IS_DRAFT: bool = false;

    /// The question about a case and the format of its answer.
    const QUESTION: Question<Self::Answer>;

    /// The format of an input file, with all bounds of the statement.
    fn file() -> File<Self::Case>;

    /// The subject of a case that does not ask about one position.
    const SUBJECT: &'static str = "a case asks about several positions";

    /// The position that a case asks about, for the player who begins. A book without it defines
    /// [`positions`](Book::positions) or a [`SUBJECT`](Book::SUBJECT).
    ///
    /// # Errors
    ///
    /// The subject of a case that is about something else.
    fn position(_case: &Self::Case) -> Shown {
        Err(Self::SUBJECT)
    }

    /// The positions that a case asks about, in order.
    ///
    /// # Errors
    ///
    /// The same as for [`position`](Book::position).
    fn positions(case: &Self::Case) -> AllShown {
        alone(Self::position(case))
    }

    /// The positions that players see: [`positions`](Book::positions), or one of them if the case counts
    /// positions or asks for a probability.
    ///
    /// # Errors
    ///
    /// The same as for [`positions`](Book::positions).
    fn played(case: &Self::Case) -> AllShown {
        Self::positions(case)
    }

    /// Draws the start of a game without positions to play, for example because of hidden cards.
    fn sketch(_case: &Self::Case) -> Option<String> {
        None
    }

    /// The answer by the rules alone; `None` if the case is too large to search.
    fn answer(&mut self, case: &Self::Case) -> Option<Self::Answer>;

    /// Judges an answer, and explains a wrong one; `None` if only one answer is right.
    ///
    /// `expected` is a right answer if one is known, else another program's. If the case is too large to
    /// search, an answer must at least agree with it where the rules do not decide.
    fn accepts(
        &mut self,
        _case: &Self::Case,
        _expected: &str,
        _answer: &str,
    ) -> Option<Result<(), String>> {
        None
    }

    /// The output file with these answers.
    fn output(answers: &[String]) -> String {
        Self::QUESTION.output(answers)
    }

    /// All small cases in a fixed order, searched in seconds.
    fn small() -> impl Iterator<Item = Self::Case> + 'static;

    /// A random case that [`answer`](Book::answer) can still search.
    fn random(rng: &mut Random) -> Self::Case;

    /// A case anywhere within the judge's bounds, random or adversarial, searchable or not.
    fn full(rng: &mut Random) -> Self::Case {
        Self::file().any(rng)
    }

    /// The method of [`second_opinion`](Book::second_opinion), and whether it depends on the solution's
    /// theorem.
    const SECOND_OPINION: SecondOpinion;

    /// The methods of a second opinion for different ranges, such as a table and, beyond it, a formula. Each
    /// answers every case that it can, so that the rules can test it; the first answer counts. A method may
    /// leave parts of a case to another.
    const WAYS: &'static [Way<Self>] = &[Self::second_opinion];

    /// The answer to a case too large to search, by another method than the solution's; `None` if it cannot
    /// be found quickly. Agrees with [`answer`](Book::answer) on smaller cases. A book with several
    /// [`WAYS`](Book::WAYS) need not define it.
    fn second_opinion(&mut self, _case: &Self::Case) -> Option<Self::Answer> {
        None
    }

    /// The largest input files within the judge's bounds, each with a name, to measure solutions.
    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        Self::file().largest(rng)
    }

    /// The judge's side of the dialogue about a case of an interactive problem, which is a whole input file:
    /// the [`opponent`](crate::opponent::opponent) on the first line, then the judge's unprompted output. The
    /// [`answer`](Book::answer) is its final report.
    fn interactor(_: &Self::Case) -> Option<Box<dyn Interactor>> {
        None
    }
}

fn alone(position: Shown) -> AllShown {
    Ok(vec![position?])
}

/// Shows a case only if its position fits into a bit set.
fn shown_if(fits: bool) -> Result<(), &'static str> {
    fits.then_some(()).ok_or(BEYOND_RULES)
}

fn only_if(condition: bool) -> Option<()> {
    condition.then_some(())
}

/// The positions of undirected vertex geography with the token on each of the first `starts` vertices.
fn geography_starts(graph: &Graph, starts: usize) -> AllShown {
    if graph.vertices > 32 {
        return Err(BEYOND_RULES);
    }
    let game = Geography::new(graph);
    let starts = (0..starts).map(|start| normal(game.clone(), placed(start)));
    Ok(starts.listed())
}

/// Returns for each vertex whether the player to move from it wins undirected vertex geography.
fn geography_wins(graph: &Graph) -> Vec<bool> {
    let mut outcomes = Outcomes::new(Geography::new(graph), Play::Normal);
    let starts = 0..graph.vertices;
    starts.map(|start| outcomes.wins(&placed(start))).listed()
}

fn finished<B: ?Sized>(problem: &str, is_draft: bool, book: fn() -> Box<B>) -> Result<Box<B>> {
    ensure!(
        !is_draft,
        "{problem}: its book is a draft; finish problems/{problem}/book.rs, \
         then remove `IS_DRAFT` from it"
    );
    Ok(book())
}

fn missing<T>(problem: &str) -> Result<T> {
    bail!("{problem}: no book with its rules; write problems/{problem}/book.rs")
}

macro_rules! books {
    ($($problem:ident),*) => {
        /// The ids of the problems that have a book.
        pub const PROBLEMS: &[&str] = &[$(stringify!($problem)),*];

        /// The book of a problem, or of a game that no problem asks about.
        ///
        /// # Errors
        ///
        /// If the problem has no book, or only a draft.
        pub fn book(problem: &str) -> Result<Box<dyn AnyBook>> {
            match problem {
                $(stringify!($problem) => {
                    finished(problem, $problem::Book::IS_DRAFT, any_book::<$problem::Book>)
                })*
                _ => game(problem),
            }
        }

        /// The book of a problem for players.
        ///
        /// # Errors
        ///
        /// If the problem has no book, or only a draft.
        pub fn shown(problem: &str) -> Result<Box<dyn ShownBook>> {
            match problem {
                $(stringify!($problem) => {
                    finished(problem, $problem::Book::IS_DRAFT, shown_book::<$problem::Book>)
                })*
                _ => missing(problem),
            }
        }
    };
}

macro_rules! games {
    ($($id:literal, $title:literal, $game:ident, $rules:literal;)*) => {
        /// The ids and names of the games that no problem asks about, which [`book`] also accepts.
        pub const GAMES: &[(&str, &str)] = &[$(($id, $title)),*];

        fn game(id: &str) -> Result<Box<dyn AnyBook>> {
            match id {
                $($id => Ok(any_book::<games::OfGame<games::$game>>()),)*
                _ => missing(id),
            }
        }

        /// The rules, in words, of a game that no problem asks about.
        ///
        /// # Errors
        ///
        /// If there is no such game.
        pub fn rules_of_game(id: &str) -> Result<&'static str> {
            match id {
                $($id => Ok($rules),)*
                _ => missing(id),
            }
        }

        /// Like [`shown`], for a game that no problem asks about; separate, so that a page with only problems
        /// lacks these games.
        ///
        /// # Errors
        ///
        /// If there is no such game.
        pub fn shown_game(id: &str) -> Result<Box<dyn ShownBook>> {
            match id {
                $($id => Ok(shown_book::<games::OfGame<games::$game>>()),)*
                _ => missing(id),
            }
        }
    };
}

games! {
    "amazons", "Amazons", QueenBoards, "A player moves a queen of his own as in chess, and she shoots an arrow, \
        which flies as a queen moves and stays where it falls. Neither passes over anything.";
    "clobber", "Clobber", ClobberBoards, "A player moves a stone onto an adjacent stone of the opponent, \
        which is removed. Left has `x`, Right `o`.";
    "col", "Col", ColBoards, "The players colour the cells of a board in turn, each in a colour of his own. \
        Neighbours must not have the same colour.";
    "domineering", "Domineering", DomineeringBoards, "Left places vertical dominoes on two free cells of a \
        board, and Right horizontal ones.";
    "hackenbush", "Hackenbush", Pictures, "A move cuts an edge of a picture, and what is no longer connected with \
        the ground falls. Left cuts edges L, Right edges R, and both edges G.";
    "snort", "Snort", SnortBoards, "The players colour the cells of a board in turn, each in a colour of his own. \
        Neighbours must not have different colours.";
    "toads_and_frogs", "Toads and Frogs", Strips, "Left moves a toad one cell to the right, or over one frog, onto \
        a free cell; Right moves a frog to the left in the same way.";
}

#[cfg(not(test))]
include!(concat!(env!("OUT_DIR"), "/books.rs"));

// The unit tests do without the problems' books, which take most of the time to compile.
#[cfg(test)]
books! {}
