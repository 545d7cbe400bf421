//! Bags of gold and silver coins, each held by a player: in one of his own bags, a player swaps a
//! gold coin for silver ones, whose number depends on the player, or throws a silver coin away, and
//! hands the bag over.

use super::{Partizan, Player, Visit, replaced};
use crate::listed::Listed;

/// A position is the bags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldBags {
    /// The silver that Left gets for a gold coin.
    pub left: u64,
    /// The silver that Right gets for a gold coin.
    pub right: u64,
}

/// A bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag {
    /// The player who may move in it.
    pub holder: Player,
    /// The gold coins.
    pub gold: u64,
    /// The silver coins.
    pub silver: u64,
}

impl Partizan for HeldBags {
    type Position = Vec<Bag>;

    fn moves(&self, bags: &Vec<Bag>, player: Player, visit: Visit<Vec<Bag>>) {
        let price = match player {
            Player::Left => self.left,
            Player::Right => self.right,
        };
        for (at, &bag) in bags.iter().enumerate() {
            if bag.holder != player {
                continue;
            }
            let handed = Bag { holder: player.other(), ..bag };
            if let Some(gold) = bag.gold.checked_sub(1) {
                let silver = bag.silver + price;
                let swapped = Bag { gold, silver, ..handed };
                visit(
                    replaced(bags, at, swapped),
                    format_args!("swap a gold coin of bag {} for {price} silver", at + 1),
                );
            }
            if let Some(silver) = bag.silver.checked_sub(1) {
                visit(
                    replaced(bags, at, Bag { silver, ..handed }),
                    format_args!("throw away a silver coin of bag {}", at + 1),
                );
            }
        }
    }

    fn parts(&self, bags: &Vec<Bag>) -> Vec<Vec<Bag>> {
        bags.iter().map(|&bag| vec![bag]).listed()
    }

    fn draw(&self, bags: &Vec<Bag>) -> String {
        let line = |(number, bag): (usize, &Bag)| {
            let holder = match bag.holder {
                Player::Left => "Left",
                Player::Right => "Right",
            };
            let (gold, silver) = (bag.gold, bag.silver);
            format!("bag {number}, held by {holder}: {gold} gold, {silver} silver")
        };
        let lines: Vec<String> = (1..).zip(bags).map(line).listed();
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Left, Right};

    #[test]
    fn a_bag_is_moved_in_by_its_holder_and_handed_over() {
        let game = HeldBags { left: 3, right: 5 };
        let bag = |holder, gold, silver| Bag { holder, gold, silver };
        let bags = vec![bag(Left, 1, 1), bag(Right, 1, 0), bag(Right, 0, 0)];
        let with = |at, bag| replaced(&bags, at, bag);
        assert_eq!(
            game.options(&bags, Left),
            [with(0, bag(Right, 0, 4)), with(0, bag(Right, 1, 0))]
        );
        assert_eq!(game.options(&bags, Right), [with(1, bag(Left, 0, 5))]);
    }
}
