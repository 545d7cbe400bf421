//! Two heaps; a move takes from one heap, or the same number from both.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

#[derive(Default)]
struct TwoHeaps;

impl Impartial for TwoHeaps {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let from_a = (1..=a).map(|taken| (a - taken, b));
        let from_b = (1..=b).map(|taken| (a, b - taken));
        let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
        from_a.chain(from_b).chain(from_both).collect()
    }
}

const MAX_HEAP: u64 = 1_000_000_000;
const SEARCHED_HEAP: u64 = 60;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<TwoHeaps>,
}

impl RuleBook for Book {
    type Case = (u64, u64);

    const MAX_CASES: usize = 100_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            cases.push((input.number("heap a")?, input.number("heap b")?));
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().fold(String::new(), |mut input, (a, b)| {
            let _ = writeln!(input, "{a} {b}");
            input
        })
    }

    fn answer(&mut self, &(a, b): &Self::Case) -> Option<String> {
        let searchable = a.max(b) <= SEARCHED_HEAP;
        searchable.then(|| u8::from(self.outcomes.wins(&(a, b))).to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((0..=SEARCHED_HEAP).flat_map(|a| (0..=SEARCHED_HEAP).map(move |b| (a, b))))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        (
            random.random_range(0..=SEARCHED_HEAP),
            random.random_range(0..=SEARCHED_HEAP),
        )
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        if random.random() {
            let (low, high) = generate::cold_pair(random, MAX_HEAP - 1);
            (low + random.random_range(0..=1), high)
        } else {
            let mut heap = || generate::number(random, 0..=MAX_HEAP);
            (heap(), heap())
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| self.full(random)).collect();
        vec![("100,000 random pairs", self.input(&cases))]
    }

    fn simpler(&self, &(a, b): &Self::Case) -> Vec<Self::Case> {
        let less_a = generate::smaller(a, 0).into_iter().map(|a| (a, b));
        let less_b = generate::smaller(b, 0).into_iter().map(|b| (a, b));
        less_a.chain(less_b).collect()
    }
}
