//! Switches: parts of a game for points in which a single move is left that both players want to make.
//!
//! A *switch* `{a | b}` with `a ≥ b` is worth a points at the end if Left moves in it, and b if Right does:
//! Left wants the total to be large, Right wants it to be small. Its *mean* is `(a + b) / 2`, its
//! *temperature* `(a - b) / 2`. A move gains the temperature relative to the mean, whatever the mean is. So
//! the choice of a move depends only on the temperatures (J. Milnor, *Sums of positional games*, 1953;
//! *Winning Ways*, ch. 6).
//!
//! *Play the hottest.* For temperatures `t1 ≥ t2 ≥ … ≥ 0` let `A = t1 - t2 + t3 - …`. A sum of switches
//! whose means add up to M is worth `M + A` if Left begins, and `M - A` if Right does. Proof by induction:
//! a first move at `tj` leads to `M + tj - (t1 - t2 + … without tj)`, which must be shown to be no better
//! than the first move at `t1`. The terms after `tj` have the same signs in this as in `M + A`, so `M + A`
//! is greater by twice `t1 - t2 + … ± t(j-1)`, less twice `tj` if j is even: sums of differences that are
//! not negative.
//!
//! In other words: let `A'` be A with a further temperature t. Then *`t ≤ A + A'`*, and `t = A' + A` if t
//! is the greatest. This inequality also helps to play sums with other parts. Suppose that the first moves
//! in a part lead to switches, and that neither player does better than some number x by moving there
//! first, if the other one answers there. Then it does not pay to move there while there are switches, and
//! the part counts as x, provided that x is also what it yields when no switch is left (`cf725f`, `cf388c`,
//! `arc116_f`).
//!
//! Paste alone.

/// Returns the values of a sum of switches if Left begins and if Right begins: its left and its right stop.
///
/// # Complexity
///
/// O(n log n) for n switches.
///
/// # Panics
///
/// If a < b in some switch (neither player would move there), or if a sum overflows `i64`.
///
/// # Examples
///
/// ```
/// use shared::switches::stops;
///
/// // The first switch has more points, but a move in the second one gains more.
/// assert_eq!(stops(&[(10, 9), (3, -3)]), (12, 7));
/// assert_eq!(stops(&[]), (0, 0));
/// ```
pub fn stops(switches: &[(i64, i64)]) -> (i64, i64) {
    let hot = switches.iter().all(|(a, b)| a >= b);
    assert!(hot, "a switch {{a | b}} has a less than b");
    // The sum of both stops is twice the mean, and their difference alternates in order of temperature.
    let sum: i128 = switches.iter().map(|&(a, b)| i128::from(a) + i128::from(b)).sum();
    let mut gains: Vec<u64> = switches.iter().map(|(a, b)| a.abs_diff(*b)).collect();
    gains.sort_unstable();
    let signed = gains.iter().rev().zip([1, -1].iter().cycle());
    let difference: i128 = signed.map(|(&gain, sign)| sign * i128::from(gain)).sum();
    let stop = |twice: i128| i64::try_from(twice / 2).expect("the sum overflows");
    (stop(sum + difference), stop(sum - difference))
}
