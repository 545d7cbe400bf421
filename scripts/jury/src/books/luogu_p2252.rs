//! Two heaps; a move takes from one heap, or the same number from both. One case a file.

use super::{Random, RuleBook, Tokens, poj1067};
use anyhow::Result;

/// As POJ 1067, but for the number of cases.
#[derive(Default)]
pub struct Book(poj1067::Book);

impl RuleBook for Book {
    type Case = (u64, u64);

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        Ok(vec![(input.number("heap a")?, input.number("heap b")?)])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        self.0.input(cases)
    }

    fn answer(&mut self, case: &Self::Case) -> Option<String> {
        self.0.answer(case)
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((0..=20).flat_map(|a| (0..=20).map(move |b| (a, b))))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        self.0.random(random)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        self.0.full(random)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        vec![("a random pair", self.input(&[self.full(random)]))]
    }

    fn simpler(&self, case: &Self::Case) -> Vec<Self::Case> {
        self.0.simpler(case)
    }
}
