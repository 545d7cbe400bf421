//! Luogu P5970, Nim with a Handicap: before the game the second player discards some heaps, not all, whose
//! number is a multiple of d. How many choices let that player win?

use super::luogu_p2197::is_searchable;
use super::prelude::*;
use crate::format::headed_list;
use crate::rules::nim::Nim;

const MAX_HEAPS: u64 = 500_000;
const MAX_HEAP: u64 = 1_000_000;
const MAX_STONES: u64 = 10_000_000;
const MAX_DIVISOR: u64 = 10;
const SEARCHED_HEAPS: usize = 10;
const SECOND_OPINION_STEPS: u64 = 10_000_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Nim>,
}

/// The divisor, and the heaps.
type Case = (u64, Vec<u64>);

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        let case = headed_list(1.., number("d", 1..), number("a heap", 1..));
        single(case.such_that("a positive d", |&(divisor, _)| divisor > 0))
    }

    fn position(_: &Case) -> Shown {
        Err("a case asks how many choices of heaps are won")
    }

    fn answer(&mut self, (divisor, heaps): &Case) -> Option<String> {
        if heaps.len() > SEARCHED_HEAPS || !is_searchable(heaps) {
            return None;
        }
        let choices = cases::subsets(heaps.clone()).skip(1).filter(|kept| {
            let discarded = (heaps.len() - kept.len()) as u64;
            discarded.is_multiple_of(*divisor) && !self.outcomes.wins(kept)
        });
        Some(choices.count().to_string())
    }

    fn small() -> impl Iterator<Item = Case> {
        let lists = cases::all_lists(1..=4, 1..=4);
        lists.flat_map(|heaps| (1..=5).map(move |divisor| (divisor, heaps.clone())))
    }

    fn random(random: &mut Random) -> Case {
        let count = random.random_range(1..=SEARCHED_HEAPS);
        let largest = [100, 100, 26, 10, 6, 4, 3, 2, 2, 1][count - 1];
        let heaps = cases::heaps(random, count, 1..=largest);
        (random.random_range(1..=MAX_DIVISOR), heaps)
    }

    fn full(random: &mut Random) -> Case {
        let count = cases::number(random, 1..=MAX_HEAPS);
        let largest = MAX_HEAP.min(MAX_STONES / count);
        let heaps = cases::heaps(random, count as usize, 1..=largest);
        (random.random_range(1..=MAX_DIVISOR), heaps)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the sets of heaps counted by number and nim-sum, heap by heap, in tables of up to \
         10,000,000 steps; the solution has Walsh characters",
    );

    fn second_opinion(&mut self, (divisor, heaps): &Case) -> Option<String> {
        const MODULUS: u32 = 1_000_000_007;
        let divisor = *divisor as usize;
        let greatest = heaps.iter().max().copied().unwrap_or(0);
        let sums = greatest.checked_add(1)?.checked_next_power_of_two()?;
        let steps = sums
            .saturating_mul(heaps.len() as u64)
            .saturating_mul(divisor as u64);
        if steps > SECOND_OPINION_STEPS {
            return None;
        }
        let mut ways = vec![vec![0_u32; sums as usize]; divisor];
        ways[0][0] = 1;
        for &heap in heaps {
            let before = ways.clone();
            for (count, before) in before.iter().enumerate() {
                for (sum, before) in before.iter().enumerate() {
                    let ways = &mut ways[(count + 1) % divisor][sum ^ heap as usize];
                    *ways = (*ways + before) % MODULUS;
                }
            }
        }
        let kept = heaps.len() % divisor;
        let empty = u32::from(kept == 0);
        Some(((ways[kept][0] + MODULUS - empty) % MODULUS).to_string())
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut heaps = |count, largest| {
            (0..count)
                .map(|_| random.random_range(1..=largest))
                .collect()
        };
        let few: Vec<u64> = heaps(19, MAX_HEAP / 2 + 20_000);
        let mut many: Vec<u64> = heaps(MAX_HEAPS, 30);
        many[0] = MAX_HEAP;
        vec![
            ("500,000 heaps, one of 1,000,000", vec![(MAX_DIVISOR, many)]),
            ("19 heaps of up to 520,000", vec![(MAX_DIVISOR, few)]),
        ]
    }
}
