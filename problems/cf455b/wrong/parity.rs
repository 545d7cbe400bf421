//! Assumes that nobody loses a game on purpose, so a player who can win wins each match of odd
//! length.

use super::common::read;

pub fn main() {
    let (k, wins, _) = read();
    println!("{}", if wins && k % 2 == 1 { "First" } else { "Second" });
}
