//! Attacks with items: whoever has the smaller delay attacks, and what he uses adds to it.

use super::{Player, Scoring, VisitGain};
use std::fmt::Write;

/// Left attacks if the delays are equal; they may differ by at most 100 afterwards. A position is
/// the turns that are left, Left's delay minus Right's, and the player to move, who may have to
/// wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delays {
    /// The further damage and delay of each item.
    pub items: Vec<(i64, i64)>,
    /// The damage and the delay of an attack without items.
    pub attack: (i64, i64),
    /// The factors of Left's and of Right's damage.
    pub factors: [i64; 2],
}

impl Scoring for Delays {
    type Position = (usize, i64, Player);

    fn moves(
        &self,
        &(turns, difference, _): &Self::Position,
        player: Player,
        visit: VisitGain<Self::Position>,
    ) {
        if turns == 0 {
            return;
        }
        let attacker = if difference <= 0 { Player::Left } else { Player::Right };
        let other = player.other();
        if player != attacker {
            visit((turns, difference, other), 0, format_args!("wait"));
            return;
        }
        for used in 0..1_u32 << self.items.len() {
            let ((mut damage, mut delay), mut names) = (self.attack, String::new());
            for (at, item) in self.items.iter().enumerate().filter(|(at, _)| used >> at & 1 == 1) {
                damage += item.0;
                delay += item.1;
                let _ = write!(names, " {}", at + 1);
            }
            let next = difference + player.scored(delay);
            if next.abs() <= 100 {
                let gain = damage * self.factors[player as usize];
                if used == 0 {
                    visit((turns - 1, next, other), gain, format_args!("attack without items"));
                } else {
                    visit((turns - 1, next, other), gain, format_args!("attack with items{names}"));
                }
            }
        }
    }

    fn draw(&self, &(turns, difference, player): &Self::Position) -> String {
        format!("turns left: {turns}, difference of the delays: {difference}, {player:?} to move")
    }
}
