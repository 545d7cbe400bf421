//! Christmas Game: does the player to move win green Hackenbush on several rooted graphs, each a tree with cycles
//! attached?

use super::prelude::*;
use crate::format::rooted;
use crate::rules::picture::Picture;
use crate::second_opinion::cycles::value;

const MAX_GRAPHS: usize = 99;
const MAX_VERTICES: usize = 99;
const MAX_EDGES: usize = 499;
const SEARCHED_EDGES: usize = 12;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Graph>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Sally, who begins, wins", "Sally", "Harry");

    fn file() -> File<Vec<Graph>> {
        let graph = graph(("m", 1..=MAX_VERTICES), ("k", 0..=MAX_EDGES));
        let graphs = list("N", 0..=MAX_GRAPHS, graph.simplified_by(rooted));
        until_end(unstated(0..=100), graphs)
    }

    fn position(graphs: &Vec<Graph>) -> Shown {
        let (picture, start) = picture(graphs, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(picture, start))
    }

    fn answer(&mut self, graphs: &Vec<Graph>) -> Option<bool> {
        let (picture, start) = picture(graphs, SEARCHED_EDGES)?;
        Some(impartial::wins(picture, &start))
    }

    fn small() -> impl Iterator<Item = Vec<Graph>> {
        let mut graphs: Vec<Graph> = Vec::new();
        for tree in cases::trees(0..=3, &[()]) {
            for at in 0..tree.vertices {
                for length in 2..=5 {
                    let one = cases::with_cycle(&tree, at, length);
                    graphs.extend((0..tree.vertices).map(|at| cases::with_cycle(&one, at, 3)));
                    graphs.push(one);
                }
            }
            graphs.push(tree);
        }
        graphs.retain(|graph| graph.edges.len() <= 9);
        graphs.into_iter().flat_map(|graph| {
            let triangle = cases::with_cycle(&cases::path(1), 0, 3);
            let besides = (1..=4).map(cases::path).chain([triangle]);
            besides.map(|beside| vec![graph.clone(), beside]).listed()
        })
    }

    fn random(rng: &mut Random) -> Vec<Graph> {
        let mut left = rng.random_range(0..=SEARCHED_EDGES);
        let mut graphs = Vec::new();
        while left > 0 {
            let graph = cases::tree_with_cycles(rng, left, left + 1);
            left -= graph.edges.len().clamp(1, left);
            graphs.push(graph);
        }
        graphs
    }

    fn full(rng: &mut Random) -> Vec<Graph> {
        let most = [2, MAX_GRAPHS / 2][rng.random_range(0..2)];
        let count = rng.random_range(1..=most);
        let mut graphs = cases::several(count, || {
            let vertices = [6, MAX_VERTICES][rng.random_range(0..2)];
            cases::tree_with_cycles(rng, 400, vertices)
        });
        if rng.random() {
            graphs.extend(graphs.clone()); // Whoever begins loses.
        }
        graphs
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "cycles by the definition of Grundy values, as cutting an edge leaves two paths, and trees by the \
         colon principle; the solution uses the fusion principle",
    );

    fn second_opinion(&mut self, graphs: &Vec<Graph>) -> Option<bool> {
        Some(nim_sum(graphs.iter().map(value).all_listed()?) != 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Graph>>)> {
        let mut graph = || cases::tree_with_cycles(rng, MAX_EDGES, MAX_VERTICES);
        let cases = cases::several(10, || cases::several(MAX_GRAPHS, &mut graph));
        vec![("10 cases of 99 graphs", cases)]
    }
}

/// The graphs with their roots identified, which is equivalent to their sum; `None` if they have more edges.
fn picture(graphs: &[Graph], most_edges: usize) -> Option<(Picture<()>, u128)> {
    only_if(graphs.iter().map(|graph| graph.edges.len()).sum::<usize>() <= most_edges)?;
    let joined = |whole: Graph, graph| whole.joined_at_root(graph);
    Picture::of(&graphs.iter().fold(cases::path(1), joined), most_edges)
}
