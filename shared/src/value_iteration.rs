//! Value iteration: the distances of a game on a finite graph, with a queue of positions whose values have
//! changed, as in the Bellman–Ford search for shortest paths.
//!
//! The results are those of [retrograde analysis](super::retrograde). The method is simpler, but may
//! compute a position many times.
//!
//! Paste with `lists`, `retrograde`.

use super::retrograde::{Options, Player};
use std::collections::VecDeque;

/// The number from which [`iterate_values`] counts down, which must exceed the length of the game.
pub const INFINITY: i32 = 100_000_000;

/// The values of all positions under normal play, by iteration with a queue: `INFINITY - x` where
/// Left wins after `x` moves, `x - INFINITY` where Right does, and 0 for a draw (Fang
/// Zhanpeng 2009, section 3.2).
///
/// The value of a position with moves is the greatest `f - sign(f)` over the values `f` of its options if
/// Left is to move, the least if Right is. Whenever a value changes, its predecessors are computed again.
///
/// A sign that is not 0 is correct, since it follows from the ends of the game. Once all signs are final,
/// the values can only be the distances: a winner has an option one move nearer to the end, and no option
/// of a loser is farther. Values cannot drift either, since each is bounded by the path by which its sign was
/// found.
///
/// # Complexity
///
/// O(k · moves · most moves from a position), if a value changes `k` times on average: little more than
/// once if the queue follows the order of the distances.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{Graph, Player};
/// use shared::value_iteration::{iterate_values, INFINITY};
///
/// let path = Graph::new(4, &[(0, 1), (1, 2), (2, 3), (2, 1)]);
/// let turn = |position| if position % 2 == 0 { Player::Left } else { Player::Right };
/// // Right is to move on 3, and cannot
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
