use super::misere_nim;
use super::prelude::*;

pub type Book = misere_nim::Book<Statement>;

#[derive(Default)]
pub struct Statement;

impl misere_nim::Statement for Statement {
    const MOST: usize = 47;
    const LEAST: u64 = 1;
    const LARGEST: u64 = 4747;
    const QUESTION: Question<bool> = yes_no("John, who begins, wins", "John", "Brother");

    fn file() -> File<Vec<u64>> {
        let heaps = list("N", 1..=Self::MOST, number("a heap", Self::LEAST..=Self::LARGEST));
        counted("T", 1..=474, heaps)
    }
}
