//! The new stone game: a move discards at least one stone of a pile, and may spread others of that
//! pile over the other nonempty piles.

use super::{Game, Visit, ascending, draw_heaps};

/// A position is the piles as [`ascending`] leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NewStoneGame;

impl Game for NewStoneGame {
    type Position = Vec<u64>;

    fn moves(&self, piles: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &pile) in piles.iter().enumerate() {
            let mut others = piles.clone();
            others.remove(at);
            for kept in 0..pile {
                // Of the stones kept, some stay and the others are spread.
                for (others, left) in spreads(&others, kept) {
                    visit(
                        ascending([&others[..], &[left]].concat()),
                        format_args!(
                            "reduce pile {} to {left} and make the others {others:?}",
                            at + 1
                        ),
                    );
                }
            }
        }
    }

    fn draw(&self, piles: &Vec<u64>) -> String {
        draw_heaps(piles)
    }
}

/// All ways to put up to `stones` stones on the piles, each with the number not used.
fn spreads(piles: &[u64], stones: u64) -> Vec<(Vec<u64>, u64)> {
    let mut spreads = vec![(Vec::new(), stones)];
    for pile in piles {
        let mut longer = Vec::new();
        for (front, left) in &spreads {
            for put in 0..=*left {
                longer.push(([&front[..], &[pile + put]].concat(), left - put));
            }
        }
        spreads = longer;
    }
    spreads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_spread_over_piles_that_still_have_some() {
        let mut options = NewStoneGame.options(&vec![1, 2]);
        options.sort();
        assert_eq!(options, [vec![1], vec![1, 1], vec![2], vec![2]]);
    }
}
