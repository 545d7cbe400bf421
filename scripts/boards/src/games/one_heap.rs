//! One heap, laid out in rows, of which a move takes the last stones: Fibonacci Nim, Bachet's game.

use super::Entry;
use super::start::{number, numbers};
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{Place, Scene, circle, text};
use jury::position::{Position, normal};
use jury::rules::Game;
use jury::rules::bachet::Bachet;
use jury::rules::fibonacci::FibonacciNim;
use rand::Rng;

const MOST: u64 = 40;
const CLICKS: &str = "Choose a stone: it is taken, with all after it.";

pub const FIBONACCI: Entry = Entry {
    id: "fibonacci-nim",
    title: "Fibonacci Nim",
    family: "Heaps",
    rules: "A move takes at most twice as many stones as the move before; the first one may take all \
            but one. Whoever cannot move loses.",
    clicks: CLICKS,
    ending: "No stone is left.",
    sides: None,
    you: 0,
    format: "the number of stones, such as 21",
    problems: &["hdu2516", "luogu_p6487"],
    open: |start, _| {
        let stones = number(start, "the number of stones", 2..=MOST)?;
        Ok(open(FibonacciNim, (stones, stones - 1)))
    },
    random: |random| random.random_range(10..=30).to_string(),
};

pub const BACHET: Entry = Entry {
    id: "bachet",
    title: "Bachet’s game",
    rules: "A move takes one stone or more, up to a number that is the same throughout the game. \
            Whoever cannot move loses.",
    format: "the number of stones and the most of a move, such as 20 3",
    problems: &["hdu1846"],
    open: |start, _| {
        let two = numbers(start, "each number", 2..=2, 1..=MOST)?;
        Ok(open(Bachet, (two[0], two[1])))
    },
    random: |random| {
        let most = random.random_range(2..=5);
        format!("{} {most}", random.random_range(10..=24))
    },
    ..FIBONACCI
};

/// A game of one heap with these rules. A position is the heap, and the most that a move takes.
struct OneHeap<G> {
    rules: G,
    /// The stones at the start.
    stones: u64,
}

fn open<G>(rules: G, start: (u64, u64)) -> Box<dyn Table>
where
    G: Game<Position = (u64, u64)> + Copy + PartialEq + 'static,
{
    let stones = start.0;
    At::start(OneHeap { rules, stones }, start)
}

const ROW: u64 = 8;
const STEP: i32 = 42;

fn stone(number: u64) -> String {
    format!("stone-{number}")
}

impl<G> Board for OneHeap<G>
where
    G: Game<Position = (u64, u64)> + Copy + PartialEq + 'static,
{
    type Rules = G;
    type State = (u64, u64);

    fn rules(&self) -> &G {
        &self.rules
    }

    fn position(&self, &state: &(u64, u64)) -> (u64, u64) {
        state
    }

    fn search(&self, state: (u64, u64)) -> Box<dyn Position> {
        normal(self.rules, state)
    }

    fn moves(&self, state: &(u64, u64)) -> Vec<Move<(u64, u64)>> {
        by_rules(&self.rules, state, |&(rest, _)| vec![stone(rest + 1)])
    }

    fn scene(&self, &(heap, limit): &(u64, u64)) -> Scene {
        let rows = self.stones.div_ceil(ROW) as i32;
        let mut scene = Scene::new(8 * STEP as u32 + 4, (rows * STEP) as u32 + 36);
        let most = limit.min(heap);
        let refusal = format!("The next move takes at most {most}: choose one of the last {most}.");
        for number in 1..=heap {
            let (row, column) = ((number - 1) / ROW, (number - 1) % ROW);
            let at = |index: u64| STEP * index as i32 + STEP / 2 + 2;
            let taken = heap + 1 - number;
            let name = format!("stone {number} of {heap}: take {taken}");
            let mut place = Place::new(stone(number), name, refusal.clone());
            let free = if taken <= most {
                place.with = (number + 1..=heap).map(stone).collect();
                "stone"
            } else {
                "stone far"
            };
            scene.place(place, circle(free, (at(column), at(row)), 17));
        }
        let label = format!("{heap} left, at most {most} in the next move");
        scene.add(text("label", (4 * STEP + 2, rows * STEP + 20), label));
        scene
    }
}
