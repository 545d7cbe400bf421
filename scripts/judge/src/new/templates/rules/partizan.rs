//! THE_TITLE: what Left's moves do, and what Right's do.

use super::{Partizan, Player, Visit, draw_heaps};

/// The game. A position is the list of its heaps; choose any type that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TheGame;

impl Partizan for TheGame {
    type Position = Vec<u64>;

    /// Calls `visit` for each move of the player with the position that it leads to and the name of
    /// the move, as `visit(option, format_args!(...))`; see problems/hdu3544/rules/cutcake.rs.
    fn moves(&self, _heaps: &Vec<u64>, _player: Player, _visit: Visit<Vec<u64>>) {}

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
