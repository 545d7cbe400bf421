//! POJ 3480, John: does John, who begins, win Nim in misère play?

use super::luogu_p2197::is_searchable;
use super::prelude::*;
use crate::rules::nim::Nim;
use crate::search::impartial::Play;
use crate::second_opinion::{nim_sum, refereed};

const MAX_HEAPS: usize = 47;
const MAX_HEAP: u64 = 4_747;

pub struct Book {
    outcomes: Outcomes<Nim>,
}

impl Default for Book {
    fn default() -> Self {
        let outcomes = Outcomes::new(Nim, Play::Misere);
        Book { outcomes }
    }
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 474;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(list(1.., number("a number of candies", 1..)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(misere(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let wins = is_searchable(heaps).then(|| self.outcomes.wins(heaps))?;
        Some(String::from(if wins { "John" } else { "Brother" }))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=7)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=6);
        let largest = random.random_range(1..=4);
        cases::heaps(random, count, 1..=largest)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        misere_heaps(random, MAX_HEAPS, MAX_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of the nim-sum of digits held against \
         the rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let is_lost = |heaps: &Vec<u64>| {
            let last_move = u64::from(heaps.iter().all(|&heap| heap <= 1));
            nim_sum(heaps.iter().copied().chain([last_move])) == 0
        };
        let size = [heaps.iter().sum(), heaps.len() as u64];
        let loses = refereed(&Nim, Play::Misere, heaps, size, is_lost);
        Some(String::from(if loses { "Brother" } else { "John" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_HEAPS, 1..=MAX_HEAP));
        vec![("474 cases of 47 heaps", cases.collect())]
    }
}

/// Heaps up to these bounds, often the hard positions: ones, and at most two greater heaps.
pub fn misere_heaps(random: &mut Random, most: usize, largest: u64) -> Vec<u64> {
    let count = random.random_range(1..=most);
    let mut heaps = cases::heaps(random, count, 1..=largest);
    if random.random() {
        let greater = random.random_range(0..=2);
        heaps.iter_mut().skip(greater).for_each(|heap| *heap = 1);
    }
    heaps
}
