//! Hackenbush pictures: what still stands on the ground after a cut.

use super::search::impartial::Impartial;
use super::search::partizan::{Partizan, Player};

/// An edge between two vertices, with whatever belongs to it; vertex 0 is the ground.
pub type Edge<T> = (usize, usize, T);

/// A picture of at most 32 edges, all of which either player may cut, or one of them only.
///
/// A position is the set of the edges that stand, as bits.
pub struct Picture<T> {
    edges: Vec<Edge<T>>,
}

impl<T> Picture<T> {
    /// The picture of these edges.
    ///
    /// # Panics
    ///
    /// If there are more than 32, or a vertex is not below 64.
    pub fn new(edges: Vec<Edge<T>>) -> Self {
        assert!(edges.len() <= 32, "a picture of {} edges", edges.len());
        let last = edges.iter().map(|&(a, b, _)| a.max(b)).max().unwrap_or(0);
        assert!(last < 64, "a picture with a vertex {last}");
        Picture { edges }
    }

    /// The position before the first cut.
    pub fn start(&self) -> u32 {
        self.standing(u32::MAX)
    }

    /// The edges among some that hang together with the ground.
    fn standing(&self, edges: u32) -> u32 {
        let mut reached: u64 = 1;
        let mut standing = 0;
        loop {
            let before = standing;
            for (at, &(a, b, _)) in self.edges.iter().enumerate() {
                let ends = 1 << a | 1 << b;
                if edges >> at & 1 == 1 && reached & ends != 0 {
                    standing |= 1 << at;
                    reached |= ends;
                }
            }
            if standing == before {
                return standing;
            }
        }
    }

    /// The positions after one cut of an edge that may be cut.
    fn cuts(&self, position: u32, may_cut: impl Fn(&T) -> bool) -> Vec<u32> {
        let cut = |at: usize| self.standing(position & !(1 << at));
        (0..self.edges.len())
            .filter(|&at| position >> at & 1 == 1 && may_cut(&self.edges[at].2))
            .map(cut)
            .collect()
    }
}

impl Impartial for Picture<()> {
    type Position = u32;

    fn options(&self, &position: &u32) -> Vec<u32> {
        self.cuts(position, |()| true)
    }
}

impl Partizan for Picture<Player> {
    type Position = u32;

    fn options(&self, &position: &u32, player: Player) -> Vec<u32> {
        self.cuts(position, |&owner| owner == player)
    }
}

/// Connected graphs to try in place of one: each lacks a vertex and what only that one held.
pub fn simpler<T: Copy>(edges: &[Edge<T>]) -> Vec<Vec<Edge<T>>> {
    let last = edges.iter().map(|&(a, b, _)| a.max(b)).max().unwrap_or(0);
    let step = 1 + last / 64;
    let mut simpler: Vec<_> = (1..=last)
        .step_by(step)
        .map(|gone| without(edges, gone))
        .collect();
    simpler.sort_by_key(Vec::len);
    simpler
}

fn without<T: Copy>(edges: &[Edge<T>], gone: usize) -> Vec<Edge<T>> {
    let mut neighbours: Vec<Vec<usize>> = Vec::new();
    for &(a, b, _) in edges {
        neighbours.resize_with(neighbours.len().max(a.max(b) + 1), Vec::new);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut reached = vec![false; neighbours.len()];
    let mut open = vec![0];
    while let Some(vertex) = open.pop() {
        if vertex != gone && !reached[vertex] {
            reached[vertex] = true;
            open.extend(&neighbours[vertex]);
        }
    }
    let mut names = vec![0; reached.len()];
    for vertex in 1..names.len() {
        names[vertex] = names[vertex - 1] + usize::from(reached[vertex - 1]);
    }
    edges
        .iter()
        .filter(|&&(a, b, _)| reached[a] && reached[b])
        .map(|&(a, b, of)| (names[a], names[b], of))
        .collect()
}

/// Every tree of a number of edges whose vertices are numbered so that parents come first, with
/// every choice of what belongs to an edge.
pub fn trees<T: Copy>(edges: usize, kinds: &[T]) -> Vec<Vec<Edge<T>>> {
    let mut trees = vec![Vec::new()];
    for child in 1..=edges {
        let mut grown = Vec::new();
        for tree in &trees {
            for parent in 0..child {
                for &kind in kinds {
                    grown.push([tree.as_slice(), &[(parent, child, kind)]].concat());
                }
            }
        }
        trees = grown;
    }
    trees
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_takes_what_only_it_held() {
        // A triangle on a segment.
        let picture = Picture::new(vec![(0, 1, ()), (1, 2, ()), (2, 3, ()), (3, 1, ())]);
        assert_eq!(picture.start(), 0b1111);
        assert_eq!(picture.options(&0b1111), [0b0000, 0b1101, 0b1011, 0b0111]);
        assert_eq!(picture.options(&0b1101), [0b0000, 0b1001, 0b0001]);
    }

    #[test]
    fn simpler_graphs_are_connected_and_numbered_without_gaps() {
        let edges = [(3, 1, 'a'), (0, 3, 'b'), (2, 0, 'c'), (1, 3, 'd')];
        let expected = [
            vec![(1, 0, 'c')],
            vec![(0, 2, 'b'), (1, 0, 'c')],
            vec![(2, 1, 'a'), (0, 2, 'b'), (1, 2, 'd')],
        ];
        assert_eq!(simpler(&edges), expected);
    }

    #[test]
    fn trees_are_counted() {
        for (edges, count) in [(0, 1), (1, 2), (2, 8), (3, 48)] {
            assert_eq!(trees(edges, &[Player::Left, Player::Right]).len(), count);
        }
    }
}
