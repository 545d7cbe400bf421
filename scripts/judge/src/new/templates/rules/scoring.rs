//! THE_TITLE: what a move does, and how many points it gains.

use super::{Player, Scoring, VisitGain, draw_heaps};

/// The game. A position is the list of its heaps; choose any type that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TheGame;

impl Scoring for TheGame {
    type Position = Vec<u64>;

    /// Calls `visit` for each move of the player with the position that it leads to, the points that
    /// it gains and the name of the move, as `visit(option, 1, format_args!(...))`; see
    /// scripts/truth/jury/src/rules/deque.rs.
    fn moves(&self, _heaps: &Vec<u64>, _player: Player, _visit: VisitGain<Vec<u64>>) {}

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
