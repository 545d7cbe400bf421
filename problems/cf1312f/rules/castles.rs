//! Castles that are attacked by mixed forces, infantry or cavalry, of which neither infantry nor
//! cavalry attacks the same castle twice in a row.

use super::{Game, Visit, each_alone, replaced};
use crate::listed::Listed;

/// A kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Attack {
    /// Mixed forces, which may always attack.
    Mixed,
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
}

/// The defenders, and the last attack, if that forbids another.
pub type Castle = (u64, Option<Attack>);

/// A position is the list of castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castles {
    /// The most defenders killed by mixed forces, infantry and cavalry.
    pub kills: [u64; 3],
}

impl Castles {
    fn after(&self, (defenders, last): Castle, attack: Attack) -> Option<Castle> {
        let is_allowed = defenders > 0 && last != Some(attack);
        let left = defenders.saturating_sub(self.kills[attack as usize]);
        let forbids = Some(attack).filter(|&attack| attack != Attack::Mixed);
        is_allowed.then_some((left, forbids))
    }
}

impl Game for Castles {
    type Position = Vec<Castle>;

    fn moves(&self, castles: &Vec<Castle>, visit: Visit<Vec<Castle>>) {
        for (at, &castle) in castles.iter().enumerate() {
            for attack in [Attack::Mixed, Attack::Infantry, Attack::Cavalry] {
                if let Some(left) = self.after(castle, attack) {
                    visit(
                        replaced(castles, at, left),
                        format_args!("attack castle {}: {attack:?}", at + 1),
                    );
                }
            }
        }
    }

    fn parts(&self, castles: &Vec<Castle>) -> Vec<Vec<Castle>> {
        each_alone(castles)
    }

    fn draw(&self, castles: &Vec<Castle>) -> String {
        let draw = |(defenders, last): &Castle| match last {
            Some(last) => format!("{defenders} (last {last:?})"),
            None => defenders.to_string(),
        };
        castles.iter().map(draw).listed().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixed_forces_may_attack_again_but_no_others() {
        let game = Castles { kills: [1, 2, 9] };
        let infantry = Some(Attack::Infantry);
        let cavalry = Some(Attack::Cavalry);
        assert_eq!(game.options(&vec![(4, None)]), [[(3, None)], [(2, infantry)], [(0, cavalry)]]);
        let after_infantry = game.options(&vec![(2, infantry)]);
        assert_eq!(after_infantry, [[(1, None)], [(0, cavalry)]]);
        assert!(game.options(&vec![(0, None)]).is_empty());
    }
}
