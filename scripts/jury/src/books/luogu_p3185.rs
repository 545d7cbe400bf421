//! Luogu P3185, \[HNOI2007\] Splitting Beans: the first winning move, and how many there are.

use super::prelude::*;
use crate::rules::splitting_beans::{SplittingBeans, moved, moves};
use crate::search::impartial::Play;
use crate::second_opinion::{grundy_table, nim_sum};

const MAX_BOTTLES: usize = 21;
const MAX_BEANS: u64 = 10_000;
/// Positions whose play is at most this long are searched.
const SEARCHED_MOVES: u64 = 60;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(list(2.., number("the beans in a bottle", 0..)))
    }

    fn position(beans: &Vec<u64>) -> Shown {
        Ok(normal(SplittingBeans, beans.clone()))
    }

    /// The first winning move or three times -1 on one line, and the number of them on the next.
    fn answer(&mut self, beans: &Vec<u64>) -> Option<String> {
        (longest_play(beans) <= SEARCHED_MOVES).then(|| {
            let mut outcomes = Outcomes::new(SplittingBeans, Play::Normal);
            let lost = |&bottles: &[usize; 3]| !outcomes.wins(&moved(beans, bottles));
            let winning: Vec<[usize; 3]> = moves(beans).filter(lost).collect();
            let first = match winning.first() {
                Some([i, j, k]) => format!("{i} {j} {k}"),
                None => String::from("-1 -1 -1"),
            };
            format!("{first}\n{}", winning.len())
        })
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        let short = |beans: &Vec<u64>| longest_play(beans) <= SEARCHED_MOVES;
        cases::all_lists(2..=4, 0..=3).filter(short)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let mut beans = vec![0; random.random_range(2..=MAX_BOTTLES)];
        let last = beans.len() - 1;
        // What is in the last bottle stays there.
        beans[last] = random.random_range(0..=MAX_BEANS);
        for _ in 0..random.random_range(0..10) {
            let at = last - random.random_range(1..=last.min(5));
            beans[at] += 1;
            if longest_play(&beans) > SEARCHED_MOVES {
                beans[at] -= 1;
            }
        }
        beans
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let bottles = random.random_range(2..=MAX_BOTTLES);
        let most = [1, 3, MAX_BEANS][random.random_range(0..3)];
        let mut beans = cases::heaps(random, bottles, 0..=most);
        if random.random() {
            for beans in &mut beans {
                *beans &= !1; // Whoever begins loses.
            }
        }
        beans
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values of a bean by their definition, and nim-sums by digits, of the whole \
         position after each move; the theorem of Sprague and Grundy is the solution's, the \
         computation is not",
    );

    fn second_opinion(&mut self, beans: &Vec<u64>) -> Option<String> {
        let values = grundy_table(beans.len() - 1, |_, values| {
            let pairs = values
                .iter()
                .flat_map(|a| values.iter().map(move |b| [*a, *b]));
            pairs.map(nim_sum).collect()
        });
        let is_lost = |&bottles: &[usize; 3]| {
            let beans = moved(beans, bottles);
            let bottles = std::iter::zip(beans.iter().rev(), &values);
            nim_sum(
                bottles
                    .filter(|(beans, _)| *beans % 2 == 1)
                    .map(|(_, value)| *value),
            ) == 0
        };
        let mut winning = moves(beans).filter(is_lost);
        let Some([i, j, k]) = winning.next() else {
            return Some(String::from("-1 -1 -1\n0"));
        };
        Some(format!("{i} {j} {k}\n{}", 1 + winning.count()))
    }
}

/// The number of moves in the longest play: a bean before `d` bottles is worth 2^d - 1 of them.
fn longest_play(beans: &[u64]) -> u64 {
    let moves = |d: usize| (1_u64 << d.min(32)) - 1;
    let plays = beans.iter().rev().zip(0..);
    let plays = plays.map(|(&beans, d)| beans.saturating_mul(moves(d)));
    plays.fold(0, u64::saturating_add)
}
