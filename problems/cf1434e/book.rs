use super::prelude::*;
use crate::rules::growing_gaps::{GrowingGaps, untouched};

const MAX_LISTS: usize = 1000;
const MAX_NUMBERS: usize = 100_000;
const MAX_NUMBER: u64 = 100_000;
const SEARCHED_NUMBERS: usize = 12;
const SECOND_OPINION_NUMBERS: usize = 80;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Vec<u64>>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "YES", "NO");

    fn file() -> File<Vec<Vec<u64>>> {
        let numbers = list("m", 1..=MAX_NUMBERS, number("a number", 1..=MAX_NUMBER));
        let numbers = numbers.distinct().such_that("ascending numbers", |list| list.is_sorted());
        let count = |lists: &Vec<Vec<u64>>| lists.iter().map(|list| list.len() as u64).sum();
        let lists = single(list("n", 1..=MAX_LISTS, numbers));
        lists.total("the sum of m", 1..=MAX_NUMBERS as u64, count)
    }

    fn position(lists: &Vec<Vec<u64>>) -> Shown {
        Ok(normal(GrowingGaps, lists.iter().map(|list| untouched(list)).listed()))
    }

    fn answer(&mut self, lists: &Vec<Vec<u64>>) -> Option<bool> {
        let numbers: usize = lists.iter().map(Vec::len).sum();
        let lists = lists.iter().map(|list| untouched(list));
        (numbers <= SEARCHED_NUMBERS).then(|| impartial::wins(GrowingGaps, &lists.listed()))
    }

    fn small() -> impl Iterator<Item = Vec<Vec<u64>>> {
        let lists = |most: u64| cases::subsets((1..=most).listed()).skip(1);
        let alone = lists(9).filter(|list| list.len() <= 7).map(|list| vec![list]);
        alone.chain(cases::all_lists_of(2..=2, lists(5).listed()))
    }

    fn random(rng: &mut Random) -> Vec<Vec<u64>> {
        let count = rng.random_range(1..=3);
        lists(rng, count, SEARCHED_NUMBERS / count)
    }

    fn full(rng: &mut Random) -> Vec<Vec<u64>> {
        let count = cases::number(rng, 1..=8) as usize;
        let longest = [20, SECOND_OPINION_NUMBERS, 300][rng.random_range(0..3)];
        lists(rng, count, longest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the values of all pairs of last picks by definition, for lists of up to 80 numbers; the solution \
         finds the ranges of each value instead",
    );

    fn second_opinion(&mut self, lists: &Vec<Vec<u64>>) -> Option<bool> {
        only_if(lists.iter().all(|list| list.len() <= SECOND_OPINION_NUMBERS))?;
        Some(nim_sum(lists.iter().map(|list| value(list))) > 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Vec<u64>>>)> {
        let all: Vec<u64> = (1..=MAX_NUMBER).listed();
        let many = cases::several(MAX_LISTS, || cases::distinct(rng, 100, 1..=MAX_NUMBER));
        let short = vec![all[1..].to_vec(), vec![2]];
        vec![
            ("all numbers", vec![vec![all]]),
            ("a long list and a short one", vec![short]),
            ("1,000 lists", vec![many]),
        ]
    }
}

fn lists(rng: &mut Random, count: usize, longest: usize) -> Vec<Vec<u64>> {
    cases::several(count, || {
        let length = rng.random_range(1..=longest);
        let most = [length as u64 + 3, 3 * length as u64, MAX_NUMBER][rng.random_range(0..3)];
        cases::distinct(rng, length, 1..=most)
    })
}

/// The value of a list: `values[last][before]` is that after the picks `before` and `last`.
fn value(list: &[u64]) -> u64 {
    let mut values = vec![Vec::new(); list.len()];
    for last in (0..list.len()).rev() {
        let value = |before: usize| {
            let gap = list[last] - list[before];
            let next = (last + 1..list.len()).filter(|&next| list[next] - list[last] > gap);
            mex(next.map(|next: usize| values[next][last]))
        };
        values[last] = (0..=last).map(value).listed();
    }
    mex(values.iter().enumerate().map(|(first, values)| values[first]))
}
