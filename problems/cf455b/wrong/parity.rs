//! Codeforces 455B, wrong: nobody loses a game on purpose, so that who can win wins each odd match.

use super::common::read;

pub fn main() {
    let (k, wins, _) = read();
    println!("{}", if wins && k % 2 == 1 { "First" } else { "Second" });
}
