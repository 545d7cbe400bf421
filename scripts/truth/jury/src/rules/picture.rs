//! Hackenbush: a move cuts an edge of a picture, and everything no longer connected to the ground falls.

use super::drawing::{Node, tree};
use super::{Game, Partizan, Player, Visit};
use crate::graph::{Edge, Graph};

/// A picture of fewer than 128 edges. Vertex 0 is on the ground, and others may be. A position is the bit set
/// of the standing edges, named by their vertices, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture<T> {
    edges: Vec<Edge<T>>,
    ground: u128,
}

impl<T> Picture<T> {
    /// The picture of these edges.
    ///
    /// # Panics
    ///
    /// If there are 128 or more edges, or a vertex is not below 128.
    pub fn new(edges: Vec<Edge<T>>) -> Self {
        assert!(edges.len() < 128, "a picture of {} edges", edges.len());
        let last = edges.iter().map(|&(a, b, _)| a.max(b)).max().unwrap_or(0);
        assert!(last < 128, "a picture with a vertex {last}");
        Picture { edges, ground: 1 }
    }

    /// The picture of a graph, and its position before the first cut; `None` if it has more edges.
    pub fn of(graph: &Graph<T>, most_edges: usize) -> Option<(Self, u128)>
    where
        T: Clone,
    {
        let few = graph.edges.len() <= most_edges;
        let picture = few.then(|| Picture::new(graph.edges.clone()))?;
        let start = picture.start();
        Some((picture, start))
    }

    /// The same picture with its first vertices on the ground.
    ///
    /// # Panics
    ///
    /// If there are 128 or more vertices on the ground.
    #[must_use]
    pub fn pinned(self, vertices: usize) -> Self {
        assert!(vertices < 128, "{vertices} vertices on the ground");
        let ground = (1 << vertices) - 1;
        Picture { ground, ..self }
    }

    /// Returns whether only one vertex is on the ground.
    pub fn stands_on_one(&self) -> bool {
        self.ground == 1
    }

    /// The edges.
    pub fn edges(&self) -> &[Edge<T>] {
        &self.edges
    }

    /// The position before the first cut.
    pub fn start(&self) -> u128 {
        self.standing((1 << self.edges.len()) - 1)
    }

    fn standing(&self, edges: u128) -> u128 {
        let mut reached = self.ground;
        let mut standing = 0;
        loop {
            let before = standing;
            let mut others = edges & !standing;
            while others != 0 {
                let at = others.trailing_zeros() as usize;
                others &= others - 1;
                let (a, b, _) = self.edges[at];
                let ends = 1 << a | 1 << b;
                if reached & ends != 0 {
                    standing |= 1 << at;
                    reached |= ends;
                }
            }
            if standing == before {
                return standing;
            }
        }
    }

    fn cuts(&self, position: u128, may_cut: impl Fn(&T) -> bool, visit: Visit<u128>) {
        for (at, (a, b, owner)) in self.edges.iter().enumerate() {
            if position >> at & 1 == 1 && may_cut(owner) {
                let rest = self.standing(position & !(1 << at));
                let (low, high) = (a.min(b) + 1, a.max(b) + 1);
                visit(rest, format_args!("cut the edge {low}-{high}"));
            }
        }
    }

    fn parts_of(&self, position: u128) -> Vec<u128> {
        let mut left = position;
        let mut parts = Vec::new();
        while left != 0 {
            let mut part = 1 << left.trailing_zeros();
            while let Some(at) = self.edge_beside(part, left & !part) {
                part |= 1 << at;
            }
            left &= !part;
            parts.push(part);
        }
        parts
    }

    /// An edge of a set that meets a component above the ground.
    fn edge_beside(&self, part: u128, edges: u128) -> Option<usize> {
        let ends = |at: usize| {
            let (a, b, _) = self.edges[at];
            (1_u128 << a | 1 << b) & !self.ground
        };
        let of = |set: u128| (0..self.edges.len()).filter(move |at| set >> at & 1 == 1);
        let reached = of(part).fold(0, |reached, at| reached | ends(at));
        of(edges).find(|&at| ends(at) & reached != 0)
    }

