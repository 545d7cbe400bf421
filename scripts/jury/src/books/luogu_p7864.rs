//! Luogu P7864, Picking Leaves: a move takes away one leaf or several of a rooted tree, and whoever
//! takes the root wins; does the player to move?

use super::prelude::*;
use crate::format::{Bounds, sequence, shorter};
use crate::rules::leaf_picking::LeafPicking;
use crate::second_opinion::leaf_picking::moves;
use rand::seq::SliceRandom;

const MAX_VERTICES: usize = 1_000_000;
const SEARCHED_VERTICES: usize = 12;
/// The moves of all positions that the second opinion searches.
const SECOND_OPINION_MOVES: u64 = 200_000;

/// Trees that lack some vertices, whose children go to the nearest ancestor that is left.
fn simpler(parents: &Vec<usize>) -> Vec<Vec<usize>> {
    let vertices: Vec<usize> = (1..=parents.len()).collect();
    let kept = shorter(&vertices, 0).into_iter();
    kept.map(|kept| without_others(parents, &kept)).collect()
}

/// Whether the player to move wins, by the search of all positions.
fn searched(parents: &[usize]) -> bool {
    let game = LeafPicking::new(parents);
    let start = game.start();
    impartial::Outcomes::new(game, Play::Normal).wins(&start)
}

/// The tree of the root and of these vertices, in ascending order; the children of others go to the
/// nearest ancestor among them.
fn without_others(parents: &[usize], kept: &[usize]) -> Vec<usize> {
    let mut names = vec![None; parents.len() + 1];
    names[0] = Some(0);
    for (name, &vertex) in (1..).zip(kept) {
        names[vertex] = Some(name);
    }
    let parent = |&vertex: &usize| {
        let mut above = parents[vertex - 1];
        loop {
            match names[above] {
                Some(name) => return name,
                None => above = parents[above - 1],
            }
        }
    };
    kept.iter().map(parent).collect()
}

/// Whether each vertex is below the root.
fn is_tree(parents: &[usize]) -> bool {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (child, &parent) in (1..).zip(parents) {
        children[parent].push(child);
    }
    let mut reached = vec![0];
    let mut at = 0;
    while let Some(&vertex) = reached.get(at) {
        reached.extend(&children[vertex]);
        at += 1;
    }
    reached.len() == children.len()
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The parents of the vertices 1, 2, …, counted from 0.
    type Case = Vec<usize>;
    type Answer = bool;

    fn file() -> File<impl Format<Value = Vec<usize>>> {
        let others = computed("n - 1", |names| names.get("n") - 1);
        let parents = sequence(others, index("a parent", "n"));
        let tree = (
            number::<usize>("n", 1..=MAX_VERTICES).line(),
            parents.line(),
        );
        let tree = tree.iso(
            |(_, parents)| parents,
            |parents| (parents.len() + 1, parents.clone()),
        );
        let tree = tree.simplified_by(simpler).chosen_by(|choices| {
            let vertices = choices.count("n", &Bounds::from(1..=MAX_VERTICES))?;
            Some(any_tree(choices.random, vertices))
        });
        counted(
            "T",
            1..=10,
            tree.such_that("a tree below vertex 1", |parents| is_tree(parents)),
        )
    }

    fn question() -> Question<bool> {
        yes_no("the player to move wins", "1", "0")
    }

    fn position(parents: &Vec<usize>) -> Shown {
        if parents.len() >= 32 {
            return Err(BEYOND_RULES);
        }
        let game = LeafPicking::new(parents);
        let start = game.start();
        Ok(normal(game, start))
    }

    fn answer(&mut self, parents: &Vec<usize>) -> Option<bool> {
        (parents.len() < SEARCHED_VERTICES).then(|| searched(parents))
    }

    fn small() -> impl Iterator<Item = Vec<usize>> {
        let trees = (0..=6).flat_map(|edges| cases::trees(edges, &[()]));
        trees.map(|tree| tree.edges.iter().map(|&(parent, _, ())| parent).collect())
    }

    fn random(random: &mut Random) -> Vec<usize> {
        let vertices = random.random_range(1..=SEARCHED_VERTICES);
        any_tree(random, vertices)
    }

    fn full(random: &mut Random) -> Vec<usize> {
        let most = [20, 1000, 100_000][random.random_range(0..3)];
        let vertices = random.random_range(1..=most);
        any_tree(random, vertices)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the search of all positions of trees of fewer than 128 vertices, long chains among \
         them, that have few positions and moves; the solution looks at the lengths of chains",
    );

    fn second_opinion(&mut self, parents: &Vec<usize>) -> Option<bool> {
        let searchable = parents.len() < 127 && moves(parents) <= SECOND_OPINION_MOVES;
        searchable.then(|| searched(parents))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        let mut files = |shape: fn(&mut Random) -> Vec<usize>| {
            let mut case = || {
                let parents = shape(random);
                renamed(random, &parents)
            };
            (0..10).map(|_| case()).collect()
        };
        vec![
            (
                "10 random trees",
                files(|random| grown(random, MAX_VERTICES)),
            ),
            ("10 paths", files(|_| (0..MAX_VERTICES - 1).collect())),
            (
                "10 trees with even chains",
                // About half of the vertices are leaves, and four are added to each.
                files(|random| with_even_chains(grown(random, MAX_VERTICES / 100 * 33))),
            ),
        ]
    }
}

/// The parents of a tree in which each vertex has any parent before it.
fn grown(random: &mut Random, vertices: usize) -> Vec<usize> {
    (1..vertices)
        .map(|child| random.random_range(0..child))
        .collect()
}

/// A random tree with at most this many vertices, in random order; often the first player loses, or
/// nearly so.
fn any_tree(random: &mut Random, vertices: usize) -> Vec<usize> {
    let shape = random.random_range(0..4);
    // Even chains make a tree at most five times as large.
    let parents = if shape < 2 || vertices < 6 {
        cases::parents(random, vertices)
    } else {
        let core = cases::parents(random, (vertices - 1) / 5);
        let mut parents = with_even_chains(core);
        if shape == 2 {
            parents.push(random.random_range(0..=parents.len()));
        }
        parents
    };
    renamed(random, &parents)
}

/// The tree with two chains of two vertices on each leaf: whoever begins loses.
fn with_even_chains(mut parents: Vec<usize>) -> Vec<usize> {
    let mut is_leaf = vec![true; parents.len() + 1];
    for &parent in &parents {
        is_leaf[parent] = false;
    }
    for (leaf, _) in is_leaf.iter().enumerate().filter(|(_, is_leaf)| **is_leaf) {
        for _ in 0..2 {
            parents.extend([leaf, parents.len() + 1]);
        }
    }
    parents
}

/// The tree with its vertices but the root in random order.
fn renamed(random: &mut Random, parents: &[usize]) -> Vec<usize> {
    let mut names: Vec<usize> = (1..=parents.len()).collect();
    names.shuffle(random);
    names.insert(0, 0);
    let mut renamed = vec![0; parents.len()];
    for (child, &parent) in (1..).zip(parents) {
        renamed[names[child] - 1] = names[parent];
    }
    renamed
}
