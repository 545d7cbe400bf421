//! Value iteration: the distances of a game on a finite graph, with a queue of positions whose
//! values have changed, as in the search for shortest paths of Bellman and Ford.
//!
//! It finds what [retrograde analysis](super::retrograde) finds. It is simpler, and may compute a
//! position many times.
//!
//! Paste with `lists`, `retrograde`.

use super::retrograde::{Options, Player};
use std::collections::VecDeque;

/// What [`iterate_values`] counts down from: more than any game here lasts.
pub const INFINITY: i32 = 100_000_000;

/// The values of all positions under normal play, by iteration with a queue: `INFINITY - x` where
/// Left wins after `x` moves, `x - INFINITY` where Right does, and 0 for a draw (Fang
/// Zhanpeng 2009, section 3.2).
///
/// A position with moves takes the greatest of `f - sign(f)` over the values `f` of its options
/// when Left is to move, the least when Right is. Whenever a value changes, the positions before it
/// are computed again.
///
/// The signs are right as soon as they are not 0, for they follow from the ends of the game. Once
/// they stand, the values can only be the distances: a winner has an option nearer to the end by
/// one, a loser none that is farther. No value can drift either, as each is bounded by the way in
/// which its sign was found.
///
/// # Complexity
///
/// O(k · moves · most moves from a position), where a value changes `k` times on average: little
/// more than once if the queue keeps to the order of the distances.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{Graph, Player};
/// use shared::value_iteration::{iterate_values, INFINITY};
///
/// let path = Graph::new(4, &[(0, 1), (1, 2), (2, 3), (2, 1)]);
/// let turn = |position| if position % 2 == 0 { Player::Left } else { Player::Right };
/// // Right is to move on 3, and cannot.
/// assert_eq!(
///     iterate_values(&path, turn),
///     [INFINITY - 3, INFINITY - 2, INFINITY - 1, INFINITY]
/// );
/// ```
pub fn iterate_values<G: Options>(game: &G, turn: impl Fn(usize) -> Player) -> Vec<i32> {
    let positions = game.positions();
    let mut values = vec![0; positions];
    let mut queue = VecDeque::new();
    let mut queued = vec![false; positions];
    for position in 0..positions {
        if game.degree(position) == 0 {
            values[position] = match turn(position) {
                Player::Left => -INFINITY,
                Player::Right => INFINITY,
            };
            queue.push_back(position);
            queued[position] = true;
        }
    }
    while let Some(position) = queue.pop_front() {
        queued[position] = false;
        game.each_predecessor(position, |before| {
            let value = step(game, &values, before, turn(before));
            if value != values[before] {
                values[before] = value;
                if !queued[before] {
                    queued[before] = true;
                    queue.push_back(before);
                }
            }
        });
    }
    values
}

/// The value of a position with moves, from the values of its options.
fn step<G: Options>(game: &G, values: &[i32], position: usize, player: Player) -> i32 {
    let mut best = match player {
        Player::Left => -INFINITY,
        Player::Right => INFINITY,
    };
    game.each_option(position, |option| {
        let value = values[option] - values[option].signum();
        best = match player {
            Player::Left => best.max(value),
            Player::Right => best.min(value),
        };
    });
    best
}
