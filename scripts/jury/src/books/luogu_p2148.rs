//! Piles in pairs; a move throws one pile of a pair away and splits the other into the new pair.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::{Result, ensure};
use rand::Rng;

#[derive(Default)]
struct Pairs;

impl Impartial for Pairs {
    /// The pairs, and the piles of each, in ascending order: their order does not matter.
    type Position = Vec<[u64; 2]>;

    fn options(&self, pairs: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for (at, pair) in pairs.iter().enumerate() {
            for &split in pair {
                for part in 1..=split / 2 {
                    let mut option = pairs.clone();
                    option[at] = [part, split - part];
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    }
}

const MAX_PILES: usize = 20_000;
const MAX_PILE: u64 = 2_000_000_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Pairs>,
}

/// The largest pile that is searched with so many pairs.
fn searched_pile(pairs: usize) -> u64 {
    match pairs {
        1 => 40,
        2 => 12,
        _ => 5,
    }
}

impl RuleBook for Book {
    /// The piles: each two that follow one another are a pair.
    type Case = Vec<u64>;

    const MAX_CASES: usize = 20;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases: Vec<Vec<u64>> = input.lists("a pile")?;
        for piles in &cases {
            ensure!(
                piles.len().is_multiple_of(2),
                "{} piles are no pairs",
                piles.len()
            );
            ensure!(!piles.contains(&0), "a pile of 0 stones");
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, piles: &Self::Case) -> Option<String> {
        let pairs = piles.len() / 2;
        if pairs > 3 || piles.iter().any(|&pile| pile > searched_pile(pairs)) {
            return None;
        }
        let mut position: Vec<[u64; 2]> = piles
            .chunks(2)
            .map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])])
            .collect();
        position.sort_unstable();
        let wins = self.outcomes.wins(&position);
        Some(String::from(if wins { "YES" } else { "NO" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let one = generate::all_lists(2..=2, 1..=40);
        let two = generate::all_lists(4..=4, 1..=5);
        Box::new(one.chain(two))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let pairs = random.random_range(1..=3);
        let most = searched_pile(pairs);
        (0..2 * pairs)
            .map(|_| random.random_range(1..=most))
            .collect()
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let pairs = random.random_range(1..=MAX_PILES / 2);
        generate::heaps(random, 2 * pairs, 1..=MAX_PILE)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| {
                (0..MAX_PILES)
                    .map(|_| random.random_range(1..=MAX_PILE))
                    .collect()
            })
            .collect();
        vec![("20 cases of 20,000 random piles", self.input(&cases))]
    }

    fn simpler(&self, piles: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::fewer_or_smaller(piles, 2, 1);
        simpler.retain(|piles| piles.len().is_multiple_of(2));
        simpler
    }
}
