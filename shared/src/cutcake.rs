//! Cutcake: rectangles of unit squares. Left cuts a rectangle in two by a line between two columns,
//! Right by a line between two rows. Whoever cannot cut loses.
//!
//! A cake of one row and `x` columns is worth `x - 1` free moves to Left, and a cake of one column and `y`
//! rows is worth `y - 1` free moves to Right. As long as both sides are 2 or more, a cake is worth as much
//! as one with half as many columns and half as many rows, rounded down. So every cake is an integer (E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982, ch. 2).
//!
//! So a cake is worth 0 if its sides have equally many binary digits. Otherwise its value depends only on
//! the longer side and on how often the shorter one can be halved.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/cutcake.svg"))]
//!
//! Paste alone.

/// The value of a cake for Left, who cuts between columns; cakes add up.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If a side is 0.
///
/// # Examples
///
/// ```
/// use shared::cutcake::value;
///
/// assert_eq!(value(5, 1), 4);
/// assert_eq!(value(4, 2), 1);
/// assert_eq!(value(3, 2), 0);
/// assert_eq!(value(1_000_000_000, 1_000), 1_953_124);
/// ```
pub fn value(columns: u32, rows: u32) -> i64 {
    assert!(columns > 0 && rows > 0, "a cake has no side of 0");
    let halvings = columns.ilog2().min(rows.ilog2());
    let (columns, rows) = (columns >> halvings, rows >> halvings);
    i64::from(columns) - i64::from(rows)
}
