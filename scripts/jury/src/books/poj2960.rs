//! Heaps of beads, from one of which a move takes a number of beads that is in a set.

use super::search::impartial::{Impartial, Outcomes, Play};
use super::{Random, RuleBook, Tokens, counted_list, generate, spaced};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

/// The set of what may be taken.
struct Heaps(Vec<u64>);

impl Impartial for Heaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for at in 0..heaps.len() {
            for taken in self.0.iter().filter(|&&taken| taken <= heaps[at]) {
                let mut option = heaps.clone();
                option[at] -= taken;
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }
}

/// A set, and the positions that are asked about.
#[derive(Clone, Debug)]
pub struct Block {
    set: Vec<u64>,
    positions: Vec<Vec<u64>>,
}

const MOST: usize = 100;
const MAX_BEADS: u64 = 10_000;
const SEARCHED_HEAPS: usize = 4;
const SEARCHED_BEADS: u64 = 9;
const SEARCHED_POSITIONS: u64 = 10_000;

#[derive(Default)]
pub struct Book;

/// A block of up to this many positions and heaps.
fn block(random: &mut Random, most: [usize; 3], beads: u64) -> Block {
    let [numbers, positions, heaps] = most.map(|most| random.random_range(1..=most));
    let set = (0..numbers).map(|_| generate::number(random, 1..=beads));
    let set = set.collect();
    let positions = (0..positions).map(|_| {
        let heaps = random.random_range(1..=heaps);
        generate::heaps(random, heaps, 0..=beads)
    });
    Block {
        positions: positions.collect(),
        set,
    }
}

impl RuleBook for Book {
    type Case = Block;

    const MAX_CASES: usize = 20;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        loop {
            let set: Vec<u64> = input.list("a number of S")?;
            if set.is_empty() {
                return Ok(cases);
            }
            let positions = input.lists("a heap")?;
            cases.push(Block { set, positions });
        }
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for block in cases {
            input += &counted_list(&block.set).replacen('\n', " ", 1);
            let _ = writeln!(input, "{}", block.positions.len());
            for heaps in &block.positions {
                let _ = writeln!(input, "{} {}", heaps.len(), spaced(heaps));
            }
        }
        input + "0\n"
    }

    fn answer(&mut self, block: &Self::Case) -> Option<String> {
        let reachable = |heaps: &Vec<u64>| {
            let sizes = heaps.iter().map(|heap| heap.saturating_add(1));
            sizes.fold(1, u64::saturating_mul)
        };
        if block
            .positions
            .iter()
            .map(reachable)
            .any(|positions| positions > SEARCHED_POSITIONS)
        {
            return None;
        }
        let mut outcomes = Outcomes::new(Heaps(block.set.clone()), Play::Normal);
        let positions = block.positions.iter();
        let letter = |heaps| if outcomes.wins(heaps) { 'W' } else { 'L' };
        Some(positions.map(letter).collect())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let set = |numbers: u64| (1..=4).filter(move |number| numbers >> number & 1 == 1);
        Box::new((1..16).flat_map(move |numbers| {
            let all: Vec<_> = generate::all_lists(1..=3, 0..=5).collect();
            let blocks: Vec<_> = all.chunks(MOST).map(<[_]>::to_vec).collect();
            blocks.into_iter().map(move |positions| Block {
                set: set(2 * numbers).collect(),
                positions,
            })
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        block(random, [5, 5, SEARCHED_HEAPS], SEARCHED_BEADS)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        block(random, [MOST; 3], MAX_BEADS)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let blocks: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| Block {
                set: generate::distinct(random, MOST, 1..=MAX_BEADS),
                positions: (0..MOST)
                    .map(|_| generate::heaps(random, MOST, 0..=MAX_BEADS))
                    .collect(),
            })
            .collect();
        vec![("20 blocks of 100 positions", self.input(&blocks))]
    }

    fn simpler(&self, block: &Self::Case) -> Vec<Self::Case> {
        let sets = generate::fewer_or_smaller(&block.set, 1, 1).into_iter();
        let sets = sets.map(|set| Block {
            set,
            positions: block.positions.clone(),
        });
        let mut lists = generate::shorter(&block.positions, 1);
        if let [heaps] = &block.positions[..] {
            let simpler = generate::fewer_or_smaller(heaps, 1, 0).into_iter();
            lists.extend(simpler.map(|heaps| vec![heaps]));
        }
        let lists = lists.into_iter().map(|positions| Block {
            set: block.set.clone(),
            positions,
        });
        lists.chain(sets).collect()
    }
}
