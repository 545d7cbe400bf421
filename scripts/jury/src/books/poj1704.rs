//! Chessmen on a strip; a move slides one to the left, without a jump; whoever cannot move loses.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::Result;
use rand::Rng;
use rand::seq::SliceRandom;

#[derive(Default)]
struct Strip;

impl Impartial for Strip {
    /// The cells of the chessmen, ascending; the first cell of the strip is 1.
    type Position = Vec<u64>;

    fn options(&self, cells: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..cells.len() {
            let behind = if at == 0 { 0 } else { cells[at - 1] };
            for cell in behind + 1..cells[at] {
                let mut cells = cells.clone();
                cells[at] = cell;
                options.push(cells);
            }
        }
        options
    }
}

const MAX_MEN: u64 = 1_000;
const MAX_CELL: u64 = 10_000;
const SEARCHED_CELL: u64 = 14;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Strip>,
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 20;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        input.lists("a position")
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, cells: &Self::Case) -> Option<String> {
        let mut cells = cells.clone();
        cells.sort_unstable();
        let searchable = cells.last().is_none_or(|&cell| cell <= SEARCHED_CELL);
        let winner = |georgia| String::from(if georgia { "Georgia" } else { "Bob" });
        searchable.then(|| winner(self.outcomes.wins(&cells)) + " will win")
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        // Each set of cells, the front half of it after the back half.
        Box::new((1..1u64 << 11).map(|set| {
            let mut cells: Vec<u64> = (1..=11).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
            let half = cells.len() / 2;
            cells.rotate_left(half);
            cells
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=7);
        let mut cells = generate::distinct(random, count, 1..=SEARCHED_CELL);
        cells.shuffle(random);
        cells
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = generate::number(random, 1..=MAX_MEN);
        let mut cells = generate::distinct(random, count as usize, 1..=MAX_CELL);
        cells.shuffle(random);
        cells
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut cells = || {
            let mut cells = generate::distinct(random, MAX_MEN as usize, 1..=MAX_CELL);
            cells.shuffle(random);
            cells
        };
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| cells()).collect();
        vec![("20 cases of 1000 chessmen", self.input(&cases))]
    }

    fn simpler(&self, cells: &Self::Case) -> Vec<Self::Case> {
        let different = |cells: &Vec<u64>| {
            let mut cells = cells.clone();
            cells.sort_unstable();
            cells.windows(2).all(|pair| pair[0] < pair[1])
        };
        let mut simpler = generate::fewer_or_smaller(cells, 1, 1);
        simpler.retain(different);
        simpler
    }
}
