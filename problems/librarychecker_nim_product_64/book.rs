//! The product of two nimbers, by its definition as the mex over the products with smaller nimbers.

use super::prelude::*;
use crate::second_opinion::nim_product;

const SEARCHED_NUMBER: u64 = 63;

#[derive(Default)]
pub struct Book(Memo<(u64, u64), u64>);

impl Book {
    /// The least number that is not `(x ⊗ b) ⊕ (a ⊗ y) ⊕ (x ⊗ y)` for any `x < a` and `y < b`.
    fn product(&mut self, a: u64, b: u64) -> u64 {
        note(Search::NimProducts);
        if let Some(&known) = self.0.get(&(a, b)) {
            return known;
        }
        let smaller = cases::products(0..a, 0..b);
        let product =
            mex(smaller.map(|(x, y)| self.product(x, b) ^ self.product(a, y) ^ self.product(x, y)));
        self.0.insert((a, b), product);
        product
    }
}

impl super::Book for Book {
    type Case = (u64, u64);
    type Answer = u64;
    const QUESTION: Question<u64> = value("the product of the two nimbers");
    const SUBJECT: &str = "a case asks for a product of nimbers";

    fn file() -> File<(u64, u64)> {
        let pair = numbers(["a number"; 2], 0..=u64::MAX);
        counted("T", 1..=1_000_000, pair.line().iso(|[a, b]| (a, b), |&(a, b)| [a, b]))
    }

    fn answer(&mut self, &(a, b): &(u64, u64)) -> Option<u64> {
        (a.max(b) <= SEARCHED_NUMBER).then(|| self.product(a, b))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(0..=SEARCHED_NUMBER)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let mut number = || rng.random_range(0..=SEARCHED_NUMBER);
        (number(), number())
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the sum, over the binary digits of both numbers, of products of powers of two, found by splitting off \
         the greatest Fermat power; the solution uses logarithms or carry-less products",
    );

    fn second_opinion(&mut self, &(a, b): &(u64, u64)) -> Option<u64> {
        Some(nim_product(a, b))
    }
}
