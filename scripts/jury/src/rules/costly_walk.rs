//! A token on a directed graph with a cost on each arc: in turn, the players move it along an arc, until there is
//! none. Left wants that to happen, at little cost in all; Right wants it never to happen, or to be dear.

use super::Player;
use crate::graph::Graph;
use crate::search::{Search, note};

/// The walk: for each vertex, where arcs lead and what they cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CostlyWalk {
    arcs: Vec<Vec<(usize, u64)>>,
}

impl CostlyWalk {
    /// The walk on this graph, whose edges are arcs.
    pub fn new(graph: &Graph<u64>) -> Self {
        let mut arcs = vec![Vec::new(); graph.vertices];
        for &(from, to, cost) in &graph.edges {
            arcs[from].push((to, cost));
        }
        CostlyWalk { arcs }
    }

    /// What the walk costs from each vertex if this player is to move; `None` if it never ends.
    ///
    /// Of walks that end within so many moves, round by round: Left's best is known once nothing changes any
    /// more, as what takes longer is dearer or never ends.
    pub fn totals(&self, player: Player) -> Vec<Option<u64>> {
        note(Search::Totals);
        let end = |arcs: &Vec<_>| arcs.is_empty().then_some(0);
        let ended: Vec<Option<u64>> = self.arcs.iter().map(end).collect();
        let mut totals = [ended.clone(), ended];
        loop {
            let next = [Player::Left, Player::Right].map(|mover| {
                let after = &totals[mover.other() as usize];
                let total = |arcs: &Vec<(usize, u64)>| match mover {
                    _ if arcs.is_empty() => Some(0),
                    Player::Left => arcs
                        .iter()
                        .filter_map(|(to, cost)| Some(after[*to]? + cost))
                        .min(),
                    Player::Right => {
                        let all = arcs.iter().map(|(to, cost)| Some(after[*to]? + cost));
                        all.collect::<Option<Vec<u64>>>()?.into_iter().max()
                    }
                };
                self.arcs.iter().map(total).collect::<Vec<_>>()
            });
            if next == totals {
                return totals.into_iter().nth(player as usize).unwrap_or_default();
            }
            totals = next;
        }
    }
}
