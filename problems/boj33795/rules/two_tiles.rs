//! Tiles on a strip: each player places tiles of her or his own length on consecutive free cells.

use super::{Partizan, Player, Visit, draw_numbers, each_alone};

/// A position is the lengths of the gaps as [`gaps`](TwoTiles::gaps) leaves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TwoTiles {
    /// The length of Left's tiles.
    pub left: u64,
    /// The length of Right's tiles.
    pub right: u64,
}

impl TwoTiles {
    /// Gaps in ascending order, as their order does not matter, without those that no tile fits
    /// into.
    pub fn gaps(self, mut gaps: Vec<u64>) -> Vec<u64> {
        gaps.retain(|&gap| gap >= self.left.min(self.right));
        gaps.sort_unstable();
        gaps
    }
}

impl Partizan for TwoTiles {
    type Position = Vec<u64>;

    fn moves(&self, gaps: &Vec<u64>, player: Player, visit: Visit<Vec<u64>>) {
        let length = match player {
            Player::Left => self.left,
            Player::Right => self.right,
        };
        for (at, &gap) in gaps.iter().enumerate() {
            let Some(free) = gap.checked_sub(length) else {
                continue;
            };
            // Mirrored, a tile leaves the same gaps.
            for before in 0..=free / 2 {
                let after = free - before;
                let mut rest = gaps.clone();
                rest[at] = before;
                rest.push(after);
                visit(self.gaps(rest), format_args!("leave {before} and {after} of {gap} cells"));
            }
        }
    }

    fn draw(&self, gaps: &Vec<u64>) -> String {
        draw_numbers(gaps)
    }

    fn parts(&self, gaps: &Vec<u64>) -> Vec<Vec<u64>> {
        each_alone(gaps)
    }
}
