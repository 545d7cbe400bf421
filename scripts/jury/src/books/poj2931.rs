//! POJ 2931, Procrastination: is the configuration C1 at least as good for White as C2, beside any
//! fourth tower?
//!
//! By definition, it is if White wins C1 beside C2 with its colours exchanged when Black begins: then
//! he can answer in C1 whatever happens in C2. The test below confirms this by the statement's own
//! definition, with every fourth tower.

use super::prelude::*;
use crate::format::{Bounds, Choices, Grammar, Text, Tokens, shorter};
use crate::rules::Player::{self, Left as White, Right as Black};
use crate::rules::towers::{Tower, Towers, sorted};
use crate::second_opinion::numbers::Edges;
use anyhow::{Result, bail};
use rand::seq::SliceRandom;

const MAX_HEIGHT: usize = 50;
const MAX_TESTS: usize = 1_000_000;
const SEARCHED_POSITIONS: usize = 1 << 14;

/// Three towers.
type Configuration = [Tower; 3];

/// The three heights on a line, then the cubes of each tower on a line.
struct ThreeTowers;

impl Format for ThreeTowers {
    type Value = Configuration;

    fn read(&self, tokens: &mut Tokens) -> Result<Configuration> {
        let mut heights = [0; 3];
        for height in &mut heights {
            *height = tokens.bounded("a height", &Bounds::from(0..=MAX_HEIGHT))?;
        }
        let mut towers = Configuration::default();
        for (tower, height) in towers.iter_mut().zip(heights) {
            *tower = (0..height).map(|_| cube(tokens)).collect::<Result<_>>()?;
        }
        Ok(towers)
    }

    fn write(&self, towers: &Configuration, text: &mut Text) {
        for tower in towers {
            text.token(tower.len());
        }
        for tower in towers {
            text.end_line();
            for &cube in tower {
                text.token(if cube == White { 'W' } else { 'B' });
            }
            if tower.is_empty() {
                text.empty_line();
            }
        }
        text.end_line();
    }

    fn simpler(&self, towers: &Configuration) -> Vec<Configuration> {
        let mut simpler = Vec::new();
        for (at, tower) in towers.iter().enumerate() {
            for shorter in shorter(tower, 0) {
                let mut towers = towers.clone();
                towers[at] = shorter;
                simpler.push(towers);
            }
        }
        simpler.sort_by_key(|towers| towers.iter().map(Vec::len).sum::<usize>());
        simpler
    }

    fn choose(&self, choices: &mut Choices) -> Option<Configuration> {
        let mut towers = Configuration::default();
        for tower in &mut towers {
            let height = choices.count("a height", &Bounds::from(0..=MAX_HEIGHT))?;
            *tower = self::tower(choices.random, height..=height);
        }
        Some(towers)
    }

    fn grammar(&self) -> Grammar {
        Grammar::Words(format!(
            "three heights, each from 0 to {MAX_HEIGHT}; then a line for each of the three towers, with \
             its cubes from the bottom to the top, each `W` or `B`"
        ))
    }
}

fn cube(tokens: &mut Tokens) -> Result<Player> {
    match tokens.word("a cube")? {
        "W" => Ok(White),
        "B" => Ok(Black),
        other => bail!("expected W or B, found `{other}`"),
    }
}

#[derive(Default)]
pub struct Book {
    outcomes: partizan::Outcomes<Towers>,
}

impl super::Book for Book {
    type Case = [Configuration; 2];
    type Answer = bool;

    fn file() -> File<impl Format<Value = Self::Case>> {
        let configurations = [ThreeTowers, ThreeTowers];
        counted(
            "the number of tests",
            unstated(1..=MAX_TESTS),
            configurations,
        )
        .titled("Test")
    }

    fn question() -> Question<bool> {
        let sentence = "the first configuration is at least as good for White as the second";
        yes_no(sentence, "Yes", "No").numbered("Test")
    }

    fn position([first, second]: &Self::Case) -> Shown {
        Ok(two_sided(Towers, compared(first, second), Black))
    }

