//! Uses matchings of the whole board, including the cells already visited.

use super::common::{print, read};
use shared::hopcroft_karp::maximum_matching;

pub fn main() {
    let game = read();
    let matching = maximum_matching(&game.graph, game.cells);
    let wins = |turn: usize| matching.is_essential(game.walk[turn]);
    let mut rounds: Vec<usize> = (1..=game.walk.len() / 2).collect();
    rounds.retain(|round| wins(2 * round - 2) && wins(2 * round - 1));
    print(&rounds);
}
