//! One heap; the first move takes at least one stone but not all, each later move at most twice as
//! many as the one before; whoever takes the last stone wins.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

#[derive(Default)]
struct TwiceTheLast;

impl Impartial for TwiceTheLast {
    /// The heap, and the most that may be taken, which is no more than the heap.
    type Position = (u64, u64);

    fn options(&self, &(heap, most): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=most)
            .map(|taken| (heap - taken, (2 * taken).min(heap - taken)))
            .collect()
    }
}

const MAX_HEAP: u64 = (1 << 31) - 1;
const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<TwiceTheLast>,
}

impl RuleBook for Book {
    type Case = u64;

    const MAX_CASES: usize = 100_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        loop {
            match input.number("a heap, or the last 0")? {
                0 => return Ok(cases),
                heap => cases.push(heap),
            }
        }
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = cases.iter().fold(String::new(), |mut input, heap| {
            let _ = writeln!(input, "{heap}");
            input
        });
        input += "0\n";
        input
    }

    fn answer(&mut self, &heap: &Self::Case) -> Option<String> {
        let wins = (heap <= SEARCHED_HEAP).then(|| self.outcomes.wins(&(heap, heap - 1)));
        wins.map(|wins| String::from(if wins { "First win" } else { "Second win" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new(2..=SEARCHED_HEAP)
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        random.random_range(2..=SEARCHED_HEAP)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        generate::number(random, 2..=MAX_HEAP)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| self.full(random)).collect();
        vec![("100,000 heaps", self.input(&cases))]
    }

    fn simpler(&self, &heap: &Self::Case) -> Vec<Self::Case> {
        generate::smaller(heap, 2)
    }
}
