//! A row of coins; a move turns one, two or three over, the rightmost of which shows heads.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_list, generate};
use anyhow::Result;
use rand::Rng;

#[derive(Default)]
struct MockTurtles;

impl Impartial for MockTurtles {
    /// The set of the coins that show heads.
    type Position = u32;

    fn options(&self, &heads: &u32) -> Vec<u32> {
        let mut options = Vec::new();
        for rightmost in (0..32).filter(|coin| heads >> coin & 1 == 1) {
            let turned = heads ^ 1 << rightmost;
            options.push(turned);
            for second in 0..rightmost {
                options.push(turned ^ 1 << second);
                options.extend((0..second).map(|third| turned ^ 1 << second ^ 1 << third));
            }
        }
        options
    }
}

const MAX_HEADS: usize = 100;
const MAX_COIN: u64 = 99_999_999;
const SEARCHED_COIN: u64 = 11;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<MockTurtles>,
}

impl RuleBook for Book {
    /// The coins that show heads, in any order, some perhaps more than once.
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            cases.push(input.list("a coin")?);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().map(|heads| counted_list(heads)).collect()
    }

    fn answer(&mut self, heads: &Self::Case) -> Option<String> {
        if heads.iter().any(|&coin| coin > SEARCHED_COIN) {
            return None;
        }
        let heads = heads.iter().fold(0, |heads, coin| heads | 1 << coin);
        let wins = self.outcomes.wins(&heads);
        Some(String::from(if wins { "No" } else { "Yes" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::subsets((0..10).collect()))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(0..=12);
        generate::heaps(random, count, 0..=SEARCHED_COIN)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(0..=MAX_HEADS);
        generate::heaps(random, count, 0..=MAX_COIN)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| generate::heaps(random, MAX_HEADS, 0..=MAX_COIN))
            .collect();
        vec![("10,000 cases of 100 coins", self.input(&cases))]
    }

    fn simpler(&self, heads: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heads, 0, 0)
    }
}
