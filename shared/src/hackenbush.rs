//! Red-blue Hackenbush: a picture made of blue and red segments stands on the ground. Left cuts a blue
//! segment, Right a red one, and whatever is no longer connected to the ground falls. Whoever cannot cut
//! loses.
//!
//! Every move makes the position worse for the player who makes it, so every picture is a number: Left wins
//! whoever begins if it is positive, Right if it is negative, and whoever must begin loses if it is 0. The
//! value of a picture is the sum of the numbers of its parts (J. H. Conway, *On Numbers and Games*, 1976;
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982).
//!
//! A stalk is a single line of segments. The segments at its foot up to the first change of colour are
//! worth 1 each; from there on each is worth half as much as the one below; blue ones count up and red
//! ones count down (Berlekamp's rule, in T. van Roode's form).
//!
//! Stalks compare lexicographically, where a blue segment counts more than none, and none more than a red
//! one: the lowest place at which two stalks differ decides which is greater, whatever is above it.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/stalks.svg"))]
//!
//! A tree is computed from its leaves to its root: each vertex is worth the sum of its branches, and the
//! value of each branch is [`on_segment`] of the sum that it carries.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/red-blue-tree.svg"))]
//!
//! If both players may cut every segment, the picture is green: see [`green_hackenbush`](super::green_hackenbush).
//!
//! Paste with `deep_dyadic`, `dyadic`, `tree`.

use super::deep_dyadic::DeepDyadic;
use super::dyadic::Dyadic;
use super::tree::each_branch;
use std::mem::take;

/// The colour of a segment: who may cut it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Left may cut it; it counts for Left.
    Blue,
    /// Right may cut it; it counts for Right.
    Red,
}

/// The values of a stalk after each cut: item `n` is the value of its lowest `n` segments, so the last item
/// is the value of the whole stalk.
///
/// # Complexity
///
/// O(length).
///
/// # Panics
///
/// If a value is not a [`Dyadic`]; that can happen only for a stalk of more than 127 segments.
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
    let foot = foot_length(stalk);
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

/// The number of segments at the foot of a stalk that have one colour.
fn foot_length(stalk: &[Colour]) -> usize {
    let foot = stalk.iter().take_while(|&&colour| colour == stalk[0]);
    foot.count()
}

/// The value of a red-blue stalk, its foot first.
///
/// # Complexity
///
/// O(length).
///
/// # Panics
///
/// If a value is not a [`Dyadic`]; that can happen only for a stalk of more than 127 segments.
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
    let foot = foot_length(stalk);
    // The sum is in units of the last segment, so that only integers are added.
    let mut units = 0_i128;
    for (height, colour) in stalk.iter().enumerate() {
        if height >= foot {
            let halved = units.checked_mul(2);
            units = halved.expect("the value of a stalk overflows");
        }
        units += match colour {
            Colour::Blue => 1,
            Colour::Red => -1,
        };
    }
    Dyadic::new(units, (stalk.len() - foot) as u32)
}

/// Returns whether the owner of a colour, who is to move, wins on red-blue stalks, that is, whether their
/// sum is positive from this player's point of view.
///
/// # Complexity
///
/// O(total length).
///
/// # Panics
///
/// If a sum is not a [`Dyadic`], which never happens with a thousand stalks of up to 100 segments.
///
/// # Examples
///
/// ```
/// use shared::hackenbush::{wins, Colour::{Blue, Red}};
///
/// // Worth 1/2 and -1/4.
/// let stalks = [vec![Blue, Red], vec![Red, Blue, Blue]];
/// assert!(wins(&stalks, Blue));
/// assert!(!wins(&stalks, Red));
/// ```
pub fn wins(stalks: &[Vec<Colour>], mover: Colour) -> bool {
    let value: Dyadic = stalks.iter().map(|stalk| stalk_value(stalk)).sum();
    match mover {
        Colour::Blue => value > Dyadic::ZERO,
        Colour::Red => value < Dyadic::ZERO,
    }
}

