//! Stick Game: which heaps up to n does the player to move win if a move takes one of certain numbers?

use super::prelude::*;
use crate::rules::subtraction::Subtraction;
use crate::second_opinion::won_heaps::won_heaps;

const MAX_HEAP: u64 = 1_000_000;
const MAX_AMOUNTS: usize = 100;
const SEARCHED_HEAP: u64 = 300;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The largest heap, and the amounts.
    type Case = (u64, Vec<u64>);
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "W", "L").each("heap from 1 to n", "");

    fn file() -> File<Self::Case> {
        let amounts = list("k", 1..=MAX_AMOUNTS, number("an amount", between(1, "n")));
        let case = (number("n", 1..=MAX_HEAP), amounts).chosen_by(|choices| {
            let n = choices.number("n", 1..=MAX_HEAP)?;
            let k = choices.count("k", 1..=MAX_AMOUNTS)?;
            let n = u64::try_from(n).ok().filter(|&n| n >= k as u64)?;
            Some((n, some_amounts(choices.rng, k, n)))
        });
        single(case.such_that("different amounts, with an amount of 1", |(_, amounts)| {
            amounts.contains(&1) && are_different(amounts)
        }))
    }

    fn positions((n, amounts): &Self::Case) -> AllShown {
        shown_if(*n <= SEARCHED_HEAP)?;
        let game = Subtraction(amounts.clone());
        Ok((1..=*n).map(|heap| normal(game.clone(), vec![heap])).listed())
    }

    fn answer(&mut self, (n, amounts): &Self::Case) -> Option<Vec<bool>> {
        let mut outcomes = impartial::Outcomes::new(Subtraction(amounts.clone()), Play::Normal);
        (*n <= SEARCHED_HEAP).then(|| (1..=*n).map(|heap| outcomes.wins(&vec![heap])).listed())
    }

    /// All sets with a 1.
    fn small() -> impl Iterator<Item = Self::Case> {
        (1..=8).flat_map(|n| {
            let others = cases::subsets((2..=n).listed());
            others.map(move |others| (n, [vec![1], others].concat()))
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        let n = rng.random_range(1..=SEARCHED_HEAP);
        (n, amounts(rng, n))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let n = cases::number(rng, 1..=20_000);
        (n, amounts(rng, n))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::Further(
        "up to the largest heap, each lost heap marks the heaps from which a move leads to it",
    );

    fn second_opinion(&mut self, (n, amounts): &Self::Case) -> Option<Vec<bool>> {
        Some(won_heaps(amounts, *n).split_off(1))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let mut of = |most| {
            let amounts = cases::distinct(rng, MAX_AMOUNTS - 1, 2..=most);
            vec![(MAX_HEAP, [amounts, vec![1]].concat())]
        };
        vec![("100 small amounts", of(150)), ("100 amounts of any size", of(MAX_HEAP))]
    }
}

/// Distinct amounts up to n, including 1.
fn amounts(rng: &mut Random, n: u64) -> Vec<u64> {
    let largest = cases::number(rng, 1..=n);
    let most = largest.min(MAX_AMOUNTS as u64);
    let count = cases::number(rng, 1..=most) as usize;
    some_amounts(rng, count, largest)
}

/// This many distinct amounts, including 1.
fn some_amounts(rng: &mut Random, count: usize, largest: u64) -> Vec<u64> {
    let mut amounts = cases::distinct(rng, count, 1..=largest);
    if let Some(least) = amounts.first_mut() {
        *least = 1;
    }
    amounts.shuffle(rng);
    amounts
}
