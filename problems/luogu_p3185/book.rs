use super::prelude::*;
use crate::rules::splitting_beans::{SplittingBeans, moved, moves};

const MAX_BOTTLES: usize = 21;
const MAX_BEANS: u64 = 10_000;
/// The longest play that is searched.
const SEARCHED_MOVES: u64 = 60;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<u64>;
    /// The winning moves.
    type Answer = Vec<[usize; 3]>;
    const QUESTION: Question<Vec<[usize; 3]>> = Question::new(
        "the bottles of the first winning move, or `-1 -1 -1` if there is none; on the next line the number of \
         winning moves",
        |winning| match winning.first() {
            Some([i, j, k]) => format!("{i} {j} {k}\n{}", winning.len()),
            None => "-1 -1 -1\n0".into(),
        },
    );

    fn file() -> File<Vec<u64>> {
        let beans = number("the number of beans", 0..=MAX_BEANS);
        counted("t", 1..=10, list("n", 2..=MAX_BOTTLES, beans))
    }

    fn position(beans: &Vec<u64>) -> Shown {
        Ok(normal(SplittingBeans, beans.clone()))
    }

    fn answer(&mut self, beans: &Vec<u64>) -> Option<Vec<[usize; 3]>> {
        only_if(longest_play(beans) <= SEARCHED_MOVES)?;
        let mut outcomes = impartial::Outcomes::new(SplittingBeans, Play::Normal);
        let lost = |&bottles: &[usize; 3]| !outcomes.wins(&moved(beans, bottles));
        Some(moves(beans).into_iter().filter(lost).listed())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(2..=4, 0..=3).filter(|beans| longest_play(beans) <= SEARCHED_MOVES)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let mut beans = vec![0; rng.random_range(2..=MAX_BOTTLES)];
        let last = beans.len() - 1;
        // Beans in the last bottle stay there.
        beans[last] = rng.random_range(0..=MAX_BEANS);
        for _ in 0..rng.random_range(0..10) {
            let at = last - rng.random_range(1..=last.min(5));
            beans[at] += 1;
            if longest_play(&beans) > SEARCHED_MOVES {
                beans[at] -= 1;
            }
        }
        beans
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let bottles = rng.random_range(2..=MAX_BOTTLES);
        let most = [1, 3, MAX_BEANS][rng.random_range(0..3)];
        let mut beans = cases::heaps(rng, bottles, 0..=most);
        if rng.random() {
            // Whoever begins loses.
            beans = beans.iter().map(|beans| beans & !1).listed();
        }
        beans
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Grundy values of a bean by definition, and nim-sums by digits, of the whole position after each move: \
         it shares the theorem with the solution, but not the computation",
    );

    fn second_opinion(&mut self, beans: &Vec<u64>) -> Option<Vec<[usize; 3]>> {
        let values = grundy_table(beans.len() - 1, |_, values| {
            cases::products(values, values).map(|(a, b)| nim_sum([*a, *b])).listed()
        });
        let is_lost = |&bottles: &[usize; 3]| {
            let beans = moved(beans, bottles);
            let values = beans.iter().rev().zip(&values);
            nim_sum(values.map(|(beans, value)| beans % 2 * value)) == 0
        };
        Some(moves(beans).into_iter().filter(is_lost).listed())
    }
}

/// The moves in the longest play, in which a bean with `d` bottles behind it makes 2^d - 1 moves.
fn longest_play(beans: &[u64]) -> u64 {
    let moves = |d: usize| (1_u64 << d.min(32)) - 1;
    let plays = beans.iter().rev().zip(0..);
    plays.map(|(&beans, d)| beans.saturating_mul(moves(d))).fold(0, u64::saturating_add)
}
