use super::prelude::*;
use crate::rules::Player::Left as Alice;
use crate::rules::cutcake::{Bar, Cutcake, normalized};
use crate::second_opinion::cutcake::values_by_definition;

const MAX_BARS: usize = 100;
const MAX_SIDE: u64 = 1_000_000_000;
const SEARCHED_SQUARES: u64 = 20;

#[derive(Default)]
pub struct Book {
    outcomes: partizan::Outcomes<Cutcake>,
    /// The second opinion's table.
    values: OnceCell<Memo<Bar, i64>>,
}

impl super::Book for Book {
    type Case = Vec<Bar>;
    type Answer = bool;
    const QUESTION: Question<bool> =
        yes_no("Alice, who begins, wins", "Alice", "Bob").numbered("Case");

    fn file() -> File<Vec<Bar>> {
        let bar = (number("X", 1..=MAX_SIDE), number("Y", 1..=MAX_SIDE)).line();
        let bars = list("N", 1..=MAX_BARS, bar);
        counted("the number of cases", unstated(1..=1_000_000), bars)
    }

    fn position(bars: &Vec<Bar>) -> Shown {
        Ok(two_sided(Cutcake, normalized(bars.clone()), Alice))
    }

    fn answer(&mut self, bars: &Vec<Bar>) -> Option<bool> {
        let searchable = squares(bars) <= SEARCHED_SQUARES;
        searchable.then(|| self.outcomes.wins(&normalized(bars.clone()), Alice))
    }

    fn small() -> impl Iterator<Item = Vec<Bar>> {
        let sides = |x| (1..=SEARCHED_SQUARES / x).map(move |y| (x, y));
        let bars = (1..=SEARCHED_SQUARES).flat_map(sides).listed();
        cases::all_lists_of(1..=2, bars).filter(|bars| squares(bars) <= SEARCHED_SQUARES)
    }

    fn random(rng: &mut Random) -> Vec<Bar> {
        let mut bars = Vec::new();
        let mut left = SEARCHED_SQUARES;
        for _ in 0..rng.random_range(1..=4) {
            if left > 0 {
                let x = rng.random_range(1..=left.min(6));
                let y = rng.random_range(1..=(left / x).min(6));
                bars.push((x, y));
                left -= x * y;
            }
        }
        bars
    }

    fn full(rng: &mut Random) -> Vec<Bar> {
        let count = [1, 2, 5, MAX_BARS / 2][rng.random_range(0..4)];
        let side = [8, 100, MAX_SIDE][rng.random_range(0..3)];
        let mut bars = Vec::new();
        for _ in 0..count {
            let [x, y] = [(); 2].map(|()| cases::number(rng, 1..=side));
            bars.push((x, y));
            if rng.random_range(0..3) == 0 {
                bars.push((y, x)); // Two bars that differ only by exchanged sides favour nobody together.
            }
        }
        bars
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for bars with sides of up to 64 squares, a table of the simplest integers between the options of both \
         players; for others, the solution's formula, written as one quotient",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, bars| {
            let values = book.values.get_or_init(values_by_definition);
            Some(bars.iter().map(|bar| values.get(bar)).sum::<Option<i64>>()? > 0)
        },
        |_, bars| Some(bars.iter().map(by_quotient).sum::<i64>() > 0),
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Bar>>)> {
        let mut side = || rng.random_range(1..=MAX_SIDE);
        let bars = || cases::several(MAX_BARS, || (side(), side()));
        vec![("100 cases of 100 bars", cases::several(100, bars))]
    }
}

fn squares(bars: &[Bar]) -> u64 {
    bars.iter().map(|(x, y)| x.saturating_mul(*y)).fold(0, u64::saturating_add)
}

/// The value of a bar for Alice.
fn by_quotient(&(x, y): &Bar) -> i64 {
    if x.ilog2() >= y.ilog2() { (x >> y.ilog2()) as i64 - 1 } else { 1 - (y >> x.ilog2()) as i64 }
}
