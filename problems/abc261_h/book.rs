use super::prelude::*;
use crate::rules::Player::Left as Takahashi;
use crate::rules::costly_walk::CostlyWalk;
use crate::second_opinion::costly_walk;

const MAX_VERTICES: usize = 200_000;
const MAX_ARCS: usize = 200_000;
const MAX_COST: u64 = 1_000_000_000;
const SEARCHED_VERTICES: usize = 6;
const SECOND_OPINION_VERTICES: usize = 2000;

/// The token's vertex, and the graph with the costs of its arcs.
type Case = (usize, Graph<u64>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// `None` if the game never ends.
    type Answer = Option<u64>;
    const QUESTION: Question<Option<u64>> = Question::new(
        "the total cost if both play optimally, or `INFINITY` if the game never ends",
        |total| total.map_or("INFINITY".into(), |total| total.to_string()),
    );

    fn file() -> File<Case> {
        let graph = graph(("N", 1..=MAX_VERTICES), ("M", 0..=MAX_ARCS)).simple_arcs();
        single(graph.headed_with_edges(index("v", "N"), number("C", 0..=MAX_COST)))
    }

    fn position((start, graph): &Case) -> Shown {
        if !graph.is_acyclic() {
            return Err("a case asks for the cost of a walk that may never end");
        }
        Ok(scoring(CostlyWalk::new(graph), *start, Takahashi))
    }

    fn answer(&mut self, (start, graph): &Case) -> Option<Option<u64>> {
        only_if(graph.vertices <= SEARCHED_VERTICES)?;
        Some(CostlyWalk::new(graph).totals(Takahashi)[*start])
    }

    fn small() -> impl Iterator<Item = Case> {
        (1..=3).flat_map(|vertices| {
            let mut pairs = all_arcs(vertices);
            pairs.retain(|(a, b, ())| a != b);
            cases::subsets(pairs).flat_map(move |arcs| {
                let graph = Graph { vertices, edges: arcs }.with([3, 0, 5, 1, 4, 2]);
                (0..vertices).map(move |start| (start, graph.clone()))
            })
        })
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED_VERTICES)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [30, 200, SECOND_OPINION_VERTICES][rng.random_range(0..3)];
        case(rng, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "strategy improvement, for up to 2,000 vertices: Takahashi's choices of arcs are replaced by cheaper \
         ones as long as there are any; the solution visits the vertices in the order of their values",
    );

    fn second_opinion(&mut self, (start, graph): &Case) -> Option<Option<u64>> {
        (graph.vertices <= SECOND_OPINION_VERTICES).then(|| costly_walk::total(graph, *start))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let towards_root = (1..MAX_VERTICES).map(|child| (child, child - 1, MAX_COST));
        let path = Graph::new(MAX_VERTICES, towards_root);
        let mut any = |vertices| {
            let graph = cases::acyclic_graph(rng, vertices, MAX_ARCS);
            let costs = cases::uniform(rng, MAX_ARCS, 0..=MAX_COST);
            vec![(graph.edges[0].0, graph.with(costs))]
        };
        vec![
            ("200,000 vertices", any(MAX_VERTICES)),
            ("1,000 vertices", any(1000)),
            ("a path", vec![(MAX_VERTICES - 1, path)]),
        ]
    }
}

/// A graph with few cycles, or with many, so that some games end.
fn case(rng: &mut Random, most: usize) -> Case {
    let vertices = rng.random_range(1..=most);
    let arcs = rng.random_range(0..=2 * vertices);
    let graph = match rng.random_range(0..3) {
        0 => Graph { vertices, edges: cases::arcs(rng, vertices, arcs) },
        1 => cases::acyclic_graph(rng, vertices, arcs),
        _ => {
            let mut graph = cases::acyclic_graph(rng, vertices, arcs);
            let back = graph.edges.iter().map(|&(from, to, ())| (to, from, ())).listed();
            graph.edges.extend(back.into_iter().filter(|_| rng.random_ratio(1, 6)));
            graph
        }
    };
    let greatest = [3, 100, MAX_COST][rng.random_range(0..3)];
    let costs = cases::uniform(rng, graph.edges.len(), 0..=greatest);
    (rng.random_range(0..vertices), graph.with(costs))
}
