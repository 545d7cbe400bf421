//! Heaps; a move takes any number of candies from one of them; whoever takes the last one loses.

use super::luogu_p2197::{Nim, searchable};
use super::search::impartial::Play;
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::Result;
use rand::Rng;

const MAX_HEAPS: usize = 47;
const MAX_HEAP: u64 = 4_747;

pub struct Book(Nim);

impl Default for Book {
    fn default() -> Self {
        Book(Nim::new(Play::Misere))
    }
}

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 474;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        input.lists("a number of candies")
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, heaps: &Self::Case) -> Option<String> {
        let wins = searchable(heaps).then(|| self.0.wins(heaps));
        wins.map(|wins| String::from(if wins { "John" } else { "Brother" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(generate::all_lists(1..=4, 1..=7))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=6);
        let largest = random.random_range(1..=4);
        generate::heaps(random, count, 1..=largest)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(1..=MAX_HEAPS);
        let mut heaps = generate::heaps(random, count, 1..=MAX_HEAP);
        if random.random() {
            // The hard positions: ones, and at most two greater heaps.
            let greater = random.random_range(0..=2);
            heaps.iter_mut().skip(greater).for_each(|heap| *heap = 1);
        }
        heaps
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut heaps = || generate::heaps(random, MAX_HEAPS, 1..=MAX_HEAP);
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| heaps()).collect();
        vec![("474 cases of 47 heaps", self.input(&cases))]
    }

    fn simpler(&self, heaps: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heaps, 1, 1)
    }
}
