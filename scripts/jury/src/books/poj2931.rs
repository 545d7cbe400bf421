//! Towers of white and black cubes; a player takes a cube of his colour and all above it.
//!
//! C1 is at least as good for White as C2 if he wins C1 beside C2 with its colours exchanged when
//! Black begins: then he can answer in C1 whatever happens in C2. The test below confirms this by
//! the statement's own definition, with every fourth tower.

use super::generate::{row, shorter};
use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens, spaced};
use Player::{Left as White, Right as Black};
use anyhow::{Result, bail};
use rand::Rng;
use rand::seq::SliceRandom;
use std::fmt::Write;

/// The colours of the cubes from bottom to top.
type Tower = Vec<Player>;

/// Three towers.
type Configuration = Vec<Tower>;

#[derive(Default)]
struct Towers;

impl Partizan for Towers {
    /// Towers in ascending order.
    type Position = Vec<Tower>;

    fn options(&self, towers: &Vec<Tower>, player: Player) -> Vec<Vec<Tower>> {
        let mut options = Vec::new();
        for (at, tower) in towers.iter().enumerate() {
            for height in (0..tower.len()).filter(|&height| tower[height] == player) {
                let mut rest = towers.clone();
                rest[at].truncate(height);
                options.push(sorted(rest));
            }
        }
        options
    }
}

fn sorted(mut towers: Vec<Tower>) -> Vec<Tower> {
    towers.sort_by_key(|tower| {
        let black: Vec<bool> = tower.iter().map(|&cube| cube == Black).collect();
        (black.len(), black)
    });
    towers
}

/// All towers up to a height.
fn towers(highest: usize) -> Vec<Tower> {
    let mut towers = vec![vec![]];
    let mut level = towers.clone();
    for _ in 0..highest {
        level = level
            .iter()
            .flat_map(|tower| [White, Black].map(|cube| [tower.as_slice(), &[cube]].concat()))
            .collect();
        towers.extend(level.iter().cloned());
    }
    towers
}

const MAX_HEIGHT: usize = 50;
const SEARCHED_POSITIONS: usize = 1 << 14;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Towers>,
}

impl RuleBook for Book {
    type Case = [Configuration; 2];

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let tests: usize = input.number("the number of tests")?;
        let mut cases = Vec::new();
        for _ in 0..tests {
            input.word("the word Test")?;
            input.word("the number of the test")?;
            cases.push([configuration(input)?, configuration(input)?]);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for (number, configurations) in (1..).zip(cases) {
            let _ = writeln!(input, "Test {number}");
            for towers in configurations {
                let heights: Vec<usize> = towers.iter().map(Vec::len).collect();
                let _ = writeln!(input, "{}", spaced(&heights));
                for tower in towers {
                    let letters: Vec<char> = tower.iter().map(|&cube| letter(cube)).collect();
                    let _ = writeln!(input, "{}", spaced(&letters));
                }
            }
        }
        input
    }

    fn answer(&mut self, [first, second]: &Self::Case) -> Option<String> {
        let exchanged = second.iter().map(|tower| exchange(tower));
        let towers: Vec<Tower> = first.iter().cloned().chain(exchanged).collect();
        let positions = towers.iter().fold(1usize, |product, tower| {
            product.saturating_mul(tower.len() + 1)
        });
        (positions <= SEARCHED_POSITIONS).then(|| {
            let black_wins = self.outcomes.wins(&sorted(towers), Black);
            String::from(if black_wins { "No" } else { "Yes" })
        })
    }

