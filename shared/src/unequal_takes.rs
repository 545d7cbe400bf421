//! Rows from which Left takes `a` neighbouring counters, and Right `b`, fewer than `a`.
//!
//! A move takes counters of one row, and may break it in two. Right can move wherever Left can, and in more rows: that
//! decides nearly everything.
//!
//! **Theorem.** Let Left begin. Rows shorter than b do not count. The first of these cases that applies decides:
//!
//! 1. If some row has at least b and fewer than a counters, Right wins.
//! 2. If two rows have at least 2 b counters, Right wins.
//! 3. If none has, Left wins exactly when an odd number of rows have at least a counters.
//! 4. If exactly one has, Left must take from it. She wins exactly when she can do so in such a way that
//!    no row is left as in 1 or with at least 2 b counters, and an even number of rows have at least a.
//!
//! *Proof.* 1. Left never moves in such a row, and Right keeps it for the end: he moves in another row whenever he
//! can. When he cannot, all others have fewer than b counters, so that Left cannot move in them either; Right moves in
//! the row that he has kept, and wins. Hence Left also loses if, with Right to move, some row has at least 2 b
//! counters: Right takes the b counters next to the first b counters of the row, and leaves the first as a row of b,
//! as in 1.
//! 2. Left can break only one of the two rows. 3. By 1, the rows that count have at least a and fewer than 2 b
//! counters. Whoever moves in one leaves fewer than b: each of them is one move, for either player. 4. Elsewhere, Left
//! would leave the long row to Right. What she leaves has no row as in 1 and none of 2 b counters, so that by the
//! argument of 3 each row of at least a counters is one move; Right begins, and loses if their number is even. ∎
//!
//! Paste alone.

/// Returns whether Left, who begins and takes `a` neighbouring counters of a row, wins against Right, who takes `b`.
///
/// # Complexity
///
/// O(n) for n rows and counters in all.
///
/// # Panics
///
/// If `b` is 0 or not less than `a`.
///
/// # Examples
///
/// ```
/// use shared::unequal_takes::longer_wins;
///
/// assert!(!longer_wins(&[6, 3], 4, 2)); // a row of 3 is Right's alone
/// assert!(longer_wins(&[5], 4, 3)); // one move for either player
/// assert!(longer_wins(&[6], 4, 3)); // Left leaves 1 and 1
/// ```
pub fn longer_wins(rows: &[u64], a: u64, b: u64) -> bool {
    assert!(0 < b && b < a, "Right takes fewer counters than Left, and at least one");
    let is_private = |row: u64| b <= row && row < a;
    // Twice b may not fit in 64 bits.
    let is_long = |row: u64| row / 2 >= b;
    if rows.iter().any(|&row| is_private(row)) {
        return false;
    }
    let single = rows.iter().filter(|&&row| row >= a && !is_long(row)).count();
    let mut long = rows.iter().filter(|&&row| is_long(row));
    match (long.next(), long.next()) {
        (None, _) => single % 2 == 1,
        (Some(&row), None) => {
            let rest = row - a;
            (0..=rest / 2).any(|left| {
                let parts = [left, rest - left];
                let moves = parts.iter().filter(|&&part| part >= a).count();
                !parts.iter().any(|&part| is_private(part) || is_long(part))
                    && (single + moves) % 2 == 0
            })
        }
        _ => false,
    }
}
