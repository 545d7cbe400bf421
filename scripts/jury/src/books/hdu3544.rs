//! HDU 3544, Alice's Game: does Alice, who begins, win Cutcake on these bars of chocolate?

use super::numbered;
use super::prelude::*;
use crate::rules::Player::Left as Alice;
use crate::rules::cutcake::{Bar, Cutcake, normalized};
use crate::search::partizan::Outcomes;

const MAX_BARS: usize = 100;
const MAX_SIDE: u64 = 1_000_000_000;
const SEARCHED_SQUARES: u64 = 20;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Cutcake>,
}

impl super::Book for Book {
    type Case = Vec<Bar>;

    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = Vec<Bar>>> {
        let bar = (number("the side X", 1..), number("the side Y", 1..));
        counted(list(1.., bar.line()))
    }

    fn position(bars: &Vec<Bar>) -> Shown {
        Ok(partizan(Cutcake, normalized(bars.clone()), Alice))
    }

    fn answer(&mut self, bars: &Vec<Bar>) -> Option<String> {
        let winner = |alice| String::from(if alice { "Alice" } else { "Bob" });
        let searchable = squares(bars) <= SEARCHED_SQUARES;
        searchable.then(|| winner(self.outcomes.wins(&normalized(bars.clone()), Alice)))
    }

    fn output(answers: &[String]) -> String {
        numbered("Case", answers)
    }

    fn small() -> impl Iterator<Item = Vec<Bar>> {
        let sides = |x| (1..=SEARCHED_SQUARES / x).map(move |y| (x, y));
        let bars: Vec<Bar> = (1..=SEARCHED_SQUARES).flat_map(sides).collect();
        let ones = bars.clone().into_iter().map(|bar| vec![bar]);
        let pairs = cases::pairs(0..=bars.len() as u64 - 1)
            .map(move |(a, b)| vec![bars[a as usize], bars[b as usize]]);
        ones.chain(pairs.filter(|pair| squares(pair) <= SEARCHED_SQUARES))
    }

    fn random(random: &mut Random) -> Vec<Bar> {
        let mut bars = Vec::new();
        let mut left = SEARCHED_SQUARES;
        for _ in 0..random.random_range(1..=4) {
            if left > 0 {
                let x = random.random_range(1..=left.min(6));
                let y = random.random_range(1..=(left / x).min(6));
                bars.push((x, y));
                left -= x * y;
            }
        }
        bars
    }

    fn full(random: &mut Random) -> Vec<Bar> {
        let count = [1, 2, 5, MAX_BARS / 2][random.random_range(0..4)];
        let side = [8, 100, MAX_SIDE][random.random_range(0..3)];
        let mut bars = Vec::new();
        for _ in 0..count {
            let mut number = || cases::number(random, 1..=side);
            let (x, y) = (number(), number());
            bars.push((x, y));
            if random.random_range(0..3) == 0 {
                bars.push((y, x)); // The sides exchanged: together they favour nobody.
            }
        }
        bars
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<Bar>>)> {
        let mut side = || random.random_range(1..=MAX_SIDE);
        let mut bars = || (0..MAX_BARS).map(|_| (side(), side())).collect();
        let cases = (0..Self::MAX_CASES).map(|_| bars()).collect();
        vec![("100 cases of 100 bars", cases)]
    }
}

fn squares(bars: &[Bar]) -> u64 {
    let squares = bars.iter().map(|(x, y)| x.saturating_mul(*y));
    squares.fold(0, u64::saturating_add)
}
