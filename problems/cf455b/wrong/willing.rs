//! Assumes that whoever cannot force a win of a game can force a loss, and so begins the last one.

use super::common::read;

pub fn main() {
    let (k, wins, loses) = read();
    let first = if wins { loses || k % 2 == 1 } else { k % 2 == 0 };
    println!("{}", if first { "First" } else { "Second" });
}
