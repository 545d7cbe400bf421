//! Lets whoever wins one game win the match, though the loser begins the next.

use super::common::read;

pub fn main() {
    let (_, wins, _) = read();
    println!("{}", if wins { "First" } else { "Second" });
}
