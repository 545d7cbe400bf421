//! Piles that never get smaller from left to right; a move takes pebbles from one of them so that
//! this stays true.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::{Result, ensure};
use rand::Rng;

#[derive(Default)]
struct Pebbles;

impl Impartial for Pebbles {
    type Position = Vec<u64>;

    fn options(&self, piles: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for at in 0..piles.len() {
            for rest in 0..piles[at] {
                let mut option = piles.clone();
                option[at] = rest;
                if option.is_sorted() {
                    options.push(option);
                }
            }
        }
        options
    }
}

const MAX_PILES: usize = 1000;
const MAX_PILE: u64 = 10_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 7;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Pebbles>,
}

/// A row of piles in their order.
fn row(random: &mut Random, most_piles: usize, most: u64) -> Vec<u64> {
    let count = random.random_range(1..=most_piles);
    let mut piles = generate::heaps(random, count, 0..=most);
    piles.sort_unstable();
    piles
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases: Vec<Vec<u64>> = input.lists("a pile")?;
        for piles in &cases {
            ensure!(piles.is_sorted(), "{piles:?} get smaller");
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, piles: &Self::Case) -> Option<String> {
        let searchable =
            piles.len() <= SEARCHED_PILES && piles.iter().all(|&pile| pile <= SEARCHED_PILE);
        let answer = |wins| String::from(if wins { "TAK" } else { "NIE" });
        searchable.then(|| answer(self.outcomes.wins(piles)))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let rows = generate::all_lists(1..=4, 0..=5);
        Box::new(rows.filter(|piles| piles.is_sorted()))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        row(random, SEARCHED_PILES, SEARCHED_PILE)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        row(random, MAX_PILES, MAX_PILE)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut piles = || {
            let mut piles = generate::heaps(random, MAX_PILES, 0..=MAX_PILE);
            piles.sort_unstable();
            piles
        };
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| piles()).collect();
        vec![("10 rows of 1,000 piles", self.input(&cases))]
    }

    fn simpler(&self, piles: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::fewer_or_smaller(piles, 1, 0);
        simpler.retain(|piles| piles.is_sorted());
        simpler
    }
}
