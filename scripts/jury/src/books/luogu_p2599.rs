//! Piles in a row; a move takes stones from the leftmost or the rightmost pile that is left.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::{Result, ensure};
use rand::Rng;

#[derive(Default)]
struct Row;

impl Impartial for Row {
    /// The piles that are left, none of them empty.
    type Position = Vec<u64>;

    fn options(&self, row: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        if let [first, inner @ ..] = row.as_slice() {
            options.push(inner.to_vec());
            options.extend((1..*first).map(|rest| [&[rest], inner].concat()));
        }
        if let [inner @ .., last] = row.as_slice() {
            options.push(inner.to_vec());
            options.extend((1..*last).map(|rest| [inner, &[rest]].concat()));
        }
        options
    }
}

const MAX_PILES: usize = 1000;
const MAX_PILE: u64 = 1_000_000_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 6;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Row>,
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases: Vec<Vec<u64>> = input.lists("a pile")?;
        for row in &cases {
            ensure!(!row.is_empty(), "a row without piles");
            ensure!(!row.contains(&0), "a pile of 0 stones");
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, row: &Self::Case) -> Option<String> {
        let searchable =
            row.len() <= SEARCHED_PILES && row.iter().all(|&pile| pile <= SEARCHED_PILE);
        searchable.then(|| u8::from(self.outcomes.wins(row)).to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=4, 1..=4))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=SEARCHED_PILES);
        generate::heaps(random, count, 1..=SEARCHED_PILE)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=MAX_PILES);
        generate::heaps(random, count, 1..=MAX_PILE)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| generate::heaps(random, MAX_PILES, 1..=MAX_PILE))
            .collect();
        vec![("10 rows of 1,000 piles", self.input(&cases))]
    }

    fn simpler(&self, row: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(row, 1, 1)
    }
}
