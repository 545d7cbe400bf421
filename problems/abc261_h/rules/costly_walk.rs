//! A token on a directed graph with costs: in turn, the players move it along an arc, until there
//! is none. Left wants the walk to end, at the least total cost; Right wants it never to end, or to
//! cost as much as possible.

use super::drawing::vertices;
use super::{Player, Scoring, VisitGain};
use crate::graph::Graph;
use crate::listed::Listed;
use crate::search::{Search, note};

/// The heads and costs of each vertex's arcs.
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

    /// Returns the cost of the walk from each vertex if this player is to move; `None` if it never
    /// ends.
    ///
    /// Round k finds the costs of the walks that end within k moves. Once a round changes nothing, all costs are known,
    /// since longer walks cost more or never end.
    pub fn totals(&self, player: Player) -> Vec<Option<u64>> {
        note(Search::Totals);
        let end = |arcs: &Vec<_>| arcs.is_empty().then_some(0);
        let ended: Vec<Option<u64>> = self.arcs.iter().map(end).listed();
        let mut totals = [ended.clone(), ended];
        loop {
            let next = [Player::Left, Player::Right].map(|mover| {
                let after = &totals[mover.other() as usize];
                let total = |arcs: &Vec<(usize, u64)>| match mover {
                    _ if arcs.is_empty() => Some(0),
                    Player::Left => {
                        arcs.iter().filter_map(|(to, cost)| Some(after[*to]? + cost)).min()
                    }
                    Player::Right => {
                        let all = arcs.iter().map(|(to, cost)| Some(after[*to]? + cost));
                        all.all_listed()?.into_iter().max()
                    }
                };
                self.arcs.iter().map(total).listed()
            });
            if next == totals {
                return totals.into_iter().nth(player as usize).unwrap_or_default();
            }
            totals = next;
        }
    }
}

/// The walk on an acyclic graph. A position is the token's vertex; each cost lowers the score.
impl Scoring for CostlyWalk {
    type Position = usize;

    fn moves(&self, &token: &usize, player: Player, visit: VisitGain<usize>) {
        for &(to, cost) in &self.arcs[token] {
            let vertex = to + 1;
            visit(to, player.scored(-(cost as i64)), format_args!("move to {vertex} for {cost}"));
        }
    }

    /// Marks the token's vertex with `o`.
    fn draw(&self, &token: &usize) -> String {
        vertices(self.arcs.len(), |vertex| {
            let mark = if vertex == token { "o" } else { "." };
            let arcs = self.arcs[vertex].iter();
            let arcs: Vec<String> =
                arcs.map(|(to, cost)| format!("{} for {cost}", to + 1)).collect();
            (mark.to_owned(), arcs.join(", "))
        })
    }
}
