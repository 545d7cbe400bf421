//! Books for players.

use super::any::{InText, Typed};
use super::{AllShown, Book};
use crate::Random;
use crate::format::{AnyFile, Edit, Value};
use crate::listed::Listed;
use crate::position::Position;
use anyhow::{Error, Result};
use std::sync::Arc;

/// The part of a [`Book`] that shows and plays its games, so that a page lacks the rest. A case is its text,
/// from any source.
pub trait ShownBook {
    /// The positions to play for a case: see [`Book::played`].
    ///
    /// # Errors
    ///
    /// If the text is not a case, or as for [`Book::played`].
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>>;

    /// Draws a game without positions to play: see [`Book::sketch`].
    ///
    /// # Errors
    ///
    /// If the text is not a case.
    fn sketch(&self, case: &str) -> Result<Option<String>>;

    /// Returns whether a case can be searched. Otherwise, even listing the moves may be too much.
    ///
    /// # Errors
    ///
    /// If the text is not a case.
    fn is_searchable(&mut self, case: &str) -> Result<bool>;

    /// The valid cases that are one edit away.
    ///
    /// # Errors
    ///
    /// If the text is not a case.
    fn edits(&self, case: &str) -> Result<Vec<Edit<String>>>;

    /// A random case that can be searched.
    fn random(&self, rng: &mut Random) -> String;
}

pub(super) fn shown_book<B: Book>() -> Box<dyn ShownBook> {
    let (file, book) = Typed::<B>::new();
    in_text(file, Box::new(book))
}

fn in_text(file: AnyFile, book: Box<dyn Plays>) -> Box<dyn ShownBook> {
    Box::new(InText { file: Arc::new(file), book })
}

/// The part of a [`ShownBook`] that is compiled for each book.
pub(super) trait Plays {
    fn positions(&self, case: &Value) -> AllShown;
    fn sketch(&self, case: &Value) -> Option<String>;
    fn is_searchable(&mut self, case: &Value) -> bool;
    fn random(&self, rng: &mut Random) -> Value;
}

impl<B: Book> Plays for Typed<B> {
    fn positions(&self, case: &Value) -> AllShown {
        B::played(&self.meaning.of(case))
    }

    fn sketch(&self, case: &Value) -> Option<String> {
        B::sketch(&self.meaning.of(case))
    }

    fn is_searchable(&mut self, case: &Value) -> bool {
        self.book.answer(&self.meaning.of(case)).is_some()
    }

    fn random(&self, rng: &mut Random) -> Value {
        self.meaning.value(&B::random(rng))
    }
}

impl ShownBook for InText<dyn Plays> {
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>> {
        let case = self.file.anybodys_case(case)?;
        self.book.positions(&case).map_err(Error::msg)
    }

    fn sketch(&self, case: &str) -> Result<Option<String>> {
        let case = self.file.anybodys_case(case)?;
        Ok(self.book.sketch(&case))
    }

    fn is_searchable(&mut self, case: &str) -> Result<bool> {
        let case = self.file.anybodys_case(case)?;
        Ok(self.book.is_searchable(&case))
    }

    fn edits(&self, case: &str) -> Result<Vec<Edit<String>>> {
        let edits = self.file.edits(&self.file.anybodys_case(case)?).into_iter();
        Ok(edits.map(|edit| edit.within(|case| self.file.write_case(&case))).listed())
    }

    fn random(&self, rng: &mut Random) -> String {
        self.file.write_case(&self.book.random(rng))
    }
}
