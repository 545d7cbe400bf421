//! Games in which the players have different moves, and which always end.

use crate::rules::{Partizan, Player};
use rustc_hash::FxHashMap;

/// Who wins under normal play (whoever cannot move loses), by memoised search.
#[derive(Default)]
pub struct Outcomes<G: Partizan> {
    game: G,
    /// With Left to move, and with Right to move.
    wins: [FxHashMap<G::Position, bool>; 2],
}

impl<G: Partizan> Outcomes<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Outcomes {
            game,
            wins: [FxHashMap::default(), FxHashMap::default()],
        }
    }

    /// Whether this outcome has been found before.
    pub fn knows(&self, position: &G::Position, player: Player) -> bool {
        self.wins[player as usize].contains_key(position)
    }

    /// Whether `player`, who is to move, wins: some option is lost for the other player.
    pub fn wins(&mut self, position: &G::Position, player: Player) -> bool {
        if let Some(&known) = self.wins[player as usize].get(position) {
            return known;
        }
        let options = self.game.options(position, player);
        let wins = options
            .iter()
            .any(|option| !self.wins(option, player.other()));
        self.wins[player as usize].insert(position.clone(), wins);
        wins
    }
}

/// The numbers that positions are worth, by Conway's definition: the simplest number between what
/// Left's options are worth and what Right's options are worth.
pub struct Numbers<G: Partizan> {
    game: G,
    values: FxHashMap<G::Position, Option<i64>>,
}

/// How the number 1 is written: numbers are counted in units of 2⁻³².
pub const ONE: i64 = 1 << 32;

impl<G: Partizan> Numbers<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Numbers {
            game,
            values: FxHashMap::default(),
        }
    }

    /// Whether this position has been searched before.
    pub fn knows(&self, position: &G::Position) -> bool {
        self.values.contains_key(position)
    }

    /// The number that a position is worth; `None` if this position or one that can come of it is
    /// no number, or one that is not written in units.
    pub fn value(&mut self, position: &G::Position) -> Option<i64> {
        if let Some(&known) = self.values.get(position) {
            return known;
        }
        let left = self.options(position, Player::Left);
        let right = self.options(position, Player::Right);
        let value = left.zip(right).and_then(|(left, right)| {
            let greatest = left.into_iter().max().unwrap_or(i64::MIN);
            let least = right.into_iter().min().unwrap_or(i64::MAX);
            simplest_between(greatest, least)
        });
        self.values.insert(position.clone(), value);
        value
    }

    /// The numbers that a player's options are worth.
    fn options(&mut self, position: &G::Position, player: Player) -> Option<Vec<i64>> {
        let options = self.game.options(position, player);
        options.iter().map(|option| self.value(option)).collect()
    }
}

/// The number that is born first among those strictly between: the integer nearest to 0, or else
/// the one with the least denominator.
fn simplest_between(left: i64, right: i64) -> Option<i64> {
    let steps = (0..=ONE.ilog2()).map(|halvings| ONE >> halvings);
    steps.into_iter().find_map(|step| {
        let least = (left.div_euclid(step) + 1) * step;
        let greatest = (right - 1).div_euclid(step) * step;
        (least <= greatest).then(|| 0.clamp(least, greatest))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Visit;
    use crate::rules::towers::Towers;
    use Player::{Left, Right};

    #[test]
    fn the_owner_of_the_ground_wins_a_stalk() {
        let mut outcomes = Outcomes::new(Towers);
        let stalk = vec![vec![Left, Right, Right]];
        assert!(outcomes.wins(&stalk, Left));
        assert!(!outcomes.wins(&stalk, Right));
        assert!(!outcomes.wins(&vec![], Left));
    }

    #[test]
    fn each_change_of_colour_halves_what_a_segment_is_worth() {
        let mut numbers = Numbers::new(Towers);
        assert_eq!(numbers.value(&vec![]), Some(0));
        assert_eq!(numbers.value(&vec![vec![Left, Left, Left]]), Some(3 * ONE));
        assert_eq!(numbers.value(&vec![vec![Right]]), Some(-ONE));
        let stalk = vec![vec![Left, Left, Right, Right, Left]];
        assert_eq!(numbers.value(&stalk), Some(11 * ONE / 8));
    }

    /// One move, for whoever makes it.
    struct Star;

    impl Partizan for Star {
        type Position = bool;

        fn moves(&self, &over: &bool, _: Player, visit: Visit<bool>) {
            if !over {
                visit(true, format_args!("end the game"));
            }
        }

        fn draw(&self, over: &bool) -> String {
            over.to_string()
        }
    }

    #[test]
    fn a_move_for_either_player_is_no_number() {
        let mut numbers = Numbers::new(Star);
        assert_eq!(numbers.value(&true), Some(0));
        assert_eq!(numbers.value(&false), None);
    }
}
