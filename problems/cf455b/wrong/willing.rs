//! Codeforces 455B, wrong: thinks that whoever cannot force to win a game can force to lose it, and so begins
//! the last one.

use super::common::read;

pub fn main() {
    let (k, wins, loses) = read();
    let first = if wins { loses || k % 2 == 1 } else { k % 2 == 0 };
    println!("{}", if first { "First" } else { "Second" });
}
