//! Books as players see them.

use super::Book;
use super::any::anybodys;
use crate::Random;
use crate::format::Edit;
use crate::position::Position;
use anyhow::{Error, Result};

/// What of a [`Book`] is needed to show and play its games, without its type of cases. What else a book
/// can do is no part of a program that holds books as these only, such as a page.
///
/// A case is its text, and may be anybody's.
pub trait ShownBook {
    /// The positions that a case asks about: see [`Book::positions`].
    ///
    /// # Errors
    ///
    /// Why the text is not a case, or what a case asks about instead.
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>>;

    /// Whether a case can be searched: of others, even the moves may be too many to be listed.
    ///
    /// # Errors
    ///
    /// Why the text is not a case.
    fn is_searchable(&mut self, case: &str) -> Result<bool>;

    /// The cases that differ from one by one change: see [`File::edits`].
    ///
    /// # Errors
    ///
    /// Why the text is not a case.
    ///
    /// [`File::edits`]: crate::format::File::edits
    fn edits(&self, case: &str) -> Result<Vec<Edit<String>>>;

    /// A random case that can be searched.
    fn random(&self, random: &mut Random) -> String;
}

impl<B: Book> ShownBook for B {
    fn positions(&self, case: &str) -> Result<Vec<Box<dyn Position>>> {
        B::positions(&anybodys::<B>(case)?).map_err(Error::msg)
    }

    fn is_searchable(&mut self, case: &str) -> Result<bool> {
        Ok(self.answer(&anybodys::<B>(case)?).is_some())
    }

    fn edits(&self, case: &str) -> Result<Vec<Edit<String>>> {
        let file = B::file();
        let edits = file.edits(&anybodys::<B>(case)?).into_iter();
        Ok(edits
            .map(|edit| edit.within(|case| file.write_case(&case)))
            .collect())
    }

    fn random(&self, random: &mut Random) -> String {
        B::file().write_case(&B::random(random))
    }
}
