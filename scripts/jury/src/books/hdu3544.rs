//! Bars of chocolate; Alice breaks one across its side X, Bob across its side Y.

use super::generate::{number, shorter, smaller};
use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens};
use Player::{Left as Alice, Right as Bob};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

/// The sides X and Y of a bar.
type Bar = (u64, u64);

#[derive(Default)]
struct Bars;

impl Partizan for Bars {
    /// Bars in ascending order, without single squares: they cannot be broken.
    type Position = Vec<Bar>;

    fn options(&self, bars: &Vec<Bar>, player: Player) -> Vec<Vec<Bar>> {
        let mut options = Vec::new();
        for (at, &(x, y)) in bars.iter().enumerate() {
            let mut others = bars.clone();
            others.remove(at);
            let pieces: Vec<[Bar; 2]> = match player {
                Alice => (1..x).map(|part| [(part, y), (x - part, y)]).collect(),
                Bob => (1..y).map(|part| [(x, part), (x, y - part)]).collect(),
            };
            options.extend(
                pieces
                    .iter()
                    .map(|pieces| sorted([&others[..], pieces].concat())),
            );
        }
        options
    }
}

fn sorted(mut bars: Vec<Bar>) -> Vec<Bar> {
    bars.retain(|&bar| bar != (1, 1));
    bars.sort_unstable();
    bars
}

const MAX_BARS: usize = 100;
const MAX_SIDE: u64 = 1_000_000_000;
const SEARCHED_SQUARES: u64 = 20;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Bars>,
}

impl RuleBook for Book {
    type Case = Vec<Bar>;

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases: usize = input.number("the number of cases")?;
        (0..cases).map(|_| bars(input)).collect()
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for bars in cases {
            let _ = writeln!(input, "{}", bars.len());
            for (x, y) in bars {
                let _ = writeln!(input, "{x} {y}");
            }
        }
        input
    }

    fn answer(&mut self, bars: &Self::Case) -> Option<String> {
        let bars = sorted(bars.clone());
        let squares = bars.iter().map(|(x, y)| x.saturating_mul(*y));
        let squares = squares.fold(0, u64::saturating_add);
        (squares <= SEARCHED_SQUARES).then(|| {
            let alice_wins = self.outcomes.wins(&bars, Alice);
            String::from(if alice_wins { "Alice" } else { "Bob" })
        })
    }

    fn output(&self, answers: &[String]) -> String {
        let mut output = String::new();
        for (case, answer) in (1..).zip(answers) {
            let _ = writeln!(output, "Case {case}: {answer}");
        }
        output
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let sides =
            (1..=SEARCHED_SQUARES).flat_map(|x| (1..=SEARCHED_SQUARES / x).map(move |y| (x, y)));
        let bars: Vec<Bar> = sides.collect();
        let ones = bars.clone().into_iter().map(|bar| vec![bar]);
        let pairs = bars.clone().into_iter().flat_map(move |first| {
            let fits =
                move |second: &Bar| first.0 * first.1 + second.0 * second.1 <= SEARCHED_SQUARES;
            let seconds = bars.clone().into_iter().filter(fits);
            seconds.map(move |second| vec![first, second])
        });
        Box::new(ones.chain(pairs))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
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

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = [1, 2, 5, MAX_BARS / 2][random.random_range(0..4)];
        let side = [8, 100, MAX_SIDE][random.random_range(0..3)];
        let mut bars = Vec::new();
        for _ in 0..count {
            let bar = (number(random, 1..=side), number(random, 1..=side));
            bars.push(bar);
            if random.random_range(0..3) == 0 {
                bars.push((bar.1, bar.0)); // The sides exchanged: together they favour nobody.
            }
        }
        bars
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut side = || random.random_range(1..=MAX_SIDE);
        let mut bars = || (0..MAX_BARS).map(|_| (side(), side())).collect();
        let cases: Vec<Vec<Bar>> = (0..Self::MAX_CASES).map(|_| bars()).collect();
        vec![("100 cases of 100 bars", self.input(&cases))]
    }

    fn simpler(&self, bars: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = shorter(bars, 1);
        for (at, &(x, y)) in bars.iter().enumerate() {
            let less_x = smaller(x, 1).into_iter().map(|x| (x, y));
            let less_y = smaller(y, 1).into_iter().map(|y| (x, y));
            for bar in less_x.chain(less_y) {
                let mut bars = bars.clone();
                bars[at] = bar;
                simpler.push(bars);
            }
        }
        simpler
    }
}

fn bars(input: &mut Tokens) -> Result<Vec<Bar>> {
    let count: usize = input.number("the number of bars")?;
    let bar = |_| Ok((input.number("the side X")?, input.number("the side Y")?));
    (0..count).map(bar).collect()
}
