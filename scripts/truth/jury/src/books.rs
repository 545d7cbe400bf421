//! The books: each problem as its statement tells it, with the cases to try.
//!
//! To add one, write `problems/<problem>/book.rs`, with the rules in `rules/<game>.rs` beside it if the game is new.

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

/// A case as a position of its game; or, where it asks about something else, what that is.
pub type Shown = Result<Box<dyn Position>, &'static str>;

/// As [`Shown`], where a case asks about several positions.
pub type AllShown = Result<Vec<Box<dyn Position>>, &'static str>;

/// Why a case is not shown whose position is more than a set of bits can hold.
const BEYOND_RULES: &str = "its position is larger than those that the rules can hold";

/// A way in which a book answers cases that are too large to be searched.
pub type Way<B> = fn(&mut B, &<B as Book>::Case) -> Option<<B as Book>::Answer>;

/// A problem as its statement tells it; the type is called `Book` in the problem's own module.
///
/// A case is one question with one answer: where an input file holds many, each is a case.
pub trait Book: Default + Send + 'static {
    /// What a case gives: the position, and what is asked about it.
    type Case: Clone + Debug + 'static;

    /// What answers it: `bool` for yes or no.
    type Answer: 'static;

    /// True if the book is a draft, which nothing may rely on: `cargo judge new` writes one.
    const IS_DRAFT: bool = false;

    /// The format of an input file, with all bounds of the statement.
    fn file() -> File<Self::Case>;

    /// Returns what is asked of a case, and how the answer is written.
    fn question() -> Question<Self::Answer>;

    /// The position of the game that a case asks about, for the player who is to begin.
    ///
    /// # Errors
    ///
    /// What a case asks about instead.
    fn position(_case: &Self::Case) -> Shown {
        Err("its book shows no case as a position of a game")
    }

    /// The positions that a case asks about, in its order, where they may be several.
    ///
    /// # Errors
    ///
    /// What a case asks about instead.
    fn positions(case: &Self::Case) -> AllShown {
        Self::position(case).map(|position| vec![position])
    }

    /// The positions that players see for a case: those that it asks about or, of a case that counts positions
    /// or asks how likely they are, one of these.
    ///
    /// # Errors
    ///
    /// The subject of a case about no positions.
    fn played(case: &Self::Case) -> AllShown {
        Self::positions(case)
    }

    /// A drawing of the start of a game that has no positions to play, such as one with hidden cards.
    fn sketch(_case: &Self::Case) -> Option<String> {
        None
    }

    /// The answer to a case, found by the rules alone; `None` if the case is too large to search.
    fn answer(&mut self, case: &Self::Case) -> Option<Self::Answer>;

    /// Returns whether an answer is right, where several are; `None` where there is one, so that answers can
    /// be compared. Its error says what is wrong with it.
    ///
    /// `expected` is a right answer where one is known, and otherwise that of another program: what
    /// the rules do not decide, as the case is too large to search, must at least agree with it.
    fn accepts(
        &mut self,
        _case: &Self::Case,
        _expected: &str,
        _answer: &str,
    ) -> Option<Result<(), String>> {
        None
    }

    /// The output file with these answers: one below the other, unless the question numbers them.
    fn output(answers: &[String]) -> String {
        Self::question().output(answers)
    }

    /// Every small case, in a fixed order: a finite list, searched in seconds.
    fn small() -> impl Iterator<Item = Self::Case> + 'static;

    /// A random case that [`answer`](Book::answer) can still search.
    fn random(rng: &mut Random) -> Self::Case;

    /// A case anywhere within the judge's bounds, random or adversarial, searchable or not.
    fn full(rng: &mut Random) -> Self::Case {
        Self::file().any(rng)
    }

    /// How the [`second_opinion`](Book::second_opinion) is found, and whether that depends on the solution's
    /// theorem.
    const SECOND_OPINION: SecondOpinion;

    /// The ways of a second opinion that finds answers otherwise in one range than in another, such as by a
    /// table and beyond it by a formula. Each answers all cases that it can, so that the rules can try each;
    /// of those that know an answer, the first gives it. That may be one that takes each part of a case by
    /// whichever of the others knows it.
    const WAYS: &'static [Way<Self>] = &[Self::second_opinion];

    /// The answer to a case that is too large to be searched, by another method than the solution's;
    /// `None` if it cannot be found in a moment. On cases that can be searched, it agrees with the
    /// [`answer`](Book::answer). A book with several [`WAYS`](Book::WAYS) leaves it out.
    fn second_opinion(&mut self, _case: &Self::Case) -> Option<Self::Answer> {
        None
    }

    /// The largest input files that the judge's bounds allow, each as a name that says what it is,
    /// and its cases: the time and the memory of a solution are measured on them.
    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        Self::file().largest(rng)
    }

    /// The judge's side of the dialogue about a case, if the problem is interactive. Then a case is
    /// all of an input file: the [`opponent`](crate::opponent::opponent) on the first line, and below
    /// what the judge sends of its own accord; the [`answer`](Book::answer) is its report at the end.
    fn interactor(_: &Self::Case) -> Option<Box<dyn Interactor>> {
        None
    }
}

