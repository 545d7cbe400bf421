//! Switches: parts of a game for points in which one move is left, and both players want to make it.
//!
//! A *switch* `{a | b}` with `a ≥ b` is worth a at the end if Left makes the move in it, and b if Right does:
//! Left wants the total to be great, Right wants it small. Its *mean* is `(a + b) / 2`, its *temperature*
//! `(a - b) / 2`: the mover gains the temperature on top of the mean, whatever the mean is. So only
//! temperatures matter for what to play (J. Milnor, *Sums of positional games*, 1953; *Winning Ways*, ch. 6).
//!
//! *Play the hottest.* For temperatures `t1 ≥ t2 ≥ … ≥ 0` let `A = t1 - t2 + t3 - …`. A sum of switches with
//! the means M is worth `M + A` if Left begins, and `M - A` if Right does. By induction, the first move at
//! `tj` leads to `M + tj - (t1 - t2 + … without tj)`, which has to be no better than at `t1`. What comes
//! after `tj` has the same signs in this as in `M + A`, and so `M + A` is greater by twice
//! `t1 - t2 + … ± t(j-1)`, less twice `tj` if j is even: sums of differences that are not negative.
//!
//! In other words: let `A'` be A with a further temperature t. Then *`t ≤ A + A'`*, and `t = A' + A` if t is
//! the greatest. By that inequality sums of other things can be played too: a part that leads to a switch is
//! worth some number at any time if no first move in it brings more than that number, should the opponent
//! make the second one (`cf725f`, `cf388c`, `arc116_f`).
//!
//! Paste alone.

use std::cmp::Reverse;

/// Returns what a sum of switches is worth if Left begins, and if Right does: its left and its right stop.
///
/// # Complexity
///
/// O(n log n) for n switches.
///
/// # Panics
///
/// If in a switch `{a | b}` a is less than b, as nobody wants to move there, or a sum is no `i64`.
///
/// # Examples
///
/// ```
/// use shared::switches::stops;
///
/// // The first switch has more points, but in the second one there is more to be gained.
/// assert_eq!(stops(&[(10, 9), (3, -3)]), (12, 7));
/// assert_eq!(stops(&[]), (0, 0));
/// ```
pub fn stops(switches: &[(i64, i64)]) -> (i64, i64) {
    let hot = switches.iter().all(|(a, b)| a >= b);
    assert!(hot, "a switch {{a | b}} has a less than b");
    let mut switches = switches.to_vec();
    switches.sort_unstable_by_key(|(a, b)| Reverse(a.abs_diff(*b)));
    let add = |sum: i64, points: i64| sum.checked_add(points).expect("the sum overflows");
    let turns = switches.into_iter().enumerate();
    turns.fold((0, 0), |(left, right), (turn, (a, b))| {
        if turn % 2 == 0 {
            (add(left, a), add(right, b))
        } else {
            (add(left, b), add(right, a))
        }
    })
}
