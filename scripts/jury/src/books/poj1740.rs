//! Piles; a move throws away at least one stone of a pile and may spread others of that pile over
//! the piles that still have stones; whoever cannot move loses.

use super::luogu_p2197::normal;
use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_list, generate};
use anyhow::Result;
use rand::Rng;

#[derive(Default)]
struct Piles;

impl Impartial for Piles {
    /// The piles with stones, ascending.
    type Position = Vec<u64>;

    fn options(&self, piles: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..piles.len() {
            for kept in 0..piles[at] {
                let mut others = piles.clone();
                others.remove(at);
                // Of the stones kept, some stay where they are and the others are spread.
                for (spread, to_spread) in spreads(&others, kept) {
                    options.push(normal(&[&spread[..], &[to_spread]].concat()));
                }
            }
        }
        options
    }
}

/// All ways to put up to `stones` stones on the piles, each with the stones that are left.
fn spreads(piles: &[u64], stones: u64) -> Vec<(Vec<u64>, u64)> {
    let mut spreads = vec![(Vec::new(), stones)];
    for pile in piles {
        spreads = spreads
            .iter()
            .flat_map(|(front, left)| {
                (0..=*left).map(move |put| ([&front[..], &[pile + put]].concat(), left - put))
            })
            .collect();
    }
    spreads
}

const MAX_PILES: u64 = 10;
const MAX_PILE: u64 = 100;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Piles>,
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        loop {
            match input.number("the number of piles, or the last 0")? {
                0 => return Ok(cases),
                count => cases.push(input.numbers(count, "a pile")?),
            }
        }
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let lists: String = cases.iter().map(|piles| counted_list(piles)).collect();
        lists + "0\n"
    }

    fn answer(&mut self, piles: &Self::Case) -> Option<String> {
        let piles = normal(piles);
        let searchable = piles.len() <= 5 && piles.iter().sum::<u64>() <= 16;
        searchable.then(|| u8::from(self.outcomes.wins(&piles)).to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=4, 0..=4))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=5);
        generate::heaps(random, count, 1..=3)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=MAX_PILES);
        generate::heaps(random, count as usize, 1..=MAX_PILE)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut piles = || generate::heaps(random, MAX_PILES as usize, 1..=MAX_PILE);
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| piles()).collect();
        vec![("10,000 cases of 10 piles", self.input(&cases))]
    }

    fn simpler(&self, piles: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(piles, 1, 1)
    }
}
