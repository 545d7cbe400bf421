//! Rooted trees given by parents.

use super::{Format, IntoFormat, computed, index, number, sequence, shorter};
use crate::cases::rooted;
use crate::listed::Listed;
use std::ops::RangeInclusive;

/// The number of vertices of a tree, then the parent of each vertex except the root, vertex 1. The value is the
/// list of parents, counted from 0.
pub fn parents(vertices: RangeInclusive<usize>) -> Format<Vec<usize>> {
    let others = computed("n - 1", |names| names.get("n") - 1);
    let parents = sequence(others, index("a parent", "n"));
    let tree = (number::<usize>("n", vertices.clone()).line(), parents.line());
    let tree = tree.iso(|(_, parents)| parents, |parents| (parents.len() + 1, parents.clone()));
    let tree = tree.simplified_by(|parents| simpler(parents)).chosen_by(move |choices| {
        let vertices = choices.count("n", vertices.clone())?;
        Some(rooted::any(choices.rng, vertices))
    });
    tree.such_that("a tree below vertex 1", |parents| is_tree(parents))
}

/// The trees without some vertices. The children of a removed vertex move to its nearest remaining ancestor.
fn simpler(parents: &[usize]) -> Vec<Vec<usize>> {
    let vertices: Vec<usize> = (1..=parents.len()).listed();
    let kept = shorter(&vertices, 0).into_iter();
    kept.map(|kept| without_others(parents, &kept)).listed()
}

/// The tree of the root and these vertices, in ascending order. Children of other vertices move to the nearest
/// ancestor that is kept.
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
    kept.iter().map(parent).listed()
}

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
