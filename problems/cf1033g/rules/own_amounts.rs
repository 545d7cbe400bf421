//! Piles from which Left takes one fixed number of chips, Right another.

use super::{Partizan, Player, Visit, draw_heaps, heaps_alone, replaced};

/// A position is the piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnAmounts {
    /// The amount that Left takes.
    pub left: u64,
    /// The amount that Right takes.
    pub right: u64,
}

impl Partizan for OwnAmounts {
    type Position = Vec<u64>;

    fn moves(&self, piles: &Vec<u64>, player: Player, visit: Visit<Vec<u64>>) {
        let amount = match player {
            Player::Left => self.left,
            Player::Right => self.right,
        };
        for (at, &pile) in piles.iter().enumerate() {
            if let Some(rest) = pile.checked_sub(amount) {
                visit(
                    replaced(piles, at, rest),
                    format_args!("take {amount} from pile {}", at + 1),
                );
            }
        }
    }

    fn parts(&self, piles: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(piles)
    }

    fn draw(&self, piles: &Vec<u64>) -> String {
        draw_heaps(piles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_an_amount() {
        let game = OwnAmounts { left: 2, right: 3 };
        assert_eq!(game.options(&vec![2, 4], Player::Left), [[0, 4], [2, 2]]);
        assert_eq!(game.options(&vec![2, 4], Player::Right), [[2, 1]]);
    }
}
