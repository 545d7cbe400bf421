//! Promises of statements about graphs.

use crate::graph::Graph;
use crate::search::memo::are_different;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promise {
    /// Every two vertices are connected by a path.
    Connected,
    /// There are no loops.
    Loopless,
    /// There are no loops and no parallel edges.
    Simple,
    /// There are no loops and no parallel arcs.
    SimpleArcs,
    /// The graph is acyclic.
    Acyclic,
}

impl Promise {
    pub(super) const ALL: [Promise; 5] = [
        Promise::Connected,
        Promise::Loopless,
        Promise::Simple,
        Promise::SimpleArcs,
        Promise::Acyclic,
    ];

    pub(crate) fn is_kept_by<T: Clone>(self, graph: &Graph<T>) -> bool {
        let loopless = || graph.edges.iter().all(|(a, b, _)| a != b);
        let ends = |&(a, b, _): &(usize, usize, T)| (a.min(b), a.max(b));
        let different_edges = || are_different(graph.edges.iter().map(ends));
        let different_arcs = || are_different(graph.edges.iter().map(|&(a, b, _)| (a, b)));
        match self {
            Promise::Connected => graph.is_connected(),
            Promise::Loopless => loopless(),
            Promise::Simple => loopless() && different_edges(),
            Promise::SimpleArcs => loopless() && different_arcs(),
            Promise::Acyclic => graph.is_acyclic(),
        }
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Promise::Connected => "be connected",
            Promise::Loopless => "have no edge from a vertex to itself",
            Promise::Simple => "be simple",
            Promise::SimpleArcs => "have different arcs, none from a vertex to itself",
            Promise::Acyclic => "have no cycle",
        })
    }
}
