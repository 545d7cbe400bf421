//! Nim with shortcuts: a move takes any number of counters from one of two heaps, and the player to
//! move loses at certain pairs of heaps.

use super::{Game, Visit, draw_heaps};

/// The pairs, in ascending order, at which the game is over. A position is the two heaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NimShortcuts(Vec<(u64, u64)>);

impl NimShortcuts {
    /// The game with these pairs.
    pub fn new(shortcuts: &[(u64, u64)]) -> Self {
        let mut shortcuts = shortcuts.to_vec();
        shortcuts.sort_unstable();
        NimShortcuts(shortcuts)
    }
}

impl Game for NimShortcuts {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        if self.0.binary_search(&(a, b)).is_ok() {
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
