//! A token on a circle: each player moves it forward by a number from a set of his own, and whoever
//! brings it to the first place wins. Play may go on for ever.

use super::{Game, Visit};

/// A position is the token's place, counted from 0, and the player to move: 0 or 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    places: usize,
    steps: [Vec<usize>; 2],
}

impl Circle {
    /// The number of places, and the steps that each player may take.
    pub fn new(places: usize, steps: [Vec<usize>; 2]) -> Self {
        Circle { places, steps }
    }

    /// The number of places.
    pub fn places(&self) -> usize {
        self.places
    }
}

impl Game for Circle {
    type Position = (usize, usize);

    fn moves(&self, &(token, player): &(usize, usize), visit: Visit<(usize, usize)>) {
        if token == 0 {
            return;
        }
        for step in &self.steps[player] {
            let to = (token + step) % self.places;
            visit((to, 1 - player), format_args!("move on by {step}"));
        }
    }

    /// Marks the first place with `*`, the token's with `o`.
    fn draw(&self, &(token, player): &(usize, usize)) -> String {
        let letter = |place| match place {
            _ if place == token => 'o',
            0 => '*',
            _ => '.',
        };
        let circle: String = (0..self.places).map(letter).collect();
        format!("{circle}, player {} to move", player + 1)
    }
}
