//! Heaps; a move takes any number from one heap, or splits one in two.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::Result;
use rand::Rng;

#[derive(Default)]
struct Heaps;

impl Impartial for Heaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for at in 0..heaps.len() {
            let rests = (0..heaps[at]).map(|rest| vec![rest]);
            let splits = (1..heaps[at]).map(|part| vec![part, heaps[at] - part]);
            for parts in rests.chain(splits) {
                let mut option = [&heaps[..at], &parts, &heaps[at + 1..]].concat();
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }
}

const MAX_HEAPS: usize = 1_000_000;
const MAX_HEAP: u64 = (1 << 31) - 1;
const SEARCHED_TOTAL: u64 = 20;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Heaps>,
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        input.lists("a heap")
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, heaps: &Self::Case) -> Option<String> {
        let total = heaps
            .iter()
            .fold(0, |total: u64, &heap| total.saturating_add(heap));
        let name = |wins| String::from(if wins { "Alice" } else { "Bob" });
        let mut sorted = heaps.clone();
        sorted.sort_unstable();
        (total <= SEARCHED_TOTAL).then(|| name(self.outcomes.wins(&sorted)))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=3, 1..=6))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=5);
        generate::heaps(random, count, 1..=SEARCHED_TOTAL / count as u64)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=1000);
        generate::heaps(random, count, 1..=MAX_HEAP)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let heaps = (0..MAX_HEAPS).map(|_| random.random_range(1..=MAX_HEAP));
        vec![("10⁶ heaps", self.input(&[heaps.collect()]))]
    }

    fn simpler(&self, heaps: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heaps, 1, 1)
    }
}
