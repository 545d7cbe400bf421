//! Northcott's game with a limited number of retreats: each line holds a piece of each player. A
//! move advances the mover's piece towards the other one, not onto or beyond it, or retreats it.

use super::{Partizan, Player, Visit, draw_heaps, replaced};

/// The game on lines without ends.
///
/// A position is the free cells between the pieces, line by line, and the retreats that Left and
/// Right have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Northcott {
    /// The most cells of a retreat.
    pub longest: u64,
}

impl Partizan for Northcott {
    type Position = (Vec<u64>, [u64; 2]);

    fn moves(&self, position: &Self::Position, player: Player, visit: Visit<Self::Position>) {
        let (gaps, retreats) = position;
        for (at, &gap) in gaps.iter().enumerate() {
            let line = at + 1;
            for rest in 0..gap {
                visit(
                    (replaced(gaps, at, rest), *retreats),
                    format_args!("advance {} on line {line}", gap - rest),
                );
            }
            let mut fewer = *retreats;
            let own = &mut fewer[player as usize];
            if *own == 0 {
                continue;
            }
            *own -= 1;
            for cells in 1..=self.longest {
                visit(
                    (replaced(gaps, at, gap + cells), fewer),
                    format_args!("retreat {cells} on line {line}"),
                );
            }
        }
    }

    fn draw(&self, (gaps, [left, right]): &Self::Position) -> String {
        let gaps = draw_heaps(gaps);
        format!("{gaps} (retreats left: {left} and {right})")
    }
}
