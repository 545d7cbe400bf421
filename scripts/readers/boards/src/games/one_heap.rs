//! One heap, drawn in rows; a move removes its last stones: Fibonacci Nim, Bachet's game.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, circle, hit, text};
use jury::rules::Game;
use std::marker::PhantomData;

/// The maximum number of stones.
const MOST: u64 = 80;

/// A position is the heap and the maximum number of stones to take.
pub struct OneHeap<G> {
    rules: PhantomData<G>,
    stones: u64,
}

const ROW: u64 = 8;
const STEP: (i32, i32) = (40, 46);

fn stone(number: u64) -> String {
    format!("stone-{number}")
}

impl<G> Board for OneHeap<G>
where
    G: Game<Position = (u64, u64)> + Clone + 'static,
{
    type Rules = G;
    type Position = (u64, u64);
    type State = (u64, u64);

    const ABOUT: About = About {
        clicks: "Choose a stone: it is taken with all stones after it.",
        ending: "No stone is left.",
        sides: None,
    };

    fn open(_: G, &start: &(u64, u64)) -> Option<Self> {
        let board = OneHeap { rules: PhantomData, stones: start.0 };
        (start.0 <= MOST).then_some(board)
    }

    fn clicks(&self, _: &(u64, u64), &(rest, _): &(u64, u64)) -> Vec<String> {
        vec![stone(rest + 1)]
    }

    fn scene(&self, &(heap, limit): &(u64, u64)) -> Scene {
        let rows = self.stones.div_ceil(ROW) as i32;
        let mut scene =
            Scene::new(ROW as u32 * STEP.0 as u32 + 4, (rows * STEP.1) as u32 + 36, STEP.1 as u32);
        let most = limit.min(heap);
        let refusal = format!("The next move takes at most {most}: choose one of the last {most}.");
        for number in 1..=heap {
            let (row, column) = ((number - 1) / ROW, (number - 1) % ROW);
            let (x, y) = (STEP.0 * column as i32 + 2, STEP.1 * row as i32 + 2);
            let taken = heap + 1 - number;
            let name = format!("stone {number} of {heap}: take {taken}");
            let mut place = Place::new(stone(number), name, refusal.clone());
            let free = if taken <= most {
                place.with = (number + 1..=heap).map(stone).collect();
                "stone"
            } else {
                "stone far"
            };
            let centre = (x + STEP.0 / 2, y + STEP.1 / 2);
            scene.place(place, hit((x, y), STEP) + &circle(free, centre, 17));
        }
        let label = format!("{heap} left, at most {most} in the next move");
        scene.add(text("label", (4 * STEP.0 + 2, rows * STEP.1 + 20), label));
        scene
    }
}
