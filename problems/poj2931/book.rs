//! Procrastination: is the configuration C1 at least as good for White as C2, with any fourth tower?
//!
//! C1 is at least as good exactly when White, moving second, wins C1 together with C2 with its colours exchanged, that
//! is, when C1 - C2 ≥ 0 (Conway 1976). A test of the rules confirms this by the statement's own definition, with every
//! fourth tower.

use super::prelude::*;
use crate::cases::towers::{configurations, towers};
use crate::format::{letter, rows};
use crate::rules::Player::{Left as White, Right as Black};
use crate::rules::towers::{Tower, Towers, compared, exchanged};

const MAX_HEIGHT: usize = 50;

/// Three towers.
type Configuration = [Tower; 3];

#[derive(Default)]
pub struct Book(partizan::Outcomes<Towers>);

impl super::Book for Book {
    type Case = [Configuration; 2];
    type Answer = bool;
    const QUESTION: Question<bool> =
        yes_no("the first configuration is at least as good for White as the second", "Yes", "No")
            .numbered("Test");

    fn file() -> File<Self::Case> {
        let configurations = [(); 2].map(|()| {
            let cube = letter("WB").iso(
                |cube| if cube == 'W' { White } else { Black },
                |&cube| if cube == White { 'W' } else { 'B' },
            );
            rows("a height", 0..=MAX_HEIGHT, cube).in_words(
                "three heights, each from 0 to 50; then a line for each of the three towers, with its \
                 cubes from the bottom to the top, each `W` or `B`",
            )
        });
        counted("the number of tests", unstated(1..=1_000_000), configurations).titled("Test")
    }

    fn position([first, second]: &Self::Case) -> Shown {
        Ok(two_sided(Towers, compared(first, second), Black))
    }

    fn answer(&mut self, [first, second]: &Self::Case) -> Option<bool> {
        let towers = compared(first, second);
        let positions = product(towers.iter().map(|tower| tower.len() as u64 + 1));
        (positions <= (1 << 14)).then(|| !self.0.wins(&towers, Black))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let one_high = towers(4).into_iter().map(|tower| [vec![], tower, vec![]]).listed();
        [configurations(2), one_high].into_iter().flat_map(|all| {
            let pairs = cases::pairs(0..=all.len() as u64 - 1);
            pairs.map(move |(a, b)| [a, b].map(|at| all[at as usize].clone()))
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        [0; 2].map(|_| [0; 3].map(|_| tower(rng, 0..=3)))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let highest = [4, 12, MAX_HEIGHT][rng.random_range(0..3)];
        let tower = |rng: &mut Random| {
            let lowest = [0, highest][rng.random_range(0..2)];
            tower(rng, lowest..=highest)
        };
        let first = [0; 3].map(|_| tower(rng));
        let mut second = first.clone();
        match rng.random_range(0..4) {
            0 => second = [0; 3].map(|_| tower(rng)),
            1 => second[0] = tower(rng),
            2 => {
                // One cube more or less on top, or of another colour: the least possible difference.
                let top = second[0].pop();
                let cube = [White, Black][rng.random_range(0..2)];
                if top.is_none() || rng.random() {
                    second[0].push(cube);
                }
            }
            _ => {}
        }
        second.shuffle(rng);
        [first, second]
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the part of a tower above a cube is replaced by its canonical form, and the cube is worth the \
         simplest number between the options that result, by definition; one solution uses Berlekamp's rule, \
         the other searches",
    );

    fn second_opinion(&mut self, configurations: &Self::Case) -> Option<bool> {
        let mut edges = Edges::default();
        let mut value = |tower: &Tower| {
            let from_above = tower.iter().rev();
            from_above.copied().try_fold(0, |above, cube| edges.value(cube, above))
        };
        let mut sum = |towers: &Configuration| towers.iter().map(&mut value).sum::<Option<i128>>();
        let [first, second] = configurations;
        Some(sum(first)? >= sum(second)?)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let alternating =
            |from: usize| [White, Black].into_iter().cycle().skip(from).take(MAX_HEIGHT).listed();
        let equal = [0, 1, 0].map(alternating);
        let [a, b, c] = [0; 3].map(|_| tower(rng, MAX_HEIGHT..=MAX_HEIGHT));
        let balanced = [a.clone(), exchanged(&a), b.clone()];
        let cancelled = [b, c.clone(), exchanged(&c)];
        // The second configuration has other top cubes, which lose 2⁻⁴⁷ and win 2⁻⁴⁸ twice.
        let mut second = [(1, White), (0, Black), (0, Black)].map(|(less, top)| {
            let mut tower = alternating(0)[..MAX_HEIGHT - less].to_vec();
            for _ in 0..2 {
                tower[rng.random_range(2..MAX_HEIGHT - 2)] = White;
            }
            tower[MAX_HEIGHT - less - 1] = top;
            tower
        });
        let first = second.clone();
        for top in second.iter_mut().filter_map(|tower| tower.last_mut()) {
            *top = top.other();
        }
        let many = cases::several(100, || Self::full(rng));
        vec![
            ("six alternating towers of 50, equal", vec![[equal.clone(), equal]]),
            ("six random towers of 50, equal", vec![[balanced, cancelled]]),
            ("six different towers of 49 and 50, equal", vec![[first, second]]),
            ("100 tests", many),
        ]
    }
}

fn tower(rng: &mut Random, heights: std::ops::RangeInclusive<usize>) -> Tower {
    let height = rng.random_range(heights);
    cases::row(rng, &[White, Black], height)
}
