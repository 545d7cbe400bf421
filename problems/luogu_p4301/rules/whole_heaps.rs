//! Nim after some rounds in which a move takes any number of whole heaps, but not all.

use super::{Game, Visit, draw_heaps, replaced};
use std::fmt::Write;

/// A position is the heaps, and how many rounds of whole heaps are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WholeHeaps;

impl Game for WholeHeaps {
    type Position = (Vec<u64>, u32);

    fn moves(&self, (heaps, rounds): &Self::Position, visit: Visit<Self::Position>) {
        if *rounds > 0 {
            for kept in 1..1_u32 << heaps.len() {
                let is_kept = |at: usize| kept >> at & 1 == 1;
                let (mut left, mut taken) = (Vec::new(), String::from("take the heaps"));
                for (at, &heap) in heaps.iter().enumerate() {
                    if is_kept(at) {
                        left.push(heap);
                    } else {
                        let _ = write!(taken, " {}", at + 1);
                    }
                }
                if left.len() == heaps.len() {
                    visit((left, rounds - 1), format_args!("take no heap"));
                } else {
                    visit((left, rounds - 1), format_args!("{taken}"));
                }
            }
            return;
        }
        for (at, &heap) in heaps.iter().enumerate() {
            for left in 0..heap {
                let (taken, number) = (heap - left, at + 1);
                visit(
                    (replaced(heaps, at, left), 0),
                    format_args!("take {taken} from heap {number}"),
                );
            }
        }
    }

    fn draw(&self, (heaps, rounds): &Self::Position) -> String {
        let heaps = draw_heaps(heaps);
        match rounds {
            0 => heaps,
            _ => format!("{heaps} (rounds of whole heaps: {rounds})"),
        }
    }
}
