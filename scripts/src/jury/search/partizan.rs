//! Games in which the players have different moves, and which always end.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// For whom positive values are good: white in POJ 2931, the first player of most problems.
    Left,
    /// For whom negative values are good.
    Right,
}

impl Player {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

/// The rules of a partizan game: from each position, the positions that a player can move to.
pub trait Partizan {
    /// A position. Positions that play alike may be normalised.
    type Position: Clone + Eq + Hash;

    /// The options of a player, in any order, repetitions allowed.
    fn options(&self, position: &Self::Position, player: Player) -> Vec<Self::Position>;
}

/// Who wins under normal play (whoever cannot move loses), by memoised search.
pub struct Outcomes<G: Partizan> {
    game: G,
    wins: FxHashMap<(G::Position, Player), bool>,
}

impl<G: Partizan> Outcomes<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Outcomes {
            game,
            wins: FxHashMap::default(),
        }
    }

    /// Whether `player`, who is to move, wins: some option is lost for the other player.
    pub fn wins(&mut self, position: &G::Position, player: Player) -> bool {
        let key = (position.clone(), player);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let options = self.game.options(position, player);
        let wins = options
            .iter()
            .any(|option| !self.wins(option, player.other()));
        self.wins.insert(key, wins);
        wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stalk of coloured segments, the ground first; cutting one removes all above it.
    struct Stalk;

    impl Partizan for Stalk {
        type Position = Vec<Player>;

        fn options(&self, stalk: &Vec<Player>, player: Player) -> Vec<Vec<Player>> {
            (0..stalk.len())
                .filter(|&at| stalk[at] == player)
                .map(|at| stalk[..at].to_vec())
                .collect()
        }
    }

    #[test]
    fn the_owner_of_the_ground_wins_a_stalk() {
        use Player::{Left, Right};
        let mut outcomes = Outcomes::new(Stalk);
        let stalk = vec![Left, Right, Right];
        assert!(outcomes.wins(&stalk, Left));
        assert!(!outcomes.wins(&stalk, Right));
        assert!(!outcomes.wins(&vec![], Left));
    }
}
