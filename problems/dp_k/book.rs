use super::prelude::*;
use crate::rules::subtraction::Subtraction;
use crate::second_opinion::won_heaps::won_heaps;

const MAX_HEAP: u64 = 100_000;
const MAX_AMOUNTS: usize = 100;
const SEARCHED_HEAP: u64 = 1000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The heap, and the amounts.
    type Case = (u64, Vec<u64>);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "First", "Second");

    fn file() -> File<Self::Case> {
        let amount = number("an amount", between(1, "K"));
        let case = headed_list("N", 1..=MAX_AMOUNTS, number("K", 1..=MAX_HEAP), amount);
        let case = case.chosen_by(|choices| {
            let count = choices.count("N", 1..=MAX_AMOUNTS)?;
            let heap = choices.number("K", 1..=MAX_HEAP)?;
            let heap = u64::try_from(heap).ok().filter(|&heap| heap >= count as u64)?;
            Some((heap, cases::distinct(choices.rng, count, 1..=heap)))
        });
        single(case.such_that("ascending amounts", |(_, amounts)| {
            amounts.windows(2).all(|pair| pair[0] < pair[1])
        }))
    }

    fn position((heap, amounts): &Self::Case) -> Shown {
        Ok(normal(Subtraction(amounts.clone()), vec![*heap]))
    }

    fn answer(&mut self, (heap, amounts): &Self::Case) -> Option<bool> {
        only_if(*heap <= SEARCHED_HEAP)?;
        Some(impartial::wins(Subtraction(amounts.clone()), &vec![*heap]))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        (1..=8)
            .flat_map(|heap| cases::products([heap], cases::subsets((1..=heap).listed()).skip(1)))
    }

    fn random(rng: &mut Random) -> Self::Case {
        case(rng, SEARCHED_HEAP)
    }

    fn full(rng: &mut Random) -> Self::Case {
        case(rng, MAX_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::Further(
        "up to the heap, each lost heap marks the heaps from which a move leads to it",
    );

    fn second_opinion(&mut self, (heap, amounts): &Self::Case) -> Option<bool> {
        won_heaps(amounts, *heap).pop()
    }
}

/// A heap up to this size, and amounts that are often small.
fn case(rng: &mut Random, most: u64) -> (u64, Vec<u64>) {
    let heap = cases::number(rng, 1..=most);
    let largest = cases::number(rng, 1..=heap);
    let count = rng.random_range(1..=MAX_AMOUNTS.min(largest as usize));
    (heap, cases::distinct(rng, count, 1..=largest))
}
