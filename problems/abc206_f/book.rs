use super::prelude::*;
use crate::rules::interval_choice::{Interval, IntervalChoice, sorted};

const MAX_INTERVALS: usize = 100;
const MAX_NUMBER: u64 = 100;
const SEARCHED_INTERVALS: usize = 10;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Interval>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Vec<Interval>> {
        let left = number("L", 1..=MAX_NUMBER - 1);
        let interval = (left, number("R", between(plus("L", 1), MAX_NUMBER)));
        counted("T", 1..=20, list("N", 1..=MAX_INTERVALS, interval.line()))
    }

    fn position(intervals: &Vec<Interval>) -> Shown {
        Ok(normal(IntervalChoice, sorted(intervals.clone())))
    }

    fn answer(&mut self, intervals: &Vec<Interval>) -> Option<bool> {
        let searchable = intervals.len() <= SEARCHED_INTERVALS;
        searchable.then(|| impartial::wins(IntervalChoice, &sorted(intervals.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<Interval>> {
        let intervals = cases::pairs(1..=5).filter(|(left, right)| left < right);
        cases::all_lists_of(1..=3, intervals.listed())
    }

    fn random(rng: &mut Random) -> Vec<Interval> {
        let count = rng.random_range(1..=SEARCHED_INTERVALS);
        let longest = [3, 10, 30][rng.random_range(0..3)];
        intervals(rng, count, 30, longest)
    }

    fn full(rng: &mut Random) -> Vec<Interval> {
        let count = rng.random_range(1..=MAX_INTERVALS);
        let longest = [2, 5, 20, MAX_NUMBER - 1][rng.random_range(0..4)];
        intervals(rng, count, MAX_NUMBER, longest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the values of sets of intervals by definition, with each set split at the points that no interval \
         spans; the solution uses a table of all pairs of numbers instead",
    );

    fn second_opinion(&mut self, intervals: &Vec<Interval>) -> Option<bool> {
        let intervals = sorted(intervals.clone());
        Some(value_by_parts(&IntervalChoice, &intervals, &mut Memo::default()) > 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Interval>>)> {
        let mut cases =
            |longest| cases::several(20, || intervals(rng, MAX_INTERVALS, MAX_NUMBER, longest));
        vec![
            ("20 cases of 100 short intervals", cases(5)),
            ("20 cases of 100 intervals", cases(MAX_NUMBER - 1)),
        ]
    }
}

fn intervals(rng: &mut Random, count: usize, most: u64, longest: u64) -> Vec<Interval> {
    cases::several(count, || {
        let left = rng.random_range(1..most);
        (left, rng.random_range(left + 1..=most.min(left + longest)))
    })
}
