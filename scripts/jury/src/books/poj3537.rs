//! A strip of cells; a move puts a cross on a free one, and who completes three in a row wins.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

#[derive(Default)]
struct Strip;

/// The cells, and which of them have crosses, as bits. A strip with three crosses in a row has no
/// options: who is to move has lost.
impl Impartial for Strip {
    type Position = (u32, u32);

    fn options(&self, &(cells, crosses): &(u32, u32)) -> Vec<(u32, u32)> {
        if crosses & crosses >> 1 & crosses >> 2 != 0 {
            return Vec::new();
        }
        let free = (0..cells).filter(|&cell| crosses >> cell & 1 == 0);
        free.map(|cell| (cells, crosses | 1 << cell)).collect()
    }
}

const CELLS: std::ops::RangeInclusive<u64> = 3..=2000;
const SEARCHED_CELLS: u64 = 18;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Strip>,
}

impl RuleBook for Book {
    type Case = u64;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = vec![input.number("n")?];
        while !input.is_empty() {
            cases.push(input.number("n")?);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().fold(String::new(), |mut input, n| {
            let _ = writeln!(input, "{n}");
            input
        })
    }

    fn answer(&mut self, &cells: &Self::Case) -> Option<String> {
        let winner = |wins| String::from(if wins { "1" } else { "2" });
        let searchable = cells <= SEARCHED_CELLS;
        searchable.then(|| winner(self.outcomes.wins(&(cells as u32, 0))))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(*CELLS.start()..=SEARCHED_CELLS)
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        random.random_range(*CELLS.start()..=SEARCHED_CELLS)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        generate::number(random, CELLS)
    }

    fn largest(&self, _: &mut Random) -> Vec<(&'static str, String)> {
        vec![("2,000 cells", self.input(&[*CELLS.end()]))]
    }

    fn simpler(&self, &cells: &Self::Case) -> Vec<Self::Case> {
        generate::smaller(cells, *CELLS.start())
    }
}
