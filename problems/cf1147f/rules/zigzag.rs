//! The zigzag game: a token on a complete bipartite graph with different weights. In turn, the
//! players move it along an edge to an unvisited vertex; one of them must take an edge heavier than
//! the last one, the other a lighter one. The first edge is free.

use super::{Game, Large, Visit};
use crate::listed::Listed;

/// The weights: row `i` has those of the edges from vertex `i` on the left, and with `n` rows,
/// vertex `j` on the right is vertex `n + j`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zigzag {
    weights: Vec<Vec<u64>>,
}

/// A position of [`Zigzag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The vertex of the token.
    pub token: usize,
    visited: u128,
    /// The weight of the last edge.
    last: Option<u64>,
    /// True if the player to move needs heavier edges.
    increasing: bool,
}

impl Position {
    /// The token on its first vertex, when the next player needs heavier or lighter edges.
    pub fn start(token: usize, increasing: bool) -> Self {
        Position { token, visited: 1 << token, last: None, increasing }
    }
}

impl Zigzag {
    /// The game with these weights.
    ///
    /// # Panics
    ///
    /// If there are more than 64 rows.
    pub fn new(weights: Vec<Vec<u64>>) -> Self {
        assert!(weights.len() <= 64, "the vertices are bits of a u128");
        Zigzag { weights }
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        2 * self.weights.len()
    }

    /// The number of unvisited vertices.
    pub fn unvisited(&self, position: &Position) -> usize {
        self.vertices() - position.visited.count_ones() as usize
    }

    fn weight(&self, a: usize, b: usize) -> u64 {
        self.weights[a.min(b)][a.max(b) - self.weights.len()]
    }

    /// The position after moving the token to a vertex, if that is a move.
    pub fn moved(&self, position: &Position, to: usize) -> Option<Position> {
        let left = self.weights.len();
        let crosses = to < self.vertices() && (to < left) != (position.token < left);
        if !crosses || position.visited >> to & 1 == 1 {
            return None;
        }
        let weight = self.weight(position.token, to);
        let fits = position
            .last
            .is_none_or(|last| weight != last && (weight > last) == position.increasing);
        fits.then_some(Position {
            token: to,
            visited: position.visited | 1 << to,
            last: Some(weight),
            increasing: !position.increasing,
        })
    }
}

impl Game for Zigzag {
    type Position = Position;

    fn moves(&self, position: &Position, visit: Visit<Position>) {
        for to in 0..self.vertices() {
            if let Some(option) = self.moved(position, to) {
                visit(option, format_args!("move to {}", to + 1));
            }
        }
    }

    fn draw(&self, position: &Position) -> String {
        let left = self.weights.len();
        let row = |name: String, cells: Vec<String>| {
            let cells = cells.iter().map(|cell| format!("{cell:>5}"));
            format!("{name:>3}{}\n", cells.collect::<String>())
        };
        let right = (left + 1..=2 * left).map(|vertex| vertex.to_string());
        let mut rows = row(String::new(), right.collect());
        for (vertex, weights) in self.weights.iter().enumerate() {
            let weights = weights.iter().map(u64::to_string);
            rows += &row(format!("{}:", vertex + 1), weights.collect());
        }
        let visited = (0..self.vertices()).filter(|vertex| position.visited >> vertex & 1 == 1);
        let visited: Vec<String> = visited.map(|vertex| (vertex + 1).to_string()).listed();
        let sign = if position.increasing { '>' } else { '<' };
        let bound = position.last.map_or("any".into(), |last| format!("{sign} {last}"));
        format!(
            "{rows}token on {}, next edge {bound}; been on {}",
            position.token + 1,
            visited.join(" ")
        )
    }
}

impl Large for Zigzag {
    /// Takes the edge whose weight is nearest to the last one, which leaves the fewest moves.
    fn greedy_move(&self, from: &Position) -> Position {
        let change = |to: &Position| to.last.unwrap_or(0).abs_diff(from.last.unwrap_or(0));
        let nearest = self.options(from).into_iter().min_by_key(change);
        nearest.expect("a position with a move")
    }
}
