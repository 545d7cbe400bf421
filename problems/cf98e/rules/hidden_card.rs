//! A pack of cards, of which one lies face down: in turn, two players name it, or ask for a card, which is laid
//! aside if the other one holds it. What a player knows beside his own cards, the other one knows as well.

use crate::search::chances::Fraction;

/// Cards of the player to move, and of the other one. Those that were laid aside play no part any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hands {
    /// How many the player to move holds.
    pub own: u32,
    /// How many the other player holds.
    pub other: u32,
}

/// A position.
pub enum Position {
    /// The chance of the player to move is this one.
    Over(Fraction),
    /// His chances, if he asks honestly or bluffs: in each case, if the other player believes that the card that he
    /// does not hold lies face down, and if not.
    Matrix([[Fraction; 2]; 2]),
}

impl Hands {
    /// The position with these hands, where `chance` is that of whoever is to move with other hands.
    pub fn position(self, mut chance: impl FnMut(Hands) -> Option<Fraction>) -> Option<Position> {
        let Hands { own, other } = self;
        let unknown = Fraction::new(1, i128::from(other) + 1);
        if own == 0 || other == 0 {
            // Nobody can be deceived: the other player knows all, or the mover does.
            return Some(Position::Over(unknown));
        }
        let mut answered = |own, other| Fraction::ONE.minus(chance(Hands { own, other })?);
        // An honest ask is for one of `other` + 1 cards. If that lies face down, the mover names it next, unless the
        // other player has done so.
        let held = Fraction::ONE.minus(unknown)?.times(answered(other - 1, own)?)?;
        let asked = [held, held.plus(unknown)?];
        // A card of his own: whoever names it has lost, and otherwise it is as good as laid aside.
        let bluffed = [Fraction::ONE, answered(other, own - 1)?];
        Some(Position::Matrix([asked, bluffed]))
    }
}
