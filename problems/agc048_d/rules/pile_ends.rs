//! A row of piles: Left takes stones from the leftmost one, Right from the rightmost one.

use super::{Partizan, Player, Visit, draw_heaps};

/// A position is the piles that are not empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PileEnds;

impl Partizan for PileEnds {
    type Position = Vec<u64>;

    fn moves(&self, piles: &Vec<u64>, player: Player, visit: Visit<Vec<u64>>) {
        let Some(last) = piles.len().checked_sub(1) else {
            return;
        };
        let (at, end) = match player {
            Player::Left => (0, "leftmost"),
            Player::Right => (last, "rightmost"),
        };
        for taken in 1..=piles[at] {
            let mut rest = piles.clone();
            rest[at] -= taken;
            if rest[at] == 0 {
                rest.remove(at);
            }
            visit(rest, format_args!("take {taken} from the {end} pile"));
        }
    }

    fn draw(&self, piles: &Vec<u64>) -> String {
        draw_heaps(piles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_takes_from_one_end() {
        let options = |player| PileEnds.options(&vec![2, 1, 1], player);
        assert_eq!(options(Player::Left), [vec![1, 1, 1], vec![1, 1]]);
        assert_eq!(options(Player::Right), [[2, 1]]);
        assert!(PileEnds.options(&vec![], Player::Left).is_empty());
    }
}
