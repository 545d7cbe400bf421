//! S-Nim: which of these positions does the player to move win in the subtraction game with a set S?

use super::prelude::*;
use crate::rules::subtraction::Subtraction;

const MOST: usize = 100;
const MAX_BEADS: u64 = 10_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The set, and the positions.
    type Case = (Vec<u64>, Vec<Vec<u64>>);
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "W", "L").each("position", "");

    fn file() -> File<Self::Case> {
        let set = line_list("k", 1..=MOST, number("a number of S", 1..=MAX_BEADS));
        let position = line_list("l", 1..=MOST, number("a heap", 0..=MAX_BEADS));
        until_zero(1, unstated(1..=20), (set, list("m", 1..=MOST, position)))
    }

    fn positions((set, positions): &Self::Case) -> AllShown {
        let game = Subtraction(set.clone());
        Ok(positions.iter().map(|heaps| normal(game.clone(), heaps.clone())).listed())
    }

    fn answer(&mut self, (set, positions): &Self::Case) -> Option<Vec<bool>> {
        only_if(positions.iter().all(|heaps| super::prelude::positions(heaps) <= 10_000))?;
        let mut outcomes = impartial::Outcomes::new(Subtraction(set.clone()), Play::Normal);
        Some(positions.iter().map(|heaps| outcomes.wins(heaps)).listed())
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let all: Vec<Vec<u64>> = cases::all_lists(1..=3, 0..=5).listed();
        let blocks: Vec<_> = all.chunks(MOST).map(<[_]>::to_vec).listed();
        cases::products(cases::subsets((1..=4).listed()).skip(1), blocks)
    }

    fn random(rng: &mut Random) -> Self::Case {
        block(rng, [5, 5, 4], 9)
    }

    fn full(rng: &mut Random) -> Self::Case {
        block(rng, [MOST; 3], MAX_BEADS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Grundy values by definition, in sorted lists, and nim-sums by digits: it shares the theorem of \
         Sprague and Grundy with the solution, but not the computation",
    );

    fn second_opinion(&mut self, (set, positions): &Self::Case) -> Option<Vec<bool>> {
        let most = positions.iter().flatten().max().copied().unwrap_or(0);
        let values = grundy_table(most as usize, |heap, values| {
            let amounts = set.iter().map(|&amount| amount as usize);
            let amounts = amounts.filter(|&amount| amount <= heap);
            amounts.map(|amount| values[heap - amount]).listed()
        });
        let wins = |heaps: &Vec<u64>| nim_sum(heaps.iter().map(|&heap| values[heap as usize])) != 0;
        Some(positions.iter().map(wins).listed())
    }
}

/// A set and positions, with at most this many numbers, positions, and heaps.
fn block(rng: &mut Random, most: [usize; 3], beads: u64) -> (Vec<u64>, Vec<Vec<u64>>) {
    let [numbers, positions, most_heaps] = most.map(|most| rng.random_range(1..=most));
    let set = cases::several(numbers, || cases::number(rng, 1..=beads));
    (set, cases::several(positions, || cases::some_heaps(rng, 1..=most_heaps, 0..=beads)))
}
