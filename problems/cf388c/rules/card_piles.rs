//! Piles of cards with points: Left takes the top card of a pile, Right the bottom card, and gains
//! its points.

use super::{Player, Scoring, VisitGain, draw_numbers, replaced};
use crate::listed::Listed;

/// A position is the piles, each from its top down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardPiles;

impl Scoring for CardPiles {
    type Position = Vec<Vec<i64>>;

    fn moves(&self, piles: &Vec<Vec<i64>>, player: Player, visit: VisitGain<Vec<Vec<i64>>>) {
        for (at, pile) in piles.iter().enumerate() {
            let (taken, from) = match player {
                Player::Left => (pile.split_first(), "top"),
                Player::Right => (pile.split_last(), "bottom"),
            };
            if let Some((&card, rest)) = taken {
                visit(
                    replaced(piles, at, rest.to_vec()),
                    card,
                    format_args!("take the {from} of pile {}, {card}", at + 1),
                );
            }
        }
    }

    fn draw(&self, piles: &Vec<Vec<i64>>) -> String {
        let pile = |(number, pile): (usize, &Vec<i64>)| {
            let cards = draw_numbers(pile);
            format!("pile {number}, from its top: {cards}")
        };
        let lines: Vec<String> = (1..).zip(piles).map(pile).listed();
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_takes_from_another_end() {
        let piles = vec![vec![1, 2, 3], vec![]];
        let left = CardPiles.options(&piles, Player::Left);
        assert_eq!(left, [(vec![vec![2, 3], vec![]], 1)]);
        let right = CardPiles.options(&piles, Player::Right);
        assert_eq!(right, [(vec![vec![1, 2], vec![]], 3)]);
    }
}
