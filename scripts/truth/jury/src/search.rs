//! Searchers that answer questions about a game by its rules and the definitions alone.
//!
//! They may visit every reachable position, so they are for small games. All but [`loopy`], which goes through
//! the undecided positions again in each round, remember results and evaluate each position only once.

pub mod chances;
pub(crate) mod heaps;
pub mod impartial;
pub mod loopy;
pub mod matrices;
pub mod memo;
pub mod partizan;
pub mod scores;

use std::cell::Cell;

/// The searches, and the functions that books and rules use instead of one.
#[derive(Clone, Copy)]
pub(crate) enum Search {
    Outcomes,
    Grundy,
    PartizanOutcomes,
    CanonicalForms,
    LoopyOutcomes,
    Scores,
    Chances,
    Totals,
    NimProducts,
    /// A search in a book, for a question of its own.
    OfBook,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Searches(u16);

impl Searches {
    pub(crate) fn add(&mut self, other: Searches) {
        self.0 |= other.0;
    }

    pub(crate) fn meets(self, other: Searches) -> bool {
        self.0 & other.0 != 0
    }
}

thread_local! {
    static ASKED: Cell<u16> = const { Cell::new(0) };
}

/// Records the use of a search, even when the answer is remembered.
pub(crate) fn note(search: Search) {
    ASKED.set(ASKED.get() | 1 << search as u16);
}

pub(crate) fn observed<T>(compute: impl FnOnce() -> T) -> (T, Searches) {
    let before = ASKED.replace(0);
    let result = compute();
    let asked = ASKED.get();
    ASKED.set(before | asked);
    (result, Searches(asked))
}
