//! A pack of cards, of which one lies face down: in turn, two players guess it, or ask for a card,
//! which is discarded if the other player holds it. All that a player knows except his own cards is
//! known to both.

use crate::search::chances::Fraction;

/// The cards of both players. Discarded cards no longer matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hands {
    /// The cards of the player to move.
    pub own: u32,
    /// The cards of the other player.
    pub other: u32,
}

/// A position.
pub enum Position {
    /// The player to move has this chance.
    Over(Fraction),
    /// The mover's chances if he asks honestly, and if he bluffs: each if the other player, not
    /// holding the card, believes that it lies face down, and if he does not.
    Matrix([[Fraction; 2]; 2]),
}

impl Hands {
    /// The position with these hands, where `chance` is that of the player to move with other
    /// hands.
    pub fn position(self, mut chance: impl FnMut(Hands) -> Option<Fraction>) -> Option<Position> {
        let Hands { own, other } = self;
        let unknown = Fraction::new(1, i128::from(other) + 1);
        if own == 0 || other == 0 {
            // Nobody can be deceived: one of the players knows all cards.
            return Some(Position::Over(unknown));
        }
        let mut answered = |own, other| Fraction::ONE.minus(chance(Hands { own, other })?);
        // An honest ask is for one of `other` + 1 cards. If the card lies face down, the mover
        // guesses it next, unless the other player does so first.
        let held = Fraction::ONE.minus(unknown)?.times(answered(other - 1, own)?)?;
        let asked = [held, held.plus(unknown)?];
        // A bluff names the mover's own card: whoever guesses it loses; otherwise it counts as
        // discarded.
        let bluffed = [Fraction::ONE, answered(other, own - 1)?];
        Some(Position::Matrix([asked, bluffed]))
    }
}