    fn answer(&mut self, [first, second]: &Self::Case) -> Option<bool> {
        let towers = compared(first, second);
        let positions = towers.iter().fold(1usize, |product, tower| {
            product.saturating_mul(tower.len() + 1)
        });
        (positions <= SEARCHED_POSITIONS).then(|| !self.outcomes.wins(&towers, Black))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let single = |tower| [vec![], tower, vec![]];
        let one_high = towers(4).into_iter().map(single).collect();
        pairs(configurations(2)).chain(pairs(one_high))
    }

    fn random(random: &mut Random) -> Self::Case {
        [0; 2].map(|_| [0; 3].map(|_| tower(random, 0..=3)))
    }

    fn full(random: &mut Random) -> Self::Case {
        let highest = [4, 12, MAX_HEIGHT][random.random_range(0..3)];
        let tower = |random: &mut Random| {
            let lowest = [0, highest][random.random_range(0..2)];
            tower(random, lowest..=highest)
        };
        let first = [0; 3].map(|_| tower(random));
        let mut second = first.clone();
        match random.random_range(0..4) {
            0 => second = [0; 3].map(|_| tower(random)),
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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "what stands on a cube is exchanged for its canonical form, and the cube is worth the \
         simplest number between the options of that, by definition; of the solutions, one \
         has Berlekamp's rule and one searches",
    );

    fn second_opinion(&mut self, configurations: &Self::Case) -> Option<bool> {
        let mut edges = Edges::default();
        let mut value = |tower: &Tower| {
            let from_above = tower.iter().rev();
            from_above
                .copied()
                .try_fold(0, |above, cube| edges.value(cube, above))
        };
        let mut sum =
            |towers: &Configuration| -> Option<i128> { towers.iter().map(&mut value).sum() };
        let [first, second] = configurations;
        Some(sum(first)? >= sum(second)?)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let alternating = |from: usize| -> Tower {
            let cubes = [White, Black].into_iter().cycle();
            cubes.skip(from).take(MAX_HEIGHT).collect()
        };
        let equal = [0, 1, 0].map(alternating);
        let [a, b, c] = [0; 3].map(|_| tower(random, MAX_HEIGHT..=MAX_HEIGHT));
        let balanced = [a.clone(), exchange(&a), b.clone()];
        let cancelled = [b, c.clone(), exchange(&c)];
        let many = (0..100).map(|_| Self::full(random)).collect();
        vec![
            (
                "six alternating towers of 50, equal",
                vec![[equal.clone(), equal]],
            ),
            (
                "six random towers of 50, equal",
                vec![[balanced, cancelled]],
            ),
            ("100 tests", many),
        ]
    }
}

fn tower(random: &mut Random, heights: std::ops::RangeInclusive<usize>) -> Tower {
    let height = random.random_range(heights);
    cases::row(random, &[White, Black], height)
}

/// The first configuration beside the second one with its colours exchanged: what is won when the
/// first one is as good.
fn compared(first: &Configuration, second: &Configuration) -> Vec<Tower> {
    let exchanged = second.iter().map(|tower| exchange(tower));
    sorted(first.iter().cloned().chain(exchanged).collect())
}

fn exchange(tower: &[Player]) -> Tower {
    tower.iter().map(|cube| cube.other()).collect()
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

/// All configurations of towers up to a height.
fn configurations(highest: usize) -> Vec<Configuration> {
    let towers = towers(highest);
    let mut configurations = Vec::new();
    for (a, first) in towers.iter().enumerate() {
        for (b, second) in towers.iter().enumerate().skip(a) {
            for third in &towers[b..] {
                configurations.push([first.clone(), second.clone(), third.clone()]);
            }
        }
    }
    configurations
}

fn pairs(configurations: Vec<Configuration>) -> impl Iterator<Item = [Configuration; 2]> {
    let count = configurations.len();
    let pair = move |at: usize| [at / count, at % count].map(|at| configurations[at].clone());
    (0..count * count).map(pair)
}

#[cfg(test)]
mod tests {
    use super::super::Book as _;
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
                let case = [first.clone(), second.clone()];
                assert_eq!(book.answer(&case), Some(as_good), "{case:?}");
            }
        }
    }
}
