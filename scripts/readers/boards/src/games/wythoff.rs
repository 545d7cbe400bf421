//! Wythoff's game, drawn as a queen on a board: the heaps are her column and her row.

use crate::board::{About, Board};
use crate::scene::{CELL, Place, Scene, centre, square, text};
use jury::rules::wythoff::Wythoff;

/// The greatest heap.
const MOST: u64 = 20;

pub struct Queen {
    size: u64,
}

impl Queen {
    /// A cell's upper left corner; heap 1 grows to the right and heap 2 upwards.
    fn corner(&self, (a, b): (u64, u64)) -> (i32, i32) {
        let x = CELL * a as i32 + 28;
        (x, CELL * (self.size - 1 - b) as i32 + 4)
    }

    /// The point for two heap sizes, which need not be whole.
    fn point(&self, a: f64, b: f64) -> (f64, f64) {
        let (x, y) = centre(self.corner((0, 0)));
        let step = f64::from(CELL);
        (f64::from(x) + step * a, f64::from(y) - step * b)
    }

    /// The two lines from the corner along which all P-positions lie, up to the edge of the board.
    fn guides(&self) -> String {
        let golden = f64::midpoint(1.0, 5_f64.sqrt());
        let end = f64::from(self.size as u32) - 0.5;
        let lines = [(end, end / golden), (end / golden, end)].map(|(a, b)| {
            let (from, to) = (self.point(0.0, 0.0), self.point(a, b));
            format!(
                "<line class=\"guide\" x1=\"{:.0}\" y1=\"{:.0}\" x2=\"{:.0}\" y2=\"{:.0}\"/>",
                from.0, from.1, to.0, to.1
            )
        });
        lines.concat()
    }
}

fn id((a, b): (u64, u64)) -> String {
    format!("cell-{a}-{b}")
}

impl Board for Queen {
    type Rules = Wythoff;
    type Position = (u64, u64);
    type State = (u64, u64);

    const ABOUT: About = About {
        clicks: "The queen moves to the left, down, or diagonally down to the left; her column and \
                 her row are the heaps. Choose the cell that she moves to.",
        ending: "The queen is in the corner.",
        sides: None,
    };

    fn open(_: Wythoff, &queen: &(u64, u64)) -> Option<Self> {
        let most = queen.0.max(queen.1);
        let size = most.max(4) + 1;
        (most <= MOST).then_some(Queen { size })
    }

    fn clicks(&self, _: &(u64, u64), &to: &(u64, u64)) -> Vec<String> {
        vec![id(to)]
    }

    fn scene(&self, &queen: &(u64, u64)) -> Scene {
        let side = CELL as u32 * self.size as u32 + 32;
        let mut scene = Scene::new(side, side, CELL as u32);
        for b in (0..self.size).rev() {
            for a in 0..self.size {
                let corner = self.corner((a, b));
                let mut shapes = square(corner);
                let (about, refusal) = if (a, b) == queen {
                    shapes += &text("queen", centre(corner), '♛');
                    ("the queen, on ", "The queen stands here: choose the cell that she moves to.")
                } else {
                    ("", "The queen moves to the left, down, or diagonally down to the left.")
                };
                scene.place(Place::new(id((a, b)), format!("{about}{a}, {b}"), refusal), shapes);
            }
        }
        for number in 0..self.size {
            let (x, y) = centre(self.corner((number, 0)));
            scene.add(text("label", (x, y + CELL - 6), number));
            let (x, y) = centre(self.corner((0, number)));
            scene.add(text("label", (x - CELL + 8, y), number));
        }
        scene.add(self.guides());
        scene
    }

    fn change(&self, _: &(u64, u64), (_, &other): (&Wythoff, &(u64, u64))) -> Vec<Vec<String>> {
        let is_there = other.0.max(other.1) < self.size;
        is_there.then(|| vec![id(other)]).into_iter().collect()
    }
}
