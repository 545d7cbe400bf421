//! One heap; a move takes one stone or more, up to a fixed number; whoever takes the last one wins.

use super::search::impartial::{Impartial, Outcomes};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

#[derive(Default)]
struct UpTo;

impl Impartial for UpTo {
    /// The heap, and the most that a move may take.
    type Position = (u64, u64);

    fn options(&self, &(heap, most): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=most.min(heap))
            .map(|taken| (heap - taken, most))
            .collect()
    }
}

const MAX: u64 = 1_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<UpTo>,
}

impl RuleBook for Book {
    type Case = (u64, u64);

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let count = input.number("the number of cases")?;
        (0..count)
            .map(|_| Ok((input.number("n")?, input.number("m")?)))
            .collect()
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let start = format!("{}\n", cases.len());
        cases.iter().fold(start, |mut input, (n, m)| {
            let _ = writeln!(input, "{n} {m}");
            input
        })
    }

    fn answer(&mut self, case: &Self::Case) -> Option<String> {
        let searchable = case.0.max(case.1) <= MAX;
        let wins = searchable.then(|| self.outcomes.wins(case));
        wins.map(|wins| String::from(if wins { "first" } else { "second" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((1..=100).flat_map(|n| (1..=100).map(move |m| (n, m))))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        (random.random_range(1..=100), random.random_range(1..=20))
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let m = generate::number(random, 1..=MAX);
        let rounds = random.random_range(1..=MAX / m);
        let n = rounds * m + random.random_range(0..=rounds + 1);
        (n.min(MAX), m)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| self.full(random)).collect();
        vec![("100 cases", self.input(&cases))]
    }

    fn simpler(&self, &(n, m): &Self::Case) -> Vec<Self::Case> {
        let less_n = generate::smaller(n, 1).into_iter().map(|n| (n, m));
        let less_m = generate::smaller(m, 1).into_iter().map(|m| (n, m));
        less_n.chain(less_m).collect()
    }
}