/// The positions of undirected vertex geography with the token on each of the first vertices.
fn geography_starts(graph: &Graph, starts: usize) -> AllShown {
    if graph.vertices > 32 {
        return Err(BEYOND_RULES);
    }
    let game = Geography::new(graph);
    let starts = (0..starts).map(|start| normal(game.clone(), placed(start)));
    Ok(starts.listed())
}

/// From which vertices of a graph the player to move wins undirected vertex geography.
fn geography_wins(graph: &Graph) -> Vec<bool> {
    let mut outcomes = Outcomes::new(Geography::new(graph), Play::Normal);
    let starts = 0..graph.vertices;
    starts.map(|start| outcomes.wins(&placed(start))).listed()
}

/// A book that is no draft.
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
        /// When the problem has none, or only a draft.
        pub fn book(problem: &str) -> Result<Box<dyn AnyBook>> {
            match problem {
                $(stringify!($problem) => {
                    finished(problem, $problem::Book::IS_DRAFT, any_book::<$problem::Book>)
                })*
                _ => game(problem),
            }
        }

        /// The book of a problem, as players see it.
        ///
        /// # Errors
        ///
        /// When the problem has none, or only a draft.
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
        /// The games that no problem asks about: their ids, which [`book`] takes too, and their names.
        pub const GAMES: &[(&str, &str)] = &[$(($id, $title)),*];

        fn game(id: &str) -> Result<Box<dyn AnyBook>> {
            match id {
                $($id => Ok(any_book::<games::OfGame<games::$game>>()),)*
                _ => missing(id),
            }
        }

        /// The rules of a game that no problem asks about, in words.
        ///
        /// # Errors
        ///
        /// When there is no such game.
        pub fn rules_of_game(id: &str) -> Result<&'static str> {
            match id {
                $($id => Ok($rules),)*
                _ => missing(id),
            }
        }

        /// The book of a game that no problem asks about, as players see it: apart from [`shown`], so that a
        /// page with problems alone has no such game in it.
        ///
        /// # Errors
        ///
        /// When there is no such game.
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
    "clobber", "Clobber", ClobberBoards, "A player moves a stone of his own onto one of the other player's \
        beside it, which is taken off. Left has `x`, Right `o`.";
    "col", "Col", ColBoards, "The players colour the cells of a board in turn, each in a colour of his own. \
        Neighbours must not have the same colour.";
    "domineering", "Domineering", DomineeringBoards, "Left lays dominoes that cover two free cells one below the \
        other, Right such as cover two side by side.";
    "hackenbush", "Hackenbush", Pictures, "A move cuts an edge of a picture, and what is no longer connected with \
        the ground falls. Left cuts edges L, Right edges R, and both edges G.";
    "snort", "Snort", SnortBoards, "The players colour the cells of a board in turn, each in a colour of his own. \
        Neighbours must not have different colours.";
    "toads_and_frogs", "Toads and Frogs", Strips, "Left moves a toad one cell to the right, or over one frog, onto \
        a free cell; Right moves a frog to the left in the same way.";
}

include!(concat!(env!("OUT_DIR"), "/books.rs"));
