//! Lamps in space; a move switches those at the corners of a box, the farthest of which is on.

use super::search::impartial::{Impartial, Outcomes, Play};
use super::{Random, RuleBook, Tokens, generate, spaced};
use anyhow::{Result, ensure};
use rand::Rng;
use std::collections::HashMap;
use std::fmt::Write;

/// The coordinates of a lamp.
type Lamp = [u64; 3];

/// The lamps between the origin and a farthest one: at most 32.
struct Lamps {
    farthest: Lamp,
}

impl Lamps {
    /// Some of the lamps, named once or more often, as the bits of a set.
    fn set(&self, lamps: &[Lamp]) -> u32 {
        let [_, height, depth] = self.farthest;
        let number = |&[x, y, z]: &Lamp| ((x - 1) * height + y - 1) * depth + z - 1;
        lamps.iter().fold(0, |set, lamp| set | 1 << number(lamp))
    }
}

impl Impartial for Lamps {
    /// The set of the lamps that are on.
    type Position = u32;

    fn options(&self, &on: &u32) -> Vec<u32> {
        let is_on = |&far: &Lamp| on & self.set(&[far]) != 0;
        between_origin_and(self.farthest)
            .filter(is_on)
            .flat_map(|far| between_origin_and(far).map(move |near| corners(near, far)))
            .map(|corners| on ^ self.set(&corners))
            .collect()
    }
}

/// The lamps that are nowhere farther from the origin than this one.
fn between_origin_and([x, y, z]: Lamp) -> impl Iterator<Item = Lamp> {
    let rectangle = (1..=x).flat_map(move |x| (1..=y).map(move |y| (x, y)));
    rectangle.flat_map(move |(x, y)| (1..=z).map(move |z| [x, y, z]))
}

/// The corners of a box, which coincide where it has no extent.
fn corners(near: Lamp, far: Lamp) -> [Lamp; 8] {
    std::array::from_fn(|choice| [0, 1, 2].map(|axis| [near, far][choice >> axis & 1][axis]))
}

const MAX_LAMPS: usize = 1000;
const MAX_COORDINATE: u64 = 1000;
const SEARCHED_VOLUME: u64 = 12;

#[derive(Default)]
pub struct Book {
    outcomes: HashMap<Lamp, Outcomes<Lamps>>,
}

/// The farthest corner of the box from the origin that holds all lamps.
fn farthest(lamps: &[Lamp]) -> Lamp {
    [0, 1, 2].map(|axis| lamps.iter().map(|lamp| lamp[axis]).max().unwrap_or(1))
}

/// Random lamps in a box, some perhaps more than once.
fn lamps(random: &mut Random, count: usize, far: Lamp) -> Vec<Lamp> {
    (0..count)
        .map(|_| far.map(|most| generate::number(random, 1..=most)))
        .collect()
}

impl RuleBook for Book {
    /// The lamps that are on, in any order.
    type Case = Vec<Lamp>;

    const MAX_CASES: usize = 1000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            let count: usize = input.number("the number of lamps")?;
            let mut lamps = Vec::new();
            for _ in 0..count {
                let lamp = [input.number("x")?, input.number("y")?, input.number("z")?];
                ensure!(!lamp.contains(&0), "{lamp:?} is no lamp");
                lamps.push(lamp);
            }
            cases.push(lamps);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for lamps in cases {
            let _ = writeln!(input, "{}", lamps.len());
            for lamp in lamps {
                let _ = writeln!(input, "{}", spaced(lamp));
            }
        }
        input
    }

    fn answer(&mut self, lamps: &Self::Case) -> Option<String> {
        let farthest = farthest(lamps);
        let volume = farthest
            .iter()
            .try_fold(1, |volume: u64, side| volume.checked_mul(*side));
        if volume.is_none_or(|volume| volume > SEARCHED_VOLUME) {
            return None;
        }
        let game = Lamps { farthest };
        let on = game.set(lamps);
        let outcomes = self.outcomes.entry(farthest);
        let outcomes = outcomes.or_insert_with(|| Outcomes::new(game, Play::Normal));
        let wins = outcomes.wins(&on);
        Some(String::from(if wins { "No" } else { "Yes" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let all_lamps = [[2, 2, 2], [3, 3, 1]].map(|far| between_origin_and(far).collect());
        Box::new(all_lamps.into_iter().flat_map(generate::subsets))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let first = random.random_range(1..=SEARCHED_VOLUME);
        let second = random.random_range(1..=SEARCHED_VOLUME / first);
        let third = random.random_range(1..=SEARCHED_VOLUME / first / second);
        let mut far = [first, second, third];
        far.rotate_left(random.random_range(0..3));
        let count = random.random_range(0..=12);
        lamps(random, count, far)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let count = random.random_range(0..=MAX_LAMPS);
        lamps(random, count, [MAX_COORDINATE; 3])
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let cases: Vec<_> = (0..100)
            .map(|_| lamps(random, MAX_LAMPS, [MAX_COORDINATE; 3]))
            .collect();
        vec![("100 cases of 1,000 lamps", self.input(&cases))]
    }

    fn simpler(&self, lamps: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::shorter(lamps, 0);
        for at in 0..lamps.len() {
            for axis in 0..3 {
                for nearer in generate::smaller(lamps[at][axis], 1) {
                    let mut lamps = lamps.clone();
                    lamps[at][axis] = nearer;
                    simpler.push(lamps);
                }
            }
        }
        simpler
    }
}
