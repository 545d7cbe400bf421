//! Edge weights of a complete bipartite graph: a permutation of 1 to n².

use crate::Random;
use crate::dialogue::zigzag::Weights;
use crate::listed::Listed;
use rand::seq::SliceRandom;

/// The weights row by row.
pub fn in_rows(weights: &[u64], side: usize) -> Weights {
    weights.chunks(side).map(<[u64]>::to_vec).listed()
}

/// Returns whether the weights are a permutation of 1 to n².
pub fn is_permutation(weights: &Weights) -> bool {
    let mut all = weights.concat();
    all.sort_unstable();
    all.into_iter().eq(1..=weights.len().pow(2) as u64)
}

/// Replaces the weights by their ranks, from 1 on.
fn ranked(mut weights: Weights) -> Weights {
    let mut all = weights.concat();
    all.sort_unstable();
    for weight in weights.iter_mut().flatten() {
        *weight = 1 + all.partition_point(|other| other < weight) as u64;
    }
    weights
}

/// The weights without the first or the last vertex of both sides.
pub fn without_a_vertex(weights: &Weights) -> Vec<Weights> {
    let without = |gone: usize| {
        let without = |row: &Vec<u64>| [&row[..gone], &row[gone + 1..]].concat();
        let rows = [&weights[..gone], &weights[gone + 1..]].concat();
        ranked(rows.iter().map(without).listed())
    };
    match weights.len() {
        1 => Vec::new(),
        side => vec![without(0), without(side - 1)],
    }
}

/// Weights in random order.
pub fn shuffled(rng: &mut Random, side: usize) -> Weights {
    let mut all = ascending(side).concat();
    all.shuffle(rng);
    in_rows(&all, side)
}

/// Weights ascending row by row.
pub fn ascending(side: usize) -> Weights {
    let all: Vec<u64> = (1..=side.pow(2) as u64).listed();
    in_rows(&all, side)
}

/// Weights ascending diagonal by diagonal, so that many vertices prefer the same partners.
pub fn diagonals(side: usize) -> Weights {
    let row = |i| (0..side).map(|j| ((i + j) * side + i) as u64).listed();
    ranked((0..side).map(row).listed())
}
