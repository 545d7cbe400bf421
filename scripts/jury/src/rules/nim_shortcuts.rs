//! Nim with shortcuts: a move takes any number of counters from one of two heaps, and at certain pairs of
//! heaps the player to move has lost.

use super::{Game, Visit, draw_heaps};
use std::collections::BTreeSet;

/// Two heaps of Nim with these pairs at which the game is over. A position is the two heaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NimShortcuts(pub BTreeSet<(u64, u64)>);

impl Game for NimShortcuts {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        if self.0.contains(&(a, b)) {
            return;
        }
        for taken in 1..=a {
            visit((a - taken, b), format_args!("take {taken} from heap 1"));
        }
        for taken in 1..=b {
            visit((a, b - taken), format_args!("take {taken} from heap 2"));
        }
    }

    fn draw(&self, &(a, b): &(u64, u64)) -> String {
        draw_heaps(&[a, b])
    }
}
