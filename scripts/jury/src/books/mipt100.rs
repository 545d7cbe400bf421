//! Heaps; a move takes any number of stones from one of them; whoever takes the last one wins.

use super::luogu_p2197::{Nim, searchable};
use super::{Random, RuleBook, Tokens, counted_list, generate};
use anyhow::Result;
use rand::Rng;

// The judge's bounds are not known: these are generous.
const MAX_HEAPS: u64 = 1_000;
const MAX_HEAP: u64 = 1_000_000_000;

#[derive(Default)]
pub struct Book(Nim);

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 1_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            cases.push(input.list("a heap")?);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().map(|heaps| counted_list(heaps)).collect()
    }

    fn answer(&mut self, heaps: &Self::Case) -> Option<String> {
        let wins = searchable(heaps).then(|| self.0.wins(heaps));
        wins.map(|wins| String::from(if wins { "1" } else { "2" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=4, 0..=7))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=5);
        generate::heaps(random, count, 0..=6)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = generate::number(random, 1..=MAX_HEAPS);
        generate::heaps(random, count as usize, 0..=MAX_HEAP)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut heaps = || generate::heaps(random, MAX_HEAPS as usize, 0..=MAX_HEAP);
        let cases: Vec<_> = (0..100).map(|_| heaps()).collect();
        vec![("100 cases of 1000 heaps", self.input(&cases))]
    }

    fn simpler(&self, heaps: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heaps, 1, 0)
    }
}
