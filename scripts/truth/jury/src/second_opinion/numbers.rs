//! Values of red-blue Hackenbush, by Conway's definition on canonical forms.

use crate::rules::Player;
use crate::search::memo::Memo;

/// The number 1 in units of 2⁻⁹⁶.
const ONE: i128 = 1 << 96;

/// The values of edges together with everything on them.
#[derive(Default)]
pub struct Edges {
    known: Memo<i128, Option<i128>>,
}

impl Edges {
    /// The value of an edge that carries this value; `None` if it is too fine or too large.
    pub fn value(&mut self, owner: Player, above: i128) -> Option<i128> {
        match owner {
            Player::Left => self.of_left(above),
            Player::Right => self.of_left(-above).map(|value| -value),
        }
    }

    /// The value of an edge of Left's. Left may cut it, which leaves 0. Otherwise, both players move in the value that
    /// the edge carries; its canonical form has at most one option for each player.
    fn of_left(&mut self, above: i128) -> Option<i128> {
        if let Some(&known) = self.known.get(&above) {
            return known;
        }
        let is_integer = above % ONE == 0;
        let step = if is_integer { ONE } else { 1 << above.trailing_zeros() };
        let mut option = |exists: bool, to: i128| exists.then(|| self.of_left(to));
        let left = option(!is_integer || above > 0, above - step);
        let right = option(!is_integer || above < 0, above + step);
        let value = match (left, right) {
            (Some(None), _) | (_, Some(None)) => None,
            (left, right) => {
                let greatest = left.flatten().unwrap_or(0).max(0);
                simplest_between(greatest, right.flatten().unwrap_or(i128::MAX))
            }
        };
        self.known.insert(above, value);
        value
    }
}

/// The number with the earliest birthday strictly between two numbers, the lesser of which is not negative.
fn simplest_between(least: i128, greatest: i128) -> Option<i128> {
    let steps = (0..=96).map(|halvings| ONE >> halvings);
    let candidates = steps.map(|step| (least.div_euclid(step) + 1) * step);
    candidates.into_iter().find(|&candidate| candidate < greatest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Left, Right};

    /// The value of a stalk, given from its top down.
    fn stalk(owners: &[Player]) -> Option<i128> {
        let mut edges = Edges::default();
        owners.iter().try_fold(0, |above, &owner| edges.value(owner, above))
    }

    #[test]
    fn stalks_are_worth_what_they_are_known_to_be() {
        assert_eq!(stalk(&[Left; 60]), Some(60 * ONE));
        assert_eq!(stalk(&[Right, Left]), Some(ONE / 2));
        assert_eq!(stalk(&[Left, Right, Right, Left, Left]), Some(11 * ONE / 8));
        assert_eq!(stalk(&[[Right; 60].as_slice(), &[Left]].concat()), Some(ONE >> 60));
        assert_eq!(stalk(&[[Right; 100].as_slice(), &[Left]].concat()), None);
    }
}