/// All positions that winning cuts of the owner of a colour lead to, on red-blue stalks. Empty
/// exactly when the other player wins.
///
/// A cut wins if the value of the rest is not negative for the player who made it, since the other player
/// is to move.
///
/// # Complexity
///
/// O(total length), and as much for each winning cut.
///
/// # Panics
///
/// If a sum is not a [`Dyadic`], which never happens with a thousand stalks of up to 100 segments.
///
/// # Examples
///
/// ```
/// use shared::hackenbush::{winning_moves, Colour::{Blue, Red}};
///
/// // Worth 1/2 and -1/4. Left wins by cutting the top of the second stalk, which leaves it worth -1/2.
/// let stalks = [vec![Blue, Red], vec![Red, Blue, Blue]];
/// assert_eq!(winning_moves(&stalks, Blue), [[vec![Blue, Red], vec![Red, Blue]]]);
/// assert!(winning_moves(&stalks, Red).is_empty());
/// ```
pub fn winning_moves(stalks: &[Vec<Colour>], mover: Colour) -> Vec<Vec<Vec<Colour>>> {
    let total: Dyadic = stalks.iter().map(|stalk| stalk_value(stalk)).sum();
    let mut moves = Vec::new();
    for (at, stalk) in stalks.iter().enumerate() {
        let values = prefix_values(stalk);
        let others = total - values[stalk.len()];
        for height in (0..stalk.len()).filter(|&height| stalk[height] == mover) {
            let rest = others + values[height];
            let wins = match mover {
                Colour::Blue => rest >= Dyadic::ZERO,
                Colour::Red => rest <= Dyadic::ZERO,
            };
            if wins {
                let mut stalks = stalks.to_vec();
                stalks[at].truncate(height);
                moves.push(stalks);
            }
        }
    }
    moves
}

/// The value of a picture that stands on one segment, from the value of the picture alone.
///
/// On a blue segment `x` becomes `(x + p) / 2^(p-1)`, where `p` is the least positive integer with
/// `x + p > 1`; on a red one the same holds with the signs exchanged (*Winning Ways*). Applied segment by
/// segment, from the top of a stalk to its foot, this formula gives Berlekamp's rule.
///
/// # Complexity
///
/// O(|floor|) for the floor of the number, which is amortised O(1), since building the number took that
/// many segments.
///
/// # Panics
///
/// If the floor of the result is not within `i64`, or the result has more than 2³² digits after the binary
/// point.
///
/// # Examples
///
/// ```
/// use shared::deep_dyadic::DeepDyadic;
/// use shared::dyadic::Dyadic;
/// use shared::hackenbush::{on_segment, Colour::{Blue, Red}};
///
/// let red = on_segment(DeepDyadic::from(0), Red);
/// assert_eq!(red.to_dyadic(), Some(Dyadic::from(-1)));
/// assert_eq!(on_segment(red, Blue).to_dyadic(), Some(Dyadic::new(1, 1)));
/// ```
pub fn on_segment(mut value: DeepDyadic, colour: Colour) -> DeepDyadic {
    let floor = value.floor();
    match colour {
        Colour::Blue if floor >= 0 => value += 1,
        Colour::Red if floor < 0 => value += -1,
        // With p = 1 - floor, x + p is at least 1 and below 2, and is halved p - 1 times; for an integer
        // x, one more unit and one more halving would give the same. On a red segment, with the signs
        // exchanged and p = floor + 2, x + p is above 1 and at most 2.
        Colour::Blue => {
            value.set_floor(1);
            value.halve(floor.unsigned_abs());
        }
        Colour::Red => {
            value.set_floor(-2);
            value.halve(floor as u64 + 1);
        }
    }
    value
}

/// The exact value of a red-blue tree of any depth, its root on the ground.
///
/// From the leaves to the root, the values of the subtrees at a vertex are added, and their sum is put [on
/// the segment](on_segment) below it.
///
/// # Complexity
///
/// O(n) for n segments.
///
/// # Panics
///
/// If the edges do not form a tree on the vertices `0..vertices`, or the root is not one of them.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::hackenbush::{tree_value, Colour::{Blue, Red}};
///
/// // A blue segment on the ground carries two red ones and a blue one.
/// let edges = [(0, 1, Blue), (1, 2, Red), (1, 3, Red), (1, 4, Blue)];
/// assert_eq!(tree_value(5, &edges, 0).to_dyadic(), Some(Dyadic::new(1, 1)));
/// ```
pub fn tree_value(vertices: usize, edges: &[(usize, usize, Colour)], root: usize) -> DeepDyadic {
    let ends = edges.iter().map(|&(a, b, _)| (a, b));
    // Branches come in a random order, so the colours are packed to stay in the cache.
    let colours: Vec<Colour> = edges.iter().map(|&(_, _, colour)| colour).collect();
    let mut values = vec![DeepDyadic::default(); vertices];
    each_branch(vertices, ends, root, |branch| {
        let above = take(&mut values[branch.child]);
        values[branch.parent] += on_segment(above, colours[branch.edge]);
    });
    take(&mut values[root])
}
