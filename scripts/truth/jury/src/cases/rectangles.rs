//! Rectangles on a board.

use super::{number, pairs};
use crate::Random;
use crate::listed::Listed;
use crate::second_opinion::squares::Corners;
use rand::Rng;

/// All rectangles of a board.
pub fn all_rectangles(side: u64) -> Vec<Corners> {
    let ends = || pairs(1..=side).filter(|(from, to)| from <= to);
    let rectangles = ends().flat_map(|(a, c)| ends().map(move |(b, d)| [a, b, c, d]));
    rectangles.listed()
}

/// A rectangle on a board; every other one is small.
pub fn rectangle(rng: &mut Random, rows: u64, columns: u64) -> Corners {
    let is_small = rng.random();
    let mut interval = |most: u64| {
        let [a, b] = [(); 2].map(|()| number(rng, 1..=most));
        let (from, to) = (a.min(b), a.max(b));
        (from, if is_small { to.min(from + 3) } else { to })
    };
    let ((a, c), (b, d)) = (interval(rows), interval(columns));
    [a, b, c, d]
}
