//! Hide-and-Seek Beyond the Unconscious: how long does the runner escape on average?

use super::prelude::*;
use crate::search::matrices;
use rand::seq::index::sample;

const MAX_VERTICES: usize = 20;
const MAX_TIME: usize = 20;
/// A game is searched if no vertex has more arcs, and the choices of all times and vertices are few.
const SEARCHED_ARCS: usize = 3;
const SEARCHED_VERTICES: usize = 5;
const SECOND_OPINION_VERTICES: usize = 10;

#[derive(Clone, Debug)]
pub struct Case {
    graph: Graph,
    /// The vertices of the runner and of the catcher.
    starts: [usize; 2],
    time: usize,
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = f64;
    const QUESTION: Question<f64> =
        Question::new("the mean of the time at which the game ends, with three decimals", |time| {
            format!("{time:.3}")
        });
    const SUBJECT: &str = "both players choose at once";

    fn file() -> File<Case> {
        let vertices = ("n", unstated(1..=MAX_VERTICES));
        let arcs = ("m", unstated(0..=MAX_VERTICES * (MAX_VERTICES - 1) / 2));
        let starts = [index("s_r", "n"), index("s_k", "n")];
        let time = number("t", unstated(0..=MAX_TIME));
        let case = crate::format::graph(vertices, arcs).simple().acyclic().headed((starts, time));
        single(case.iso(
            |((starts, time), graph)| Case { graph, starts, time },
            |Case { graph, starts, time }| ((*starts, *time), graph.clone()),
        ))
    }

    fn answer(&mut self, case: &Case) -> Option<f64> {
        let searchable = case.graph.vertices <= SEARCHED_VERTICES && case.time <= 5;
        searchable.then(|| mean_end(case))?
    }

    fn small() -> impl Iterator<Item = Case> {
        let graphs = (1..=3).flat_map(|vertices| {
            let mut arcs = all_arcs(vertices);
            arcs.retain(|(from, to, ())| to < from);
            cases::subsets(arcs).map(move |arcs| Graph::new(vertices, arcs))
        });
        let all = graphs.flat_map(|graph| {
            let starts = cases::products(0..graph.vertices, 0..graph.vertices);
            cases::products(starts, 0..=3).map(move |((a, b), time)| Case {
                graph: graph.clone(),
                starts: [a, b],
                time,
            })
        });
        all.filter(|case| mean_end(case).is_some())
    }

    fn random(rng: &mut Random) -> Case {
        cases::first(|| case(rng, SEARCHED_VERTICES, 4), |case| mean_end(case).is_some())
    }

    fn full(rng: &mut Random) -> Case {
        case(rng, SECOND_OPINION_VERTICES, 8)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::Further("as the rules say, for up to 10 vertices with up to 3 arcs each");

    fn second_opinion(&mut self, case: &Case) -> Option<f64> {
        (case.graph.vertices <= SECOND_OPINION_VERTICES).then(|| mean_end(case))?
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let full = graph(rng, MAX_VERTICES, MAX_VERTICES * (MAX_VERTICES - 1) / 2);
        let sinks = full.sinks_first();
        let [.., second, first] = sinks[..] else {
            return Vec::new();
        };
        vec![("all arcs", vec![Case { graph: full, starts: [first, second], time: MAX_TIME }])]
    }
}

/// The mean of the end of the game, by the equations of each stage; `None` if a vertex has too many arcs, or three
/// decimals could be rounded in two ways.
fn mean_end(case: &Case) -> Option<f64> {
    let mut moves = case.graph.successors();
    only_if(moves.iter().all(|moves| moves.len() <= SEARCHED_ARCS))?;
    for (vertex, moves) in moves.iter_mut().enumerate() {
        moves.push(vertex);
    }
    let never = f64::from(case.time as u32) + 1.0;
    let mut ends = vec![vec![never; moves.len()]; moves.len()];
    for time in (0..=case.time).rev() {
        let mut earlier = ends.clone();
        for (runner, row) in earlier.iter_mut().enumerate() {
            for (catcher, end) in row.iter_mut().enumerate() {
                if runner == catcher {
                    *end = f64::from(time as u32);
                } else if time < case.time {
                    let entry =
                        |to: &usize| moves[catcher].iter().map(|&other| ends[*to][other]).listed();
                    *end = matrices::value(&moves[runner].iter().map(entry).listed())?;
                }
            }
        }
        ends = earlier;
    }
    let [runner, catcher] = case.starts;
    let thousandths = ends[runner][catcher] * 1000.0;
    ((thousandths.fract() - 0.5).abs() > 1e-6).then_some(ends[runner][catcher])
}

/// An acyclic graph with different arcs, its vertices in any order.
fn graph(rng: &mut Random, vertices: usize, arcs: usize) -> Graph {
    let mut names = (0..vertices).listed();
    names.shuffle(rng);
    let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to))).listed();
    let chosen = sample(rng, pairs.len(), arcs).into_iter().map(|at| pairs[at]);
    Graph::new(vertices, chosen.map(|(from, to)| (names[from], names[to], ())))
}

/// A game on a graph with few arcs.
fn case(rng: &mut Random, most: usize, longest: usize) -> Case {
    let vertices = rng.random_range(1..=most);
    let pairs = vertices * (vertices - 1) / 2;
    let arcs = rng.random_range(0..=pairs.min(3 * vertices / 2));
    let graph = graph(rng, vertices, arcs);
    let starts = [0; 2].map(|_| rng.random_range(0..vertices));
    Case { graph, starts, time: rng.random_range(0..=longest) }
}
