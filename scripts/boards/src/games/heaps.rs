//! Heaps of stones, side by side: Nim, misère Nim, Moore's Nim.

use super::Entry;
use super::start::{numbers, spaced};
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{Place, Scene, circle, line, text};
use jury::Random;
use jury::position::{Position, misere, normal};
use jury::rules::Game;
use jury::rules::moore::Moore;
use jury::rules::nim::Nim;
use rand::Rng;

const FORMAT: &str = "the heaps, such as 3 5 6";
const CLICKS: &str = "Choose a stone: it is taken, with all that lie on it.";

pub const NIM: Entry = Entry {
    id: "nim",
    title: "Nim",
    family: "Heaps",
    rules: "A move takes any number of stones from one heap. Whoever cannot move loses.",
    clicks: CLICKS,
    ending: "No stone is left.",
    sides: None,
    you: 0,
    format: FORMAT,
    problems: &["luogu_p2197", "mipt100", "luogu_p5675", "luogu_p5970"],
    open: |start, _| open(start, Nim, normal),
    random: |random| heaps(random, 3..=4, 7),
};

pub const MISERE_NIM: Entry = Entry {
    id: "misere-nim",
    title: "Misère Nim",
    rules: "A move takes any number of stones from one heap. Whoever takes the last stone loses: a \
            player who cannot move has won.",
    problems: &["poj3480", "luogu_p4279"],
    open: |start, _| open(start, Nim, misere),
    random: |random| heaps(random, 3..=4, 6),
    ..NIM
};

pub const MOORE: Entry = Entry {
    id: "moore-nim",
    title: "Moore’s Nim",
    rules: "A move takes stones from one heap or from two, any number from each. Whoever cannot move \
            loses.",
    clicks: "Choose a stone of a heap, and perhaps one of another heap: each is taken, with all that \
             lie on it.",
    problems: &["luogu_p2490"],
    open: |start, _| open(start, Moore(2), normal),
    random: |random| heaps(random, 3..=4, 5),
    ..NIM
};

/// A game of heaps with these rules.
struct Heaps<G> {
    rules: G,
    search: fn(G, Vec<u64>) -> Box<dyn Position>,
    /// The height of the picture, in stones.
    highest: u64,
}

fn open<G>(
    start: &str,
    rules: G,
    search: fn(G, Vec<u64>) -> Box<dyn Position>,
) -> Result<Box<dyn Table>, String>
where
    G: Game<Position = Vec<u64>> + Clone + 'static,
{
    let heaps = numbers(start, "a heap", 1..=6, 0..=12)?;
    let highest = heaps.iter().copied().max().unwrap_or(0);
    let board = Heaps {
        rules,
        search,
        highest,
    };
    Ok(At::start(board, heaps))
}

fn heaps(random: &mut Random, count: std::ops::RangeInclusive<usize>, largest: u64) -> String {
    let count = random.random_range(count);
    spaced((0..count).map(|_| random.random_range(1..=largest)))
}

/// The distances between heaps, and between stones of a heap.
const WIDTH: i32 = 60;
const STEP: i32 = 36;

/// The stone of a heap that is numbered from 1 below.
fn stone(heap: usize, number: u64) -> String {
    format!("heap-{}-stone-{number}", heap + 1)
}

impl<G: Game<Position = Vec<u64>> + Clone + 'static> Board for Heaps<G> {
    type Rules = G;
    type State = Vec<u64>;

    fn rules(&self) -> &G {
        &self.rules
    }

    fn position(&self, heaps: &Vec<u64>) -> Vec<u64> {
        heaps.clone()
    }

    fn search(&self, heaps: Vec<u64>) -> Box<dyn Position> {
        (self.search)(self.rules.clone(), heaps)
    }

    fn moves(&self, heaps: &Vec<u64>) -> Vec<Move<Vec<u64>>> {
        by_rules(&self.rules, heaps, |after| {
            let pairs = heaps.iter().zip(after).enumerate();
            let smaller = pairs.filter(|(_, (before, after))| after < before);
            smaller.map(|(at, (_, rest))| stone(at, rest + 1)).collect()
        })
    }

    fn scene(&self, heaps: &Vec<u64>) -> Scene {
        let ground = STEP * self.highest.max(3) as i32 + 8;
        let width = WIDTH * heaps.len() as i32;
        let mut scene = Scene::new(width as u32 + 8, ground as u32 + 32);
        scene.add(line("ground", (4, ground), (width + 4, ground)));
        for (at, &heap) in heaps.iter().enumerate() {
            let x = WIDTH * at as i32 + WIDTH / 2 + 4;
            for number in 1..=heap {
                let y = ground - STEP * number as i32 + STEP / 2 - 1;
                let taken = heap + 1 - number;
                let name = format!("heap {}, stone {number} of {heap}: take {taken}", at + 1);
                let mut place = Place::new(stone(at, number), name, "");
                place.with = (number + 1..=heap).map(|above| stone(at, above)).collect();
                scene.place(place, circle("stone", (x, y), 16));
            }
            scene.add(text("label", (x, ground + 16), heap));
        }
        scene
    }
}
