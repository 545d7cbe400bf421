use super::prelude::*;
use crate::rules::forbidden_takes::ForbiddenTakes;
use crate::second_opinion::forbidden_takes::Values;

const MOST: usize = 200_000;
const MAX_STONES: u64 = 1_000_000_000_000_000_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The piles, and the forbidden moves: the size of a pile and a number of stones.
    type Case = (Vec<u64>, Vec<(u64, u64)>);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Takahashi, who begins, wins", "Takahashi", "Aoki");

    fn file() -> File<Self::Case> {
        let counts = (number::<usize>("N", 1..=MOST), number::<usize>("M", 1..=MOST));
        let piles = sequence("N", number("a pile", 1..=MAX_STONES));
        let take = (number("X", 1..=MAX_STONES), number("Y", between(1, "X")));
        let case = (counts.line(), piles, sequence("M", take.line())).iso(
            |(_, piles, takes)| (piles, takes),
            |(piles, takes): &Self::Case| {
                ((piles.len(), takes.len()), piles.clone(), takes.clone())
            },
        );
        single(case.such_that("no line given twice", |(_, takes)| are_different(takes)))
    }

    fn position((piles, takes): &Self::Case) -> Shown {
        Ok(normal(ForbiddenTakes(takes.clone()), piles.clone()))
    }

    fn answer(&mut self, (piles, takes): &Self::Case) -> Option<bool> {
        (positions(piles) <= 4000).then(|| impartial::wins(ForbiddenTakes(takes.clone()), piles))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let takes = cases::pairs(1..=3).filter(|(x, y)| y <= x);
        let sets = cases::subsets(takes.listed()).skip(1);
        let all = cases::products(sets, cases::multisets(1..=3, 1..=4));
        all.map(|(takes, piles)| (piles, takes))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let count = rng.random_range(1..=3);
        let most = [60, 20, 9][count - 1];
        let piles = cases::heaps(rng, count, 1..=most);
        (piles, takes(rng, most))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let most = [20, 100, 1000, MAX_STONES][rng.random_range(0..4)];
        let takes = takes(rng, most);
        let count = rng.random_range(1..=20);
        let mut piles = cases::several(count, || cases::number(rng, 1..=most));
        // Often a nim-sum of 0, or nearly: the last pile has the value of all others.
        let values = Values::new(&takes);
        let sum = nim_sum(piles.iter().map(|&pile| values.value(pile)));
        piles.push(sum.clamp(1, MAX_STONES));
        (piles, takes)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for up to 300 forbidden moves, values by definition: the mex over the options, kept as intervals of \
         sizes with consecutive values; the solution counts the sizes of each value",
    );

    fn second_opinion(&mut self, (piles, takes): &Self::Case) -> Option<bool> {
        only_if(takes.len() <= 300)?;
        let values = Values::new(takes);
        Some(nim_sum(piles.iter().map(|&pile| values.value(pile))) != 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let piles: Vec<u64> = cases::uniform(rng, MOST, 1..=MAX_STONES);
        let single = (0..MOST as u64).map(|less| (MAX_STONES - less, 1 + less % 7));
        let random_takes = cases::several(MOST, || {
            let x = rng.random_range(2..=MAX_STONES);
            (x, rng.random_range(1..=x))
        });
        let all_of_one = (1..=MOST as u64).map(|y| (MOST as u64, y));
        let chain = (1..=MOST as u64).map(|x| (2 * x, x));
        // No stone may be taken from piles of up to 631.
        let none = (1..=MOST as u64).flat_map(|x| (1..=x).map(move |y| (x, y)));
        let case = |takes: Vec<(u64, u64)>| vec![(piles.clone(), takes)];
        vec![
            ("random moves", case(random_takes)),
            ("the greatest piles", case(single.listed())),
            ("all moves of a pile", case(all_of_one.listed())),
            ("halves of piles", case(chain.listed())),
            ("all moves of small piles", case(none.take(MOST).listed())),
        ]
    }
}

/// All moves of small piles, those of a few close sizes, or any.
fn takes(rng: &mut Random, most: u64) -> Vec<(u64, u64)> {
    let count = rng.random_range(1..=100);
    let smallest = match rng.random_range(0..3) {
        0 => 1,
        1 => most.saturating_sub(10).max(1),
        _ => cases::number(rng, 1..=most),
    };
    let far = [2, 8, 30, most][rng.random_range(0..4)];
    let mut takes = cases::several(count, || {
        let x = rng.random_range(smallest..=most.min(smallest + far));
        let y = match rng.random_range(0..3) {
            0 => x,
            1 => rng.random_range(1..=x.min(far)),
            _ => cases::number(rng, 1..=x),
        };
        (x, y)
    });
    takes.sort_unstable();
    takes.dedup();
    if rng.random() {
        takes.reverse();
    }
    takes
}
