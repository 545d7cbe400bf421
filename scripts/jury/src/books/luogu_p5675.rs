//! Nim on some of the heaps, of which one is named: the first move must take from that one. How
//! many choices of the heaps and the one to name does the first player lose?

use super::luogu_p2197::{Nim, searchable};
use super::{Random, RuleBook, Tokens, counted_list, generate};
use anyhow::Result;
use rand::Rng;

const MAX_HEAPS: usize = 200;
const MAX_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book(Nim);

impl Book {
    /// Whether the player loses who must take from the named one of these heaps.
    fn loses(&mut self, heaps: &[u64], named: usize) -> bool {
        (0..heaps[named]).all(|rest| {
            let mut heaps = heaps.to_vec();
            heaps[named] = rest;
            self.0.wins(&heaps)
        })
    }
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        Ok(vec![input.list("a heap")?])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().map(|heaps| counted_list(heaps)).collect()
    }

    fn answer(&mut self, heaps: &Self::Case) -> Option<String> {
        if !searchable(heaps) {
            return None;
        }
        let mut lost = 0;
        for set in 1..1u32 << heaps.len() {
            let chosen: Vec<u64> = (0..heaps.len())
                .filter(|at| set >> at & 1 == 1)
                .map(|at| heaps[at])
                .collect();
            lost += (0..chosen.len())
                .filter(|&named| self.loses(&chosen, named))
                .count();
        }
        Some(lost.to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=3, 1..=5))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=5);
        generate::heaps(random, count, 1..=6)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=MAX_HEAPS);
        generate::heaps(random, count, 1..=MAX_HEAP)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let heaps = generate::heaps(random, MAX_HEAPS, 1..=MAX_HEAP);
        vec![("200 heaps", self.input(&[heaps]))]
    }

    fn simpler(&self, heaps: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heaps, 1, 1)
    }
}