    fn output(&self, answers: &[String]) -> String {
        let mut output = String::new();
        for (number, answer) in (1..).zip(answers) {
            let _ = writeln!(output, "Test {number}: {answer}");
        }
        output
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let three_low = configurations(2);
        let one_high: Vec<Configuration> = towers(4)
            .into_iter()
            .map(|tower| vec![vec![], tower, vec![]])
            .collect();
        Box::new(pairs(three_low).chain(pairs(one_high)))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let mut tower = |highest| {
            let height = random.random_range(0..=highest);
            row(random, &[White, Black], height)
        };
        [
            vec![tower(3), tower(3), tower(3)],
            vec![tower(3), tower(3), tower(3)],
        ]
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let highest = [4, 12, MAX_HEIGHT][random.random_range(0..3)];
        let tower = |random: &mut Random| {
            let lowest = [0, highest][random.random_range(0..2)];
            let height = random.random_range(lowest..=highest);
            row(random, &[White, Black], height)
        };
        let first: Configuration = (0..3).map(|_| tower(random)).collect();
        let mut second = first.clone();
        match random.random_range(0..4) {
            0 => second = (0..3).map(|_| tower(random)).collect(),
            1 => second[0] = tower(random),
            2 => {
                // A cube more or less on top, or another colour: the least difference there is.
                let top = second[0].pop();
                let cube = [White, Black][random.random_range(0..2)];
                if top.is_none() || random.random() {
                    second[0].push(cube);
                }
            }
            _ => {}
        }
        second.shuffle(random);
        [first, second]
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let alternating = |from: usize| -> Tower {
            let cubes = [White, Black].into_iter().cycle();
            cubes.skip(from).take(MAX_HEIGHT).collect()
        };
        let equal = vec![alternating(0), alternating(1), alternating(0)];
        let equal = [equal.clone(), equal];
        let tower = |random: &mut Random| row(random, &[White, Black], MAX_HEIGHT);
        let towers: Configuration = (0..3).map(|_| tower(random)).collect();
        let balanced = vec![towers[0].clone(), exchange(&towers[0]), towers[1].clone()];
        let cancelled = vec![towers[1].clone(), towers[2].clone(), exchange(&towers[2])];
        let many: Vec<_> = (0..Self::MAX_CASES).map(|_| self.full(random)).collect();
        vec![
            ("six alternating towers of 50, equal", self.input(&[equal])),
            (
                "six random towers of 50, equal",
                self.input(&[[balanced, cancelled]]),
            ),
            ("100 tests", self.input(&many)),
        ]
    }

    fn simpler(&self, case: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = Vec::new();
        for (at, configuration) in case.iter().enumerate() {
            for (place, tower) in configuration.iter().enumerate() {
                for shorter in shorter(tower, 0) {
                    let mut case = case.clone();
                    case[at][place] = shorter;
                    simpler.push(case);
                }
            }
        }
        simpler.sort_by_key(|case| case.iter().flatten().map(Vec::len).sum::<usize>());
        simpler
    }
}

fn configuration(input: &mut Tokens) -> Result<Configuration> {
    let heights: Vec<usize> = input.numbers(3, "a height")?;
    let tower = |height| (0..height).map(|_| cube(input)).collect();
    heights.into_iter().map(tower).collect()
}

fn cube(input: &mut Tokens) -> Result<Player> {
    match input.word("a cube")? {
        "W" => Ok(White),
        "B" => Ok(Black),
        other => bail!("`{other}` stands where W or B should"),
    }
}

fn letter(cube: Player) -> char {
    match cube {
        White => 'W',
        Black => 'B',
    }
}

fn exchange(tower: &[Player]) -> Tower {
    tower.iter().map(|cube| cube.other()).collect()
}

/// All configurations of towers up to a height.
fn configurations(highest: usize) -> Vec<Configuration> {
    let towers = towers(highest);
    let mut configurations = Vec::new();
    for (a, first) in towers.iter().enumerate() {
        for (b, second) in towers.iter().enumerate().skip(a) {
            for third in &towers[b..] {
                configurations.push(vec![first.clone(), second.clone(), third.clone()]);
            }
        }
    }
    configurations
}

fn pairs(configurations: Vec<Configuration>) -> impl Iterator<Item = [Configuration; 2]> {
    let count = configurations.len();
    (0..count * count).map(move |at| {
        let (first, second) = (at / count, at % count);
        [
            configurations[first].clone(),
            configurations[second].clone(),
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The statement's definition, with every fourth tower up to the sum of the heights + 1.
    #[test]
    fn the_answer_is_that_of_every_fourth_tower() {
        let mut book = Book::default();
        let fourths = towers(5);
        let low: Vec<Configuration> = configurations(2)
            .into_iter()
            .filter(|towers| towers.iter().map(Vec::len).sum::<usize>() <= 4)
            .collect();
        let mut white_wins = |towers: &Configuration, fourth: &Tower| {
            let towers = sorted([towers.as_slice(), std::slice::from_ref(fourth)].concat());
            book.outcomes.wins(&towers, White) && !book.outcomes.wins(&towers, Black)
        };
        let table: Vec<Vec<bool>> = low
            .iter()
            .map(|towers| {
                fourths
                    .iter()
                    .map(|fourth| white_wins(towers, fourth))
                    .collect()
            })
            .collect();
        for (first, wins_first) in low.iter().zip(&table) {
            for (second, wins_second) in low.iter().zip(&table) {
                let as_good = wins_first.iter().zip(wins_second).all(|(a, b)| *a || !*b);
                let answer = if as_good { "Yes" } else { "No" };
                let case = [first.clone(), second.clone()];
                assert_eq!(book.answer(&case).as_deref(), Some(answer), "{case:?}");
            }
        }
    }
}
