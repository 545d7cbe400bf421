//! Poker Nim: a move takes any number of chips from one pile, or adds some, which each player may
//! do a limited number of times per pile.

use super::{Partizan, Player, Visit, draw_heaps, replaced};
use crate::listed::Listed;

/// A position is the piles, each with the additions that Left and Right have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PokerNim {
    /// The most chips that a move adds.
    pub most: u64,
}

impl Partizan for PokerNim {
    type Position = (Vec<u64>, Vec<[u64; 2]>);

    fn moves(&self, position: &Self::Position, player: Player, visit: Visit<Self::Position>) {
        let (piles, additions) = position;
        for (at, &chips) in piles.iter().enumerate() {
            let pile = at + 1;
            for rest in 0..chips {
                visit(
                    (replaced(piles, at, rest), additions.clone()),
                    format_args!("take {} from pile {pile}", chips - rest),
                );
            }
            let mut left = additions[at];
            let own = &mut left[player as usize];
            if *own == 0 {
                continue;
            }
            *own -= 1;
            for added in 1..=self.most {
                visit(
                    (replaced(piles, at, chips + added), replaced(additions, at, left)),
                    format_args!("add {added} to pile {pile}"),
                );
            }
        }
    }

    fn draw(&self, (piles, additions): &Self::Position) -> String {
        let additions: Vec<String> =
            additions.iter().map(|[left, right]| format!("{left} and {right}")).listed();
        let additions = additions.join(", ");
        format!("{} (additions left: {additions})", draw_heaps(piles))
    }
}
