//! Heaps of stones side by side, from whose tops moves take stones: Nim and its kin.

use crate::board::{About, Board};
use crate::scene::{HANDLE, Place, Scene, circle, hit, line, text};
use jury::rules::Game;
use jury::rules::football::Football;
use jury::rules::monotone_nim::MonotoneNim;
use jury::rules::nim::Nim;
use jury::rules::subtraction::Subtraction;
use std::collections::BTreeSet;

/// The maximum number of heaps, and of stones in a heap.
const MOST: (usize, u64) = (12, 40);

/// A game in which moves take stones from heaps that keep their places.
pub trait HeapGame: Game<Position = Vec<u64>> + Clone + 'static {
    /// How to move with the mouse.
    const CLICKS: &str = "Choose a stone: it is taken with all stones above it.";
    /// The reason if a stone cannot be chosen.
    const REFUSAL: &str = "";
}

impl HeapGame for Nim {}

impl HeapGame for MonotoneNim {
    const REFUSAL: &str = "A heap may not become smaller than the one to its left.";
}

impl HeapGame for Subtraction {
    const REFUSAL: &str = "The rules do not allow taking that many stones.";
}

impl HeapGame for Football {
    const CLICKS: &str = "Each heap is a ball, as many turns away from the goal as it has stones. Choose \
                          a stone to take it with all stones above it, and perhaps stones of other \
                          heaps.";
    const REFUSAL: &str = "A ball may not make that many turns in one move.";
}

pub struct Heaps<G> {
    rules: G,
    /// The picture's height in stones.
    highest: u64,
}

/// The distances between heaps, and between stones of a heap.
const WIDTH: i32 = 60;
const STEP: i32 = 36;

/// The id of a stone, counted from 1 at the bottom.
fn stone(heap: usize, number: u64) -> String {
    format!("heap-{}-stone-{number}", heap + 1)
}

fn more(heap: usize) -> String {
    format!("heap-{}-more", heap + 1)
}

fn without(heap: usize) -> String {
    format!("heap-{}-without", heap + 1)
}

const ANOTHER: &str = "heap-another";

/// The lowest stones that a move takes.
fn taken(before: &[u64], after: &[u64]) -> Vec<String> {
    let pairs = before.iter().zip(after).enumerate();
    let smaller = pairs.filter(|(_, (before, after))| after < before);
    smaller.map(|(at, (_, rest))| stone(at, rest + 1)).collect()
}

impl<G: HeapGame> Board for Heaps<G> {
    type Rules = G;
    type Position = Vec<u64>;
    type State = Vec<u64>;

    const ABOUT: About = About { clicks: G::CLICKS, ending: "No stone can be taken.", sides: None };

    fn open(rules: G, heaps: &Vec<u64>) -> Option<Self> {
        let highest = *heaps.iter().max()?;
        let fits = heaps.len() <= MOST.0 && highest <= MOST.1;
        fits.then_some(Heaps { rules, highest })
    }

    fn clicks(&self, heaps: &Vec<u64>, after: &Vec<u64>) -> Vec<String> {
        taken(heaps, after)
    }

    fn scene(&self, heaps: &Vec<u64>) -> Scene {
        let ground = STEP * self.highest.max(3) as i32 + 8;
        let width = WIDTH * heaps.len() as i32;
        let mut scene = Scene::new(width as u32 + 8, ground as u32 + 32, WIDTH as u32);
        scene.add(line("ground", (4, ground), (width + 4, ground)));
        let options = self.rules.options(heaps).into_iter();
        let free: BTreeSet<String> = options.flat_map(|after| taken(heaps, &after)).collect();
        for (at, &heap) in heaps.iter().enumerate() {
            let x = WIDTH * at as i32 + WIDTH / 2 + 4;
            for number in 1..=heap {
                let y = ground - STEP * number as i32 + STEP / 2 - 1;
                let taken = heap + 1 - number;
                let id = stone(at, number);
                let class = if free.contains(&id) { "stone" } else { "stone far" };
                let name = format!("heap {}, stone {number} of {heap}: take {taken}", at + 1);
                let mut place = Place::new(id, name, G::REFUSAL);
                place.with = (number + 1..=heap).map(|above| stone(at, above)).collect();
                let around = hit((x - WIDTH / 2, y - STEP / 2), (WIDTH, STEP));
                scene.place(place, around + &circle(class, (x, y), 16));
            }
            scene.add(text("label", (x, ground + 16), heap));
        }
        scene
    }

    /// Removes or adds one stone or one heap.
    fn change(&self, heaps: &Vec<u64>, (_, other): (&G, &Vec<u64>)) -> Vec<Vec<String>> {
        let count = heaps.len();
        if *other == [heaps, &[1][..]].concat() {
            return vec![vec![String::from(ANOTHER)]];
        }
        if other.len() + 1 == count {
            let is_gone = |at: &usize| [&heaps[..*at], &heaps[at + 1..]].concat() == *other;
            let gone = (0..count).filter(is_gone);
            return gone.map(|at| vec![without(at)]).collect();
        }
        let differing = |at: &usize| other.get(*at) != heaps.get(*at);
        match *(0..other.len()).filter(differing).collect::<Vec<_>>() {
            [at] if at < count && other[at] > heaps[at] => vec![vec![more(at)]],
            [at] if at < count => vec![vec![stone(at, heaps[at])]],
            _ => Vec::new(),
        }
    }

    fn add_handles(&self, heaps: &Vec<u64>, scene: &mut Scene) {
        let (right, bottom) = scene.extend((WIDTH as u32, 2 * HANDLE as u32 + 4));
        for at in 0..heaps.len() {
            let x = WIDTH * at as i32 + WIDTH / 2 + 4;
            let heap = at + 1;
            let name = format!("add a stone to heap {heap}");
            scene.handle(more(at), name, (x, bottom + HANDLE / 2), '+');
            let name = format!("remove heap {heap}");
            scene.handle(without(at), name, (x, bottom + HANDLE + HANDLE / 2), '×');
        }
        let place = (right + WIDTH / 2 - 4, bottom - HANDLE);
        scene.handle(String::from(ANOTHER), String::from("add a heap"), place, '+');
    }
}
