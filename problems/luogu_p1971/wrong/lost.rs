//! Counts each of Rabbit's moves after which Egg wins, though Rabbit may already have been lost.

use super::common::{print, read};
use shared::matching::Shrinking;

pub fn main() {
    let game = read();
    let mut rest = Shrinking::new(game.graph);
    let mut mistakes = Vec::new();
    for (turn, &token) in game.walk[..game.walk.len() - 1].iter().enumerate() {
        if rest.remove(token) && turn % 2 == 1 {
            mistakes.push((turn + 1) / 2);
        }
    }
    print(&mistakes);
}
