//! Treblecross: a move puts a cross on a free cell of a strip; whoever completes three in a row
//! wins.

use super::{Game, Visit};

/// A strip of at most 128 cells. A position is the number of cells, and the set of the crosses, as
/// bits. With three in a row there are no moves, so the player to move has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Treblecross;

impl Game for Treblecross {
    type Position = (u32, u128);

    fn moves(&self, &(cells, crosses): &(u32, u128), visit: Visit<(u32, u128)>) {
        if crosses & crosses >> 1 & crosses >> 2 != 0 {
            return;
        }
        for cell in (0..cells).filter(|cell| crosses >> cell & 1 == 0) {
            let crosses = crosses | 1 << cell;
            visit((cells, crosses), format_args!("cross cell {}", cell + 1));
        }
    }

    fn draw(&self, &(cells, crosses): &(u32, u128)) -> String {
        let letter = |cell| if crosses >> cell & 1 == 1 { 'X' } else { '.' };
        (0..cells).map(letter).collect()
    }
}
