//! Heaps; a move takes any number of stones from one of them; whoever cannot move loses.

use super::search::impartial::{Impartial, Outcomes, Play};
use super::{Random, RuleBook, Tokens, counted_lists, generate};
use anyhow::Result;
use rand::Rng;

#[derive(Default)]
struct Heaps;

impl Impartial for Heaps {
    /// The heaps as [`normal`] leaves them.
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..heaps.len() {
            for rest in 0..heaps[at] {
                let mut heaps = heaps.clone();
                heaps[at] = rest;
                options.push(normal(&heaps));
            }
        }
        options
    }
}

/// Without the empty heaps, and in ascending order: heaps that play alike become the same.
pub fn normal(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// Nim, whoever wins at its end: by default, whoever moves last.
#[derive(Default)]
pub struct Nim(Outcomes<Heaps>);

impl Nim {
    pub fn new(play: Play) -> Self {
        Nim(Outcomes::new(Heaps, play))
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, heaps: &[u64]) -> bool {
        self.0.wins(&normal(heaps))
    }
}

/// Whether the positions below these heaps are few enough to be searched.
pub fn searchable(heaps: &[u64]) -> bool {
    let positions = normal(heaps).iter().fold(1u64, |positions, heap| {
        positions.saturating_mul(heap.saturating_add(1))
    });
    positions <= 20_000
}

const MAX_HEAPS: u64 = 10_000;
const MAX_HEAP: u64 = 9_999;

#[derive(Default)]
pub struct Book(Nim);

impl RuleBook for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        input.lists("a heap")
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        counted_lists(cases)
    }

    fn answer(&mut self, heaps: &Self::Case) -> Option<String> {
        let wins = searchable(heaps).then(|| self.0.wins(heaps));
        wins.map(|wins| String::from(if wins { "Yes" } else { "No" }))
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
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| heaps()).collect();
        vec![("10 cases of 10,000 heaps", self.input(&cases))]
    }

    fn simpler(&self, heaps: &Self::Case) -> Vec<Self::Case> {
        generate::fewer_or_smaller(heaps, 1, 0)
    }
}
