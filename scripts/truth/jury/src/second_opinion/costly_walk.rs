//! The cost of a [walk](crate::rules::costly_walk), by strategy improvement.

use crate::graph::Graph;

/// Returns the cost of the walk from a vertex with Left to move; `None` if it never ends.
///
/// Uses strategy improvement (A. J. Hoffman and R. M. Karp 1966). Left begins with a strategy, one arc for
/// each vertex, that ends every walk. Right's best answer is a longest path. As long as Left has arcs that
/// are cheaper by the totals of this answer, they replace arcs of the strategy. Every walk still ends, since
/// the totals would have to decrease around a cycle. In the end, no arc is cheaper for Left or dearer for
/// Right.
pub fn total(graph: &Graph<u64>, start: usize) -> Option<u64> {
    let mut arcs = vec![Vec::new(); graph.vertices];
    for &(from, to, cost) in &graph.edges {
        arcs[from].push((to, cost));
    }
    let mut strategy = Strategy::that_ends(&arcs);
    if !strategy.ends[LEFT][start] {
        return None;
    }
    loop {
        let mut totals = Totals {
            strategy: &strategy,
            known: [vec![None; graph.vertices], vec![None; graph.vertices]],
        };
        let mut better = strategy.chosen.clone();
        for vertex in (0..graph.vertices).filter(|&vertex| strategy.ends[LEFT][vertex]) {
            let mut least = totals.from(LEFT, vertex);
            for &(to, cost) in &arcs[vertex] {
                if strategy.ends[RIGHT][to] && totals.from(RIGHT, to) + cost < least {
                    least = totals.from(RIGHT, to) + cost;
                    better[vertex] = Some((to, cost));
                }
            }
        }
        if better == strategy.chosen {
            return Some(totals.from(LEFT, start));
        }
        strategy.chosen = better;
    }
}

const LEFT: usize = 0;
const RIGHT: usize = 1;

/// The end and the cost of an arc.
type Arc = (usize, u64);

/// An arc for each of Left's vertices, chosen so that every walk that Left can end does end.
struct Strategy<'a> {
    arcs: &'a [Vec<Arc>],
    /// The vertices from which walks end, with Left and with Right to move.
    ends: [Vec<bool>; 2],
    chosen: Vec<Option<Arc>>,
}

impl<'a> Strategy<'a> {
    /// The strategy of arcs to vertices found earlier, which ends every walk that Left can end.
    fn that_ends(arcs: &'a [Vec<Arc>]) -> Self {
        let none = vec![false; arcs.len()];
        let mut ends = [none.clone(), none];
        let mut chosen = vec![None; arcs.len()];
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for (vertex, arcs) in arcs.iter().enumerate() {
                if !ends[LEFT][vertex] {
                    chosen[vertex] = arcs.iter().find(|(to, _)| ends[RIGHT][*to]).copied();
                    ends[LEFT][vertex] = arcs.is_empty() || chosen[vertex].is_some();
                    has_changed |= ends[LEFT][vertex];
                }
                if !ends[RIGHT][vertex] {
                    ends[RIGHT][vertex] = arcs.iter().all(|(to, _)| ends[LEFT][*to]);
                    has_changed |= ends[RIGHT][vertex];
                }
            }
        }
        Strategy { arcs, ends, chosen }
    }
}

/// The costs of walks under a strategy of Left.
struct Totals<'a> {
    strategy: &'a Strategy<'a>,
    known: [Vec<Option<u64>>; 2],
}

impl Totals<'_> {
    /// The cost from a vertex whose walks end, with `player` to move.
    fn from(&mut self, player: usize, vertex: usize) -> u64 {
        if let Some(known) = self.known[player][vertex] {
            return known;
        }
        let strategy = self.strategy;
        let arcs = match player {
            LEFT => strategy.chosen[vertex].as_slice(),
            _ => &strategy.arcs[vertex],
        };
        let totals = arcs.iter().map(|&(to, cost)| self.from(1 - player, to) + cost);
        let total = totals.max().unwrap_or(0);
        self.known[player][vertex] = Some(total);
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::cases::arcs;
    use crate::rules::Player::Left;
    use crate::rules::costly_walk::CostlyWalk;
    use rand::{Rng, SeedableRng};

    #[test]
    fn totals_are_those_of_the_rounds() {
        let rng = &mut Random::seed_from_u64(1);
        for _ in 0..500 {
            let vertices = rng.random_range(1..=9);
            let count = rng.random_range(0..=2 * vertices).min(vertices * (vertices - 1));
            let edges = arcs(rng, vertices, count).into_iter();
            let edges = edges.map(|(from, to, ())| (from, to, rng.random_range(0..=4)));
            let edges = edges.collect();
            let graph = Graph { vertices, edges };
            let totals = (0..vertices).map(|start| total(&graph, start));
            let rounds = CostlyWalk::new(&graph).totals(Left);
            assert_eq!(totals.collect::<Vec<_>>(), rounds, "{graph:?}");
        }
    }
}
