//! THE_TITLE: what a move does, in one or two sentences.

use super::{Game, Visit, draw_heaps};

/// The game. A position is the list of its heaps; choose any type that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TheGame;

impl Game for TheGame {
    type Position = Vec<u64>;

    /// Calls `visit` for each move with the position that it leads to and the name of the move, as
    /// `visit(option, format_args!(...))`; see problems/poj2348/rules/euclid.rs. If each move is in
    /// one of several heaps, implement `Heaps` in place of `Game`: see
    /// scripts/truth/jury/src/rules/nim.rs.
    fn moves(&self, _heaps: &Vec<u64>, _visit: Visit<Vec<u64>>) {}

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
