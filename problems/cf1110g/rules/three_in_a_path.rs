//! Two players colour the vertices of a graph in turn, each in a colour of their own. Whoever first
//! has a path of three vertices wins; if nobody has one in the end, it is a draw.

use super::drawing::coloured;
use super::{Player, Scoring, VisitGain};
use crate::graph::Graph;
use crate::listed::Listed;

/// The game on a graph of up to 32 vertices. Left is white; whoever wins gains a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreeInAPath {
    neighbours: Vec<u32>,
}

/// The white and the black vertices, as bits.
pub type Coloured = [u32; 2];

impl ThreeInAPath {
    /// The game on this graph.
    pub fn new(graph: &Graph) -> Self {
        let bits = |all: &Vec<usize>| all.iter().fold(0, |set, vertex| set | 1 << vertex);
        ThreeInAPath { neighbours: graph.neighbours().iter().map(bits).listed() }
    }

    /// Returns whether a set contains a path of three vertices.
    pub fn has_path(&self, set: u32) -> bool {
        let mut middles = self.neighbours.iter().enumerate();
        middles.any(|(middle, around)| set >> middle & 1 == 1 && (set & around).count_ones() >= 2)
    }
}

impl Scoring for ThreeInAPath {
    type Position = Coloured;

    fn moves(&self, coloured: &Coloured, player: Player, visit: VisitGain<Coloured>) {
        if coloured.iter().any(|&set| self.has_path(set)) {
            return;
        }
        let done = coloured[0] | coloured[1];
        let colour = ["white", "black"][player as usize];
        for vertex in (0..self.neighbours.len()).filter(|vertex| done >> vertex & 1 == 0) {
            let mut next = *coloured;
            next[player as usize] |= 1 << vertex;
            let gain = i64::from(self.has_path(next[player as usize]));
            visit(next, gain, format_args!("colour {} {colour}", vertex + 1));
        }
    }

    fn draw(&self, &[white, black]: &Coloured) -> String {
        coloured(&self.neighbours, white, black)
    }
}
