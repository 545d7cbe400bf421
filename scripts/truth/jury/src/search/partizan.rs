//! Partizan games that always end.

use super::memo::Memo;
use super::{Search, note};
use crate::rules::{Partizan, Player};
use crate::short::{Game, Games};

/// The winner in normal play, by memoised search.
#[derive(Default)]
pub struct Outcomes<G: Partizan> {
    game: G,
    /// With Left, and with Right to move.
    wins: [Memo<G::Position, bool>; 2],
}

impl<G: Partizan> Outcomes<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Outcomes { game, wins: [Memo::default(), Memo::default()] }
    }

    /// Returns whether this outcome is known.
    pub fn knows(&self, position: &G::Position, player: Player) -> bool {
        self.wins[player as usize].get(position).is_some()
    }

    /// Returns whether `player` wins when moving first.
    pub fn wins(&mut self, position: &G::Position, player: Player) -> bool {
        note(Search::PartizanOutcomes);
        if let Some(&known) = self.wins[player as usize].get(position) {
            return known;
        }
        let options = self.game.options(position, player);
        let wins = options.iter().any(|option| !self.wins(option, player.other()));
        self.wins[player as usize].insert(position.clone(), wins);
        wins
    }
}

/// The canonical forms of positions, by Conway's definition.
pub struct Values<G: Partizan> {
    game: G,
    games: Games,
    known: Memo<G::Position, Option<Game>>,
}

impl<G: Partizan> Values<G> {
    /// A searcher for this game.
    pub fn new(game: G) -> Self {
        Values { game, games: Games::new(), known: Memo::default() }
    }

    /// Returns whether this position's value is known.
    pub fn knows(&self, position: &G::Position) -> bool {
        self.known.get(position).is_some()
    }

    /// Records a value known from elsewhere, such as that of a sum from its parts.
    pub fn learn(&mut self, position: G::Position, value: Option<Game>) {
        self.known.insert(position, value);
    }

    /// The games that the values belong to, which answer questions about a value and limit the steps of a
    /// search.
    pub fn games(&mut self) -> &mut Games {
        &mut self.games
    }

    /// The canonical form of a position; `None` if it or that of a reachable position takes more steps than
    /// are left, or contains a number that is too large or too fine.
    pub fn value(&mut self, position: &G::Position) -> Option<Game> {
        note(Search::CanonicalForms);
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let left = self.options(position, Player::Left);
        let right = self.options(position, Player::Right);
        let value =
            left.zip(right).and_then(|(left, right)| self.games.canonical(&left, &right).ok());
        self.known.insert(position.clone(), value);
        value
    }

    fn options(&mut self, position: &G::Position, player: Player) -> Option<Vec<Game>> {
        let mut values = Vec::new();
        for option in self.game.options(position, player) {
            values.push(self.value(&option)?);
        }
        Some(values)
    }
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

    fn texts<G: Partizan>(game: G, positions: &[G::Position]) -> Vec<String> {
        let mut values = Values::new(game);
        values.games().allow(10_000);
        let text = |position| {
            let value = values.value(position).expect("it is small");
            values.games().text(value).expect("it is short")
        };
        positions.iter().map(text).collect()
    }

    #[test]
    fn each_change_of_colour_halves_what_a_segment_is_worth() {
        let stalks = [
            vec![],
            vec![vec![Left, Left, Left]],
            vec![vec![Right]],
            vec![vec![Left, Left, Right, Right, Left]],
        ];
        assert_eq!(texts(Towers, &stalks), ["0", "3", "-1", "11/8"]);
    }

    /// A single move for both players.
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
    fn a_move_for_either_player_is_a_star() {
        assert_eq!(texts(Star, &[true, false]), ["0", "*"]);
    }

    #[test]
    fn what_takes_too_many_steps_has_no_value() {
        let mut values = Values::new(Towers);
        values.games().allow(2);
        assert_eq!(values.value(&vec![vec![Left, Left, Left]]), None);
    }
}