    /// The standing edges as a tree above the ground. An edge that closes a cycle ends at a vertex drawn
    /// elsewhere.
    fn picture(&self, position: u128, letter: impl Fn(&T) -> &'static str) -> String {
        let mut left = position;
        let mut drawn = self.ground;
        let mut trees = Vec::new();
        for vertex in (0..128).filter(|vertex| self.ground >> vertex & 1 == 1) {
            let below = self.above(vertex, &mut drawn, &mut left, &letter);
            if !below.is_empty() {
                let label = (vertex + 1).to_string();
                trees.push(tree(&Node { label, below }));
            }
        }
        trees.join("\n")
    }

    fn above(
        &self,
        vertex: usize,
        drawn: &mut u128,
        left: &mut u128,
        letter: &impl Fn(&T) -> &'static str,
    ) -> Vec<Node> {
        let mut nodes = Vec::new();
        for (at, (a, b, owner)) in self.edges.iter().enumerate() {
            if *left >> at & 1 == 0 || ![a, b].contains(&&vertex) {
                continue;
            }
            *left &= !(1 << at);
            let end = if *a == vertex { *b } else { *a };
            let is_new = *drawn >> end & 1 == 0;
            *drawn |= 1 << end;
            nodes.push(Node {
                label: format!("{}-{}{}", a.min(b) + 1, a.max(b) + 1, letter(owner)),
                below: if is_new { self.above(end, drawn, left, letter) } else { Vec::new() },
            });
        }
        nodes
    }
}

impl Game for Picture<()> {
    type Position = u128;

    fn moves(&self, &position: &u128, visit: Visit<u128>) {
        self.cuts(position, |()| true, visit);
    }

    fn parts(&self, &position: &u128) -> Vec<u128> {
        self.parts_of(position)
    }

    fn draw(&self, &position: &u128) -> String {
        self.picture(position, |()| "")
    }
}

impl Partizan for Picture<Player> {
    type Position = u128;

    fn moves(&self, &position: &u128, player: Player, visit: Visit<u128>) {
        self.cuts(position, |&owner| owner == player, visit);
    }

    fn parts(&self, &position: &u128) -> Vec<u128> {
        self.parts_of(position)
    }

    fn draw(&self, &position: &u128) -> String {
        self.picture(position, |owner| match owner {
            Player::Left => "L",
            Player::Right => "R",
        })
    }
}

/// Both players may cut a green edge, which has no owner.
impl Partizan for Picture<Option<Player>> {
    type Position = u128;

    fn moves(&self, &position: &u128, player: Player, visit: Visit<u128>) {
        self.cuts(position, |owner| owner.is_none_or(|owner| owner == player), visit);
    }

    fn parts(&self, &position: &u128) -> Vec<u128> {
        self.parts_of(position)
    }

    fn draw(&self, &position: &u128) -> String {
        self.picture(position, |owner| match owner {
            Some(Player::Left) => "L",
            Some(Player::Right) => "R",
            None => "G",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_takes_what_only_it_held() {
        let picture = Picture::new(vec![(0, 1, ()), (1, 2, ()), (2, 3, ()), (3, 1, ())]);
        assert_eq!(picture.start(), 0b1111);
        assert_eq!(picture.options(&0b1111), [0b0000, 0b1101, 0b1011, 0b0111]);
        assert_eq!(picture.options(&0b1101), [0b0000, 0b1001, 0b0001]);
    }

    #[test]
    fn several_vertices_may_be_on_the_ground() {
        let path = vec![(0, 1, ()), (1, 2, ()), (2, 3, ()), (3, 4, ())];
        let picture = Picture::new(path).pinned(3);
        assert_eq!(picture.options(&0b1111), [0b1110, 0b1101, 0b0011, 0b0111]);
        assert_eq!(picture.parts(&0b1111), [0b0001, 0b0010, 0b1100]);
        assert_eq!(picture.draw(&0b1101), "1\n└ 1-2\n3\n└ 3-4\n  └ 4-5");
        assert!(!picture.stands_on_one());
    }

    #[test]
    fn a_picture_is_drawn_edge_by_edge_and_parts_meet_on_the_ground_only() {
        let picture = Picture::new(vec![(0, 1, ()), (1, 2, ()), (0, 3, ()), (2, 0, ())]);
        assert_eq!(picture.draw(&0b1111), "1\n├ 1-2\n│ └ 2-3\n│   └ 1-3\n└ 1-4");
        assert_eq!(picture.parts(&0b1111), [0b1011, 0b0100]);
        assert_eq!(picture.parts(&0b1101), [0b0001, 0b0100, 0b1000]);
        assert_eq!(picture.draw(&0), "");
    }
}
