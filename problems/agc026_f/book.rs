use super::prelude::*;
use crate::rules::Player::Left as Sugim;
use crate::rules::beside_last::BesideLast;

const MAX_BOXES: usize = 300_000;
const SECOND_OPINION_BOXES: usize = 300;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<i64>;
    /// The buns of Sugim, who begins, and of Sigma.
    type Answer = (i64, i64);
    const QUESTION: Question<(i64, i64)> = two_values("the buns of Sugim and those of Sigma");

    fn file() -> File<Vec<i64>> {
        single(list("N", 2..=MAX_BOXES, number("the number of buns", 1..=1000)))
    }

    fn position(buns: &Vec<i64>) -> Shown {
        shown_if(buns.len() <= 32)?;
        Ok(scoring(BesideLast(buns.clone()), (0, None), Sugim))
    }

    fn answer(&mut self, buns: &Vec<i64>) -> Option<(i64, i64)> {
        only_if(buns.len() <= 13)?;
        let lead = Scores::new(BesideLast(buns.clone())).score(&(0, None), Sugim);
        Some(shares(buns.iter().sum(), lead))
    }

    fn small() -> impl Iterator<Item = Vec<i64>> {
        cases::all_lists(2..=6, 1..=3).map(cases::signed)
    }

    fn random(rng: &mut Random) -> Vec<i64> {
        let count = rng.random_range(2..=11);
        row(rng, count)
    }

    fn full(rng: &mut Random) -> Vec<i64> {
        let count = rng.random_range(2..=SECOND_OPINION_BOXES);
        row(rng, count)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 300 boxes, a table of the best of the worst intervals before each even place",
    );

    fn second_opinion(&mut self, buns: &Vec<i64>) -> Option<(i64, i64)> {
        only_if(buns.len() <= SECOND_OPINION_BOXES)?;
        let total: i64 = buns.iter().sum();
        let even: i64 = buns.iter().skip(1).step_by(2).sum();
        let first = if buns.len().is_multiple_of(2) {
            even.max(total - even)
        } else {
            even + best_interval(buns)
        };
        Some((first, total - first))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<i64>>)> {
        let mut of = |count| vec![cases::uniform(rng, count, 1..=1000)];
        vec![("299,999 boxes", of(MAX_BOXES - 1)), ("300,000 boxes", of(MAX_BOXES))]
    }
}

/// The best of the worst intervals between chosen places of odd index, from 0; the ends of the row count as chosen.
fn best_interval(buns: &[i64]) -> i64 {
    let mut sums = vec![0];
    for (at, buns) in buns.iter().enumerate() {
        sums.push(sums[at] + if at % 2 == 0 { *buns } else { -buns });
    }
    // Each chosen place, as the number of boxes up to it, with the best of the worst intervals before it.
    let mut best = vec![(0, i64::MAX)];
    for end in (2..=buns.len() + 1).step_by(2) {
        let intervals = best.iter().map(|&(chosen, worst)| worst.min(sums[end - 1] - sums[chosen]));
        let worst = intervals.max().unwrap_or(i64::MIN);
        best.push((end, worst));
    }
    best[best.len() - 1].1
}

/// A row with few or many buns, in which the odd or the even places may have more.
fn row(rng: &mut Random, count: usize) -> Vec<i64> {
    let most = [3, 20, 1000][rng.random_range(0..3)];
    let more = rng.random_range(0..4);
    let most_at = |at: usize| if at % 4 == more { (5 * most).min(1000) } else { most };
    (0..count).map(|at| rng.random_range(1..=most_at(at))).listed()
}
