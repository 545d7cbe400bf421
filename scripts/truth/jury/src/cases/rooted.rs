//! Rooted trees, as the parents of the vertices 1, 2, …, which may come later than their children.

use super::parents;
use crate::Random;
use crate::listed::Listed;
use rand::Rng;
use rand::seq::SliceRandom;

/// The parents of a tree whose vertices have random earlier parents.
pub fn flat(rng: &mut Random, vertices: usize) -> Vec<usize> {
    (1..vertices).map(|child| rng.random_range(0..child)).listed()
}

/// A random tree of at most this many vertices, in random order; often a P-position or nearly one.
pub fn any(rng: &mut Random, vertices: usize) -> Vec<usize> {
    let shape = rng.random_range(0..4);
    // Even chains enlarge a tree at most fivefold.
    let parents = if shape < 2 || vertices < 6 {
        parents(rng, vertices)
    } else {
        let core = parents(rng, (vertices - 1) / 5);
        let mut parents = with_even_chains(core);
        if shape == 2 {
            parents.push(rng.random_range(0..=parents.len()));
        }
        parents
    };
    renamed(rng, &parents)
}

/// Adds two chains of two vertices to each leaf, which makes the tree a P-position.
pub fn with_even_chains(mut parents: Vec<usize>) -> Vec<usize> {
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

/// Shuffles the vertices except the root.
pub fn renamed(rng: &mut Random, parents: &[usize]) -> Vec<usize> {
    let mut names: Vec<usize> = (1..=parents.len()).listed();
    names.shuffle(rng);
    names.insert(0, 0);
    let mut renamed = vec![0; parents.len()];
    for (child, &parent) in (1..).zip(parents) {
        renamed[names[child] - 1] = names[parent];
    }
    renamed
}
