//! Hackenbush: a picture of segments that stand on the ground; a player cuts a segment, and all
//! that no longer hangs together with the ground is gone. Whoever cannot cut loses.
//!
//! In red-blue Hackenbush Left may cut blue segments only, and Right red ones. Every move costs
//! the player who makes it something, so every picture is a number: Left wins whoever begins if
//! it is positive, Right if it is negative, and whoever must begin loses if it is 0. A picture
//! of several parts is worth the sum of their numbers (J. H. Conway, *On Numbers and Games*,
//! 1976, chapter 7; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982).
//!
//! A stalk is a single line of segments. The segments at its foot up to the first change of
//! colour are worth 1 each; from there on each is worth half as much as the one below; blue ones
//! count up and red ones count down (Berlekamp's rule).
//!
//! In green Hackenbush both players may cut every segment. A green stalk, or bamboo, of `n`
//! segments can be cut down to any smaller height: it is a Nim heap of `n`.

use crate::dyadic::Dyadic;

/// The colour of a segment: who may cut it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Left may cut it; it counts for Left.
    Blue,
    /// Right may cut it; it counts for Right.
    Red,
}

/// A cut that wins: the stalk, and the number of segments that it leaves standing there.
pub type Cut = (usize, usize);

/// The values of a stalk after a cut: item `n` is what its lowest `n` segments are worth, and the
/// last one is the value of the whole stalk.
///
/// # Complexity
///
/// O(length).
///
/// # Panics
///
/// If more than 127 segments stand above the first change of colour.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::hackenbush::{prefix_values, Colour::{Blue, Red}};
///
/// let values = prefix_values(&[Blue, Red, Blue]);
/// assert_eq!(values, [Dyadic::ZERO, Dyadic::ONE, Dyadic::new(1, 1), Dyadic::new(3, 2)]);
/// ```
pub fn prefix_values(stalk: &[Colour]) -> Vec<Dyadic> {
    let foot = stalk.iter().take_while(|&&colour| colour == stalk[0]);
    let foot = foot.count();
    let mut values = vec![Dyadic::ZERO];
    let mut value = Dyadic::ZERO;
    for (height, colour) in stalk.iter().enumerate() {
        let halvings = (height + 1).saturating_sub(foot) as u32;
        let segment = Dyadic::new(1, halvings);
        value = match colour {
            Colour::Blue => value + segment,
            Colour::Red => value - segment,
        };
        values.push(value);
    }
    values
}

/// The value of a red-blue stalk, its foot first.
///
/// # Complexity
///
/// O(length).
///
/// # Panics
///
/// If more than 127 segments stand above the first change of colour.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::hackenbush::{stalk_value, Colour::{Blue, Red}};
///
/// assert_eq!(stalk_value(&[Blue, Blue, Red, Red]), Dyadic::new(5, 2));
/// assert_eq!(stalk_value(&[Red]), Dyadic::from(-1));
/// ```
pub fn stalk_value(stalk: &[Colour]) -> Dyadic {
    *prefix_values(stalk)
        .last()
        .expect("0 segments are a prefix")
}

/// All cuts of the owner of a colour that win, on red-blue stalks; none if the other player wins.
///
/// A cut wins if what is left is not worth less than 0 to the player who made it: the other player
/// has to move.
///
/// # Complexity
///
/// O(total length).
///
/// # Panics
///
/// If more than 127 segments stand above the first change of colour of a stalk.
///
/// # Examples
///
/// ```
/// use shared::hackenbush::{winning_cuts, Colour::{Blue, Red}};
///
/// // Worth 1/2 and -1/4. Left wins by cutting the top of the second one, which leaves -1/2.
/// let stalks = [vec![Blue, Red], vec![Red, Blue, Blue]];
/// assert_eq!(winning_cuts(&stalks, Blue), [(1, 2)]);
/// assert_eq!(winning_cuts(&stalks, Red), []);
/// ```
pub fn winning_cuts(stalks: &[Vec<Colour>], mover: Colour) -> Vec<Cut> {
    let values: Vec<Vec<Dyadic>> = stalks.iter().map(|stalk| prefix_values(stalk)).collect();
    let total: Dyadic = values
        .iter()
        .filter_map(|values| values.last().copied())
        .sum();
    let mut cuts = Vec::new();
    for (at, stalk) in stalks.iter().enumerate() {
        let others = total - values[at][stalk.len()];
        for (height, &colour) in stalk.iter().enumerate() {
            let rest = others + values[at][height];
            let wins = match mover {
                Colour::Blue => rest >= Dyadic::ZERO,
                Colour::Red => rest <= Dyadic::ZERO,
            };
            if colour == mover && wins {
                cuts.push((at, height));
            }
        }
    }
    cuts
}

/// The Grundy value of green stalks: the nim-sum of their heights. Whoever begins loses if it
/// is 0.
///
/// # Complexity
///
/// O(number of stalks).
///
/// # Examples
///
/// ```
/// use shared::hackenbush::bamboo_value;
///
/// assert_eq!(bamboo_value(&[1, 4, 5]), 0);
/// ```
pub fn bamboo_value(heights: &[u64]) -> u64 {
    heights.iter().fold(0, |value, height| value ^ height)
}

/// All winning cuts of green stalks, each as the stalk and the height that it leaves there; none
/// if whoever begins loses.
///
/// # Complexity
///
/// O(number of stalks).
///
/// # Examples
///
/// ```
/// use shared::hackenbush::bamboo_winning_cuts;
///
/// assert_eq!(bamboo_winning_cuts(&[1, 4, 6]), [(2, 5)]);
/// assert_eq!(bamboo_winning_cuts(&[3, 3]), []);
/// ```
pub fn bamboo_winning_cuts(heights: &[u64]) -> Vec<(usize, u64)> {
    let value = bamboo_value(heights);
    let cuts = heights.iter().map(|height| height ^ value).enumerate();
    cuts.filter(|&(stalk, rest)| rest < heights[stalk])
        .collect()
}
