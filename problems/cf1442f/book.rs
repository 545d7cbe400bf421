//! Differentiating Games: an interactive problem. Change a graph so that a hidden vertex can be found by asking who
//! wins with tokens on it and on chosen vertices.
//!
//! A case is the opponent on a line of its own, and the graph as the judge sends it, with the number of vertices to
//! find.

use super::prelude::*;
use crate::dialogue::hidden_vertex::Session;
use crate::rules::tokens::Tokens;

const MAX_VERTICES: usize = 1000;
const MAX_ARCS: usize = 100_000;
const MAX_ROUNDS: usize = 2000;

/// The opponent, the number of vertices to find, and the graph.
type Case = (Opponent, (usize, Graph));

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// All vertices are found.
    type Answer = ();
    const QUESTION: Question<()> = Question::new(
        "the number of changes, and each as `+` or `-` and an arc; then, for each hidden vertex, \
         queries, as `?`, the number of vertices and these, and `!` and the vertex",
        |()| "found".into(),
    );
    const SUBJECT: &str = "a case is a graph that is to be changed";

    fn file() -> File<Case> {
        let graph = graph(("N", 1..=MAX_VERTICES), ("M", 0..=MAX_ARCS)).simple().acyclic();
        single((opponent(), graph.headed(number("T", 1..=MAX_ROUNDS))))
    }

    /// The original graph, with tokens on the first vertices.
    fn played((_, (_, graph)): &Case) -> AllShown {
        Ok(vec![normal(Tokens::new(graph), (0..graph.vertices.min(3)).collect())])
    }

    /// Every vertex can be found.
    fn answer(&mut self, _: &Case) -> Option<()> {
        Some(())
    }

    fn small() -> impl Iterator<Item = Case> {
        let graphs = (1..=4).flat_map(cases::ordered_graphs);
        cases::products(graphs, Style::ALL)
            .map(|(graph, style)| (Opponent { style, seed: 1 }, (graph.vertices, graph)))
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, 7, 10)
    }

    fn full(rng: &mut Random) -> Case {
        case(rng, MAX_VERTICES as u64, 50)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::NotNeeded(
        "each vertex is hidden by an opponent that says who wins, by the rules on few vertices, otherwise by \
         the values of Fraenkel and Perl, and that may leave the choice of the vertex open",
    );

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let dense = cases::acyclic_graph(rng, MAX_VERTICES, MAX_ARCS);
        let case = |style, graph| vec![(Opponent { style, seed: 1 }, (MAX_ROUNDS, graph))];
        vec![
            ("100,000 arcs", case(Style::Greedy, dense.clone())),
            ("100,000 arcs, left open", case(Style::Perfect, dense)),
            ("no arc, left open", case(Style::Perfect, Graph::new(MAX_VERTICES, []))),
            ("a path", case(Style::Greedy, cases::path(MAX_VERTICES))),
        ]
    }

    fn interactor((opponent, (rounds, graph)): &Case) -> Option<Box<dyn Interactor>> {
        Some(Box::new(Session::new(*opponent, *rounds, graph)))
    }
}

fn case(rng: &mut Random, most_vertices: u64, most_rounds: u64) -> Case {
    let opponent = Opponent::any(rng);
    let vertices = cases::number(rng, 1..=most_vertices) as usize;
    let arcs = [vertices, 10 * vertices, MAX_ARCS][rng.random_range(0..3)];
    let arcs = cases::number(rng, 0..=arcs as u64) as usize;
    let graph = match rng.random_range(0..4) {
        0 => cases::path(vertices),
        _ => cases::acyclic_graph(rng, vertices, arcs.min(MAX_ARCS)),
    };
    let rounds = cases::number(rng, 1..=most_rounds) as usize;
    (opponent, (rounds, graph))
}
