//! Sums of tokens on a graph with cycles, decided by the values of its vertices.

use super::nim_sum;
use crate::graph::Graph;
use crate::search::loopy::Outcome;
use crate::sorted;

/// The result of a sum for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
    /// Neither player can force a win.
    Draw,
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(_) => Verdict::Win,
            Outcome::Loss(_) => Verdict::Loss,
            Outcome::Draw => Verdict::Draw,
        }
    }
}

/// The nimber of each vertex that has one, and the ascending nimbers of each vertex's successors.
pub struct Values {
    nimbers: Vec<Option<u64>>,
    reached: Vec<Vec<u64>>,
}

impl Values {
    /// The values by the labels of Fraenkel and Perl (1975). A vertex gets a nimber if it has arcs to all
    /// smaller nimbers and none to this one, and each of its other successors without a smaller nimber has an
    /// arc to this one. The nimbers are assigned in ascending order, as long as there is such a vertex.
    pub fn new(graph: &Graph) -> Self {
        let successors = graph.successors();
        let mut nimbers = vec![None; graph.vertices];
        let mut reached = vec![Vec::new(); graph.vertices];
        let predecessors = predecessors(graph);
        for nimber in 0..=graph.vertices as u64 {
            let mut has_changed = true;
            while has_changed {
                has_changed = false;
                for vertex in 0..graph.vertices {
                    // The nimbers reached so far are at most this one.
                    let is_excluded = |reached: &Vec<u64>| {
                        reached.last() == Some(&nimber) || (reached.len() as u64) < nimber
                    };
                    let comes_back = |&to: &usize| {
                        nimbers[to].is_some_and(|smaller| smaller < nimber)
                            || reached[to].last() == Some(&nimber)
                    };
                    if nimbers[vertex].is_none()
                        && !is_excluded(&reached[vertex])
                        && successors[vertex].iter().all(comes_back)
                    {
                        nimbers[vertex] = Some(nimber);
                        for &before in &predecessors[vertex] {
                            sorted::insert(&mut reached[before], nimber);
                        }
                        has_changed = true;
                    }
                }
            }
        }
        Values { nimbers, reached }
    }

    /// The winner with one token on each of these vertices.
    pub fn verdict(&self, tokens: &[usize]) -> Verdict {
        let sum = nim_sum(tokens.iter().filter_map(|&token| self.nimbers[token]));
        let mut infinities = tokens.iter().filter(|&&token| self.nimbers[token].is_none());
        match (infinities.next(), infinities.next()) {
            (None, _) if sum == 0 => Verdict::Loss,
            (None, _) => Verdict::Win,
            (Some(&only), None) if self.reached[only].binary_search(&sum).is_ok() => Verdict::Win,
            _ => Verdict::Draw,
        }
    }
}

fn predecessors(graph: &Graph) -> Vec<Vec<usize>> {
    let back = graph.edges.iter().map(|&(from, to, ())| (to, from, ()));
    Graph::new(graph.vertices, back).successors()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::cases::{all_lists_of, digraph};
    use crate::rules::tokens::{Tokens, sorted};
    use crate::search::impartial::Play;
    use crate::search::loopy::solve;
    use rand::{Rng, SeedableRng};

    #[test]
    fn values_decide_sums() {
        let rng = &mut Random::seed_from_u64(1);
        for _ in 0..200 {
            let arcs = rng.random_range(0..=12);
            let graph = digraph(rng, 5, arcs);
            let values = Values::new(&graph);
            let all = all_lists_of(0..=3, (0..5).collect()).map(sorted);
            for (tokens, outcome) in solve(&Tokens::new(&graph), Play::Normal, all) {
                assert_eq!(values.verdict(&tokens), outcome.into(), "{graph:?} {tokens:?}");
            }
        }
    }
}
