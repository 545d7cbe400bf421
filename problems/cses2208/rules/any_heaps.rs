//! A move takes one counter from each of one or more heaps.

use super::{Game, Visit, draw_heaps};
use crate::cases::subsets;
use crate::listed::Listed;

/// A position is the heaps, including empty ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyHeaps;

impl Game for AnyHeaps {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let filled = (0..heaps.len()).filter(|&at| heaps[at] > 0).listed();
        for chosen in subsets(filled).skip(1) {
            let mut option = heaps.clone();
            for &at in &chosen {
                option[at] -= 1;
            }
            let numbers: Vec<u64> = chosen.into_iter().map(|at| at as u64 + 1).listed();
            visit(option, format_args!("take one from {}", draw_heaps(&numbers)));
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
