//! AtCoder AGC 010 F, Tree Game: a token walks over a tree and takes a stone of each vertex that it
//! leaves; from which vertices does the player to move win?

use super::prelude::*;
use crate::format::{Text, Tokens};
use crate::graph::Graph;
use crate::rules::replaced;
use crate::rules::stone_walk::StoneWalk;
use crate::search::impartial::Play;
use crate::second_opinion::referee;
use anyhow::Result;

const MAX_VERTICES: usize = 3000;
const MAX_STONES: u64 = 1_000_000_000;
const SEARCHED_VERTICES: usize = 7;
/// The vertices of the token times the stones that may be left.
const SEARCHED_POSITIONS: u64 = 20_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The tree, and the stones on its vertices.
    type Case = (Graph, Vec<u64>);

    fn file() -> File<impl Format<Value = Self::Case>> {
        single(TreeWithStones)
    }

    fn position(_: &Self::Case) -> Shown {
        Err("a case asks which of the first vertices are won")
    }

    fn positions((tree, stones): &Self::Case) -> AllShown {
        let game = StoneWalk::new(tree);
        let starts = (0..tree.vertices).map(|start| normal(game.clone(), (start, stones.clone())));
        Ok(starts.collect())
    }

    fn answer(&mut self, (tree, stones): &Self::Case) -> Option<String> {
        let product =
            |product: u64, &stones: &u64| product.saturating_mul(stones.saturating_add(1));
        let positions = stones.iter().fold(tree.vertices as u64, product);
        (positions <= SEARCHED_POSITIONS).then(|| {
            let mut outcomes = Outcomes::new(StoneWalk::new(tree), Play::Normal);
            let mut starts: Vec<usize> = (0..tree.vertices).collect();
            starts.retain(|&start| outcomes.wins(&(start, stones.clone())));
            let names: Vec<String> = starts.iter().map(|start| (start + 1).to_string()).collect();
            names.join(" ")
        })
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        [(1, 5), (2, 4), (3, 2)]
            .into_iter()
            .flat_map(|(edges, most)| {
                cases::trees(edges, &[()])
                    .into_iter()
                    .flat_map(move |tree| {
                        let vertices = tree.vertices as u32;
                        let stones = cases::all_lists(vertices..=vertices, 0..=most);
                        stones.map(move |stones| (tree.clone(), stones))
                    })
            })
    }

    fn random(random: &mut Random) -> Self::Case {
        let vertices = random.random_range(2..=SEARCHED_VERTICES);
        // As many as can be searched if all vertices had them.
        let most = [0, 0, 20, 7, 4, 3, 2, 2][vertices];
        with_stones(random, vertices, most)
    }

    fn full(random: &mut Random) -> Self::Case {
        let vertices = cases::number(random, 2..=MAX_VERTICES as u64) as usize;
        let most = cases::number(random, 0..=MAX_STONES);
        with_stones(random, vertices, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for up to 100 vertices and 60 stones on each, a walk played down to its end, if that \
         is not long, with the claim held against the rules in each of its positions; else \
         the claim alone, found from the least numbers of stones up",
    );

    fn second_opinion(&mut self, (tree, stones): &Self::Case) -> Option<String> {
        let neighbours = tree.neighbours();
        let lost = lost_starts(&neighbours, stones);
        if tree.vertices <= 100 && stones.iter().all(|&stones| stones <= 60) {
            let start = (0, stones.clone());
            let walk = StoneWalk::new(tree);
            referee(&walk, Play::Normal, &start, 2000, |(token, stones)| {
                lost_starts(&neighbours, stones)[*token]
            });
        }
        let winning = (0..tree.vertices).filter(|&start| !lost[start]);
        let names: Vec<String> = winning.map(|start| (start + 1).to_string()).collect();
        Some(names.join(" "))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let path = cases::grown(MAX_VERTICES, |child| child - 1);
        let star = cases::grown(MAX_VERTICES, |_| 0);
        let ascending: Vec<u64> = (0..MAX_VERTICES as u64).collect();
        let mut random_tree = with_stones(random, MAX_VERTICES, MAX_STONES);
        random_tree
            .1
            .fill_with(|| random.random_range(0..=MAX_STONES));
        vec![
            ("3,000 vertices, random stones", vec![random_tree]),
            (
                "a path of ascending stones",
                vec![(path, ascending.clone())],
            ),
            ("a star of ascending stones", vec![(star, ascending)]),
        ]
    }
}

/// A random tree with up to `most` stones on each vertex.
fn with_stones(random: &mut Random, vertices: usize, most: u64) -> (Graph, Vec<u64>) {
    let stones = cases::row(
        random,
        &[0, most / 2, most.saturating_sub(1), most],
        vertices,
    );
    let tree = cases::tree(random, vertices);
    if random.random() {
        return (tree, stones);
    }
    let stones = (0..vertices).map(|_| random.random_range(0..=most));
    (tree, stones.collect())
}

/// The number of vertices, their stones, and the edges.
struct TreeWithStones;

impl Format for TreeWithStones {
    type Value = (Graph, Vec<u64>);

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let vertices: usize = tokens.number("the number of vertices")?;
        let stones = (0..vertices).map(|_| tokens.number("a number of stones"));
        let stones: Vec<u64> = stones.collect::<Result<_>>()?;
        let edges = (1..vertices).map(|_| {
            let a = tokens.index("a vertex", vertices)?;
            Ok((a, tokens.index("a vertex", vertices)?, ()))
        });
        let edges: Vec<_> = edges.collect::<Result<_>>()?;
        Ok((Graph { vertices, edges }, stones))
    }

    fn write(&self, (tree, stones): &Self::Value, text: &mut Text) {
        text.token(tree.vertices);
        text.end_line();
        for stones in stones {
            text.token(stones);
        }
        text.end_line();
        for (a, b, ()) in &tree.edges {
            text.token(a + 1);
            text.token(b + 1);
            text.end_line();
        }
    }

    /// Trees with fewer vertices, then fewer stones.
    fn simpler(&self, (tree, stones): &Self::Value) -> Vec<Self::Value> {
        let few = 64;
        let step = 1 + tree.vertices / few;
        let mut simpler: Vec<Self::Value> = (1..tree.vertices)
            .step_by(step)
            .map(|vertex| tree.reached(0, Some(vertex)))
            .map(|kept| {
                let kept_stones = std::iter::zip(&kept, stones).filter(|(kept, _)| **kept);
                let kept_stones = kept_stones.map(|(_, stones)| *stones).collect();
                (tree.induced(&kept), kept_stones)
            })
            .filter(|(tree, _)| tree.vertices >= 2)
            .collect();
        simpler.sort_by_key(|(tree, _)| tree.vertices);
        if tree.vertices <= few {
            let number = number("the stones", 0..);
            for (vertex, old) in stones.iter().enumerate() {
                let fewer = number.simpler(old).into_iter();
                simpler.extend(fewer.map(|new| (tree.clone(), replaced(stones, vertex, new))));
            }
        }
        simpler
    }
}

/// From which vertices the player to move loses: from those that have no such neighbour with fewer
/// stones.
fn lost_starts(neighbours: &[Vec<usize>], stones: &[u64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..stones.len()).collect();
    order.sort_by_key(|&vertex| stones[vertex]);
    let mut lost = vec![true; stones.len()];
    for vertex in order {
        let to_lost = |&next: &usize| stones[next] < stones[vertex] && lost[next];
        lost[vertex] = !neighbours[vertex].iter().any(to_lost);
    }
    lost
}
