//! The product of two nimbers is the least number that the products with smaller ones leave over.

use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::collections::HashMap;
use std::fmt::Write;

const SEARCHED_NUMBER: u64 = 63;

#[derive(Default)]
pub struct Book {
    products: HashMap<(u64, u64), u64>,
}

impl Book {
    /// The least number that is not `(x ⊗ b) ⊕ (a ⊗ y) ⊕ (x ⊗ y)` for any `x < a` and `y < b`.
    fn product(&mut self, a: u64, b: u64) -> u64 {
        if let Some(&known) = self.products.get(&(a, b)) {
            return known;
        }
        let mut excluded = vec![false; (a * b) as usize + 1];
        for x in 0..a {
            for y in 0..b {
                let number = self.product(x, b) ^ self.product(a, y) ^ self.product(x, y);
                if let Some(excluded) = excluded.get_mut(number as usize) {
                    *excluded = true;
                }
            }
        }
        let least = excluded.iter().position(|excluded| !excluded);
        let product = least.expect("fewer numbers are excluded than there are") as u64;
        self.products.insert((a, b), product);
        product
    }
}

impl RuleBook for Book {
    type Case = (u64, u64);

    const MAX_CASES: usize = 1_000_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let count: usize = input.number("the number of pairs")?;
        ensure!(count <= Self::MAX_CASES, "{count} are too many pairs");
        let mut pair = || Ok((input.number("a")?, input.number("b")?));
        (0..count).map(|_| pair()).collect()
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for (a, b) in cases {
            let _ = writeln!(input, "{a} {b}");
        }
        input
    }

    fn answer(&mut self, &(a, b): &Self::Case) -> Option<String> {
        (a.max(b) <= SEARCHED_NUMBER).then(|| self.product(a, b).to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((0..=SEARCHED_NUMBER).flat_map(|a| (0..=SEARCHED_NUMBER).map(move |b| (a, b))))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let mut number = || random.random_range(0..=SEARCHED_NUMBER);
        (number(), number())
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let mut number = || generate::number(random, 0..=u64::MAX);
        (number(), number())
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..Self::MAX_CASES).map(|_| random.random()).collect();
        vec![("1,000,000 random pairs", self.input(&cases))]
    }

    fn simpler(&self, &(a, b): &Self::Case) -> Vec<Self::Case> {
        let less_a = generate::smaller(a, 0).into_iter().map(|a| (a, b));
        let less_b = generate::smaller(b, 0).into_iter().map(|b| (a, b));
        less_a.chain(less_b).collect()
    }
}
