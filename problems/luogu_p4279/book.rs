use super::misere_nim;
use super::prelude::*;

pub type Book = misere_nim::Book<Statement>;

#[derive(Default)]
pub struct Statement;

impl misere_nim::Statement for Statement {
    const MOST: usize = 50;
    /// The statement does not say whether piles may be empty.
    const LEAST: u64 = 0;
    const LARGEST: u64 = 5000;
    const QUESTION: Question<bool> = yes_no("John wins", "John", "Brother");

    fn file() -> File<Vec<u64>> {
        let heaps = list("N", 1..=Self::MOST, number("a pile", Self::LEAST..=Self::LARGEST));
        counted("T", 1..=500, heaps)
    }
}
