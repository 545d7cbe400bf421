//! Luogu P5675, Stone Game: some of the heaps are chosen, and one of these is named, from which the
//! first move in Nim must take. How many choices does the first player lose?

use super::luogu_p2197::is_searchable;
use super::prelude::*;
use crate::rules::nim::Nim;
use crate::rules::replaced;

const MAX_HEAPS: usize = 200;
const MAX_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Nim>,
}

impl Book {
    /// Whether the player loses who must take from the named one of these heaps.
    fn loses(&mut self, heaps: &[u64], named: usize) -> bool {
        (0..heaps[named]).all(|rest| self.outcomes.wins(&replaced(heaps, named, rest)))
    }
}

impl super::Book for Book {
    type Case = Vec<u64>;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        single(list(1.., number("a heap", 1..)))
    }

    fn position(_: &Vec<u64>) -> Shown {
        Err("a case asks how many choices of heaps are won")
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        if !is_searchable(heaps) {
            return None;
        }
        let choices = cases::subsets(heaps.clone()).map(|chosen| {
            let named = (0..chosen.len()).filter(|&named| self.loses(&chosen, named));
            named.count()
        });
        Some(choices.sum::<usize>().to_string())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 1..=5)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=5);
        cases::heaps(random, count, 1..=6)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=MAX_HEAPS);
        cases::heaps(random, count, 1..=MAX_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of how many sets of the other heaps have each nim-sum, heap by heap; the solution \
         counts them by linear algebra",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<String> {
        const MODULUS: u64 = 1_000_000_007;
        let mut lost = 0;
        for (named, heap) in heaps.iter().enumerate() {
            let mut sets = vec![0; usize::from(u8::MAX) + 1];
            sets[0] = 1;
            for (_, other) in heaps.iter().enumerate().filter(|(at, _)| *at != named) {
                let with_other = |sum: usize| sets[sum] + sets[sum ^ *other as usize];
                let sums = (0..sets.len()).map(|sum| with_other(sum) % MODULUS);
                sets = sums.collect();
            }
            lost += sets[*heap as usize..].iter().sum::<u64>();
        }
        Some((lost % MODULUS).to_string())
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let heaps = cases::heaps(random, MAX_HEAPS, 1..=MAX_HEAP);
        vec![("200 heaps", vec![heaps])]
    }
}
