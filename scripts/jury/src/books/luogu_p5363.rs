//! Luogu P5363, Moving Coins: of all placements of m coins on n cells, in how many does the player
//! to move win, modulo 10⁹ + 9?

use super::prelude::*;
use crate::rules::strip::Strip;
use crate::second_opinion::choose_column;

const MAX_CELLS: u64 = 150_000;
const MAX_COINS: u64 = 50;
const SEARCHED_CELLS: u64 = 12;
const SECOND_OPINION_CELLS: u64 = 100;
const MODULUS: u64 = 1_000_000_009;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Strip>,
}

impl super::Book for Book {
    /// The cells and the coins.
    type Case = (u64, u64);

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        single((number("n", 1..), number("m", 1..)).line())
    }

    fn position(_: &(u64, u64)) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    /// There are far fewer placements than the modulus.
    fn answer(&mut self, &(n, m): &(u64, u64)) -> Option<String> {
        if n > SEARCHED_CELLS {
            return None;
        }
        let placements = cases::subsets((1..=n).collect()).filter(|cells| cells.len() as u64 == m);
        let won = placements.filter(|cells| self.outcomes.wins(cells));
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        (1..=SEARCHED_CELLS).flat_map(|n| (1..=n + 1).map(move |m| (n, m)))
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let n = random.random_range(1..=SEARCHED_CELLS);
        (n, random.random_range(1..=n + 1))
    }

    fn full(random: &mut Random) -> (u64, u64) {
        let n = cases::number(random, 1..=MAX_CELLS);
        (n, cases::number(random, 1..=MAX_COINS))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the placements counted by the sum and the nim-sum of their heaps, heap by heap, for \
         up to 100 free cells, or up to two heaps on any; the solution counts digit by digit",
    );

    fn second_opinion(&mut self, &(n, m): &(u64, u64)) -> Option<String> {
        let Some(free) = n.checked_sub(m) else {
            return Some(String::from("0"));
        };
        let heaps = m.div_ceil(2);
        let others = choose_column(m - heaps, (free + m - heaps) as usize, MODULUS);
        let lost = match heaps {
            1 => vec![(0, 1)],
            2 => (0..=free / 2).map(|heap| (2 * heap, 1)).collect(),
            _ if free <= SECOND_OPINION_CELLS => balanced(heaps, free),
            _ => return None,
        };
        let lost = lost.into_iter().fold(0, |lost, (sum, ways)| {
            (lost + ways * others[(free - sum + m - heaps) as usize]) % MODULUS
        });
        let all = choose_column(m, n as usize, MODULUS)[n as usize];
        Some(((all + MODULUS - lost) % MODULUS).to_string())
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        vec![("50 coins on 150,000 cells", vec![(MAX_CELLS, MAX_COINS)])]
    }
}

/// The sums up to a bound of a number of heaps with the nim-sum 0, each with the ways to choose them.
fn balanced(heaps: u64, most: u64) -> Vec<(u64, u64)> {
    let (sums, nim_sums) = (most as usize + 1, (most as usize + 1).next_power_of_two());
    let mut ways = vec![vec![0; nim_sums]; sums];
    ways[0][0] = 1;
    for _ in 0..heaps {
        let mut with_heap = vec![vec![0; nim_sums]; sums];
        for (sum, ways) in ways.iter().enumerate() {
            for (nim_sum, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                for heap in 0..sums - sum {
                    let ways_with_heap = &mut with_heap[sum + heap][nim_sum ^ heap];
                    *ways_with_heap = (*ways_with_heap + ways) % MODULUS;
                }
            }
        }
        ways = with_heap;
    }
    (0..).zip(ways.iter().map(|ways| ways[0])).collect()
}
