//! Maximum matchings, for second opinions on undirected vertex geography and on Dots and Boxes.

use crate::Random;
use crate::graph::Graph;
use crate::listed::Listed;
use crate::search::memo::Memo;
use rand::{Rng, SeedableRng};
use std::collections::VecDeque;

/// The vertices of a bipartite graph that every maximum matching covers. Removes each vertex in turn and
/// looks for another partner of its partner.
pub fn covered_by_all(graph: &Graph) -> Vec<bool> {
    let neighbours = graph.neighbours();
    let mut partners = partners(&neighbours);
    let mut gone = vec![false; graph.vertices];
    let mut covered = Vec::with_capacity(graph.vertices);
    for vertex in 0..graph.vertices {
        let Some(partner) = partners[vertex] else {
            covered.push(false);
            continue;
        };
        gone[vertex] = true;
        partners[partner] = None;
        // If the partner finds another vertex, some maximum matching leaves out this vertex.
        let finds = find_partner(partner, &neighbours, &gone, &mut partners);
        gone[vertex] = false;
        partners[vertex] = None;
        if !finds {
            partners[vertex] = Some(partner);
            partners[partner] = Some(vertex);
        }
        covered.push(!finds);
    }
    covered
}

/// The number of pairs in a maximum matching of a bipartite graph.
pub fn matched_pairs(graph: &Graph) -> usize {
    partners(&graph.neighbours()).into_iter().flatten().count() / 2
}

fn partners(neighbours: &[Vec<usize>]) -> Vec<Option<usize>> {
    let gone = vec![false; neighbours.len()];
    let mut partners = vec![None; neighbours.len()];
    for vertex in 0..neighbours.len() {
        if partners[vertex].is_none() {
            find_partner(vertex, neighbours, &gone, &mut partners);
        }
    }
    partners
}

/// Finds a partner for a vertex, if there is one, by a breadth-first search that changes other pairs as
/// needed.
fn find_partner(
    start: usize,
    neighbours: &[Vec<usize>],
    gone: &[bool],
    partners: &mut [Option<usize>],
) -> bool {
    let mut reached_from = Memo::default();
    let mut open = VecDeque::from([start]);
    while let Some(vertex) = open.pop_front() {
        for &to in &neighbours[vertex] {
            if gone[to] || to == start || reached_from.get(&to).is_some() {
                continue;
            }
            reached_from.insert(to, vertex);
            if let Some(next) = partners[to] {
                open.push_back(next);
                continue;
            }
            let mut end = Some(to);
            while let Some(to) = end {
                let from: usize = reached_from[&to];
                end = partners[from].replace(to);
                partners[to] = Some(from);
            }
            return true;
        }
    }
    false
}

const PRIME: u64 = (1 << 61) - 1;

fn product(a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(PRIME)) as u64
}

fn inverse(number: u64) -> u64 {
    let (mut power, mut inverse, mut exponent) = (number, 1, PRIME - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            inverse = product(inverse, power);
        }
        power = product(power, power);
        exponent /= 2;
    }
    inverse
}

/// The number of vertices that some maximum matching leaves out: those at which some vector in the kernel of
/// the Tutte matrix, with random numbers for its unknowns, is not 0 (Tutte 1947, Lovász 1979). The error
/// probability is about the number of vertices over 2^61.
pub fn left_out_by_some(graph: &Graph) -> usize {
    let mut matrix = vec![vec![0; graph.vertices]; graph.vertices];
    let rng = &mut Random::seed_from_u64(1);
    for &(a, b, ()) in &graph.edges {
        let unknown = rng.random_range(1..PRIME);
        matrix[a][b] = unknown;
        matrix[b][a] = PRIME - unknown;
    }
    // Reduced rows: each has a 1 in a column of its own, in which all other rows have 0.
    let mut rank = 0;
    let mut is_pivot = vec![false; graph.vertices];
    for (column, is_pivot) in is_pivot.iter_mut().enumerate() {
        let Some(row) = (rank..graph.vertices).find(|&row| matrix[row][column] != 0) else {
            continue;
        };
        matrix.swap(rank, row);
        let factor = inverse(matrix[rank][column]);
        let reduced: Vec<u64> = matrix[rank].iter().map(|&n| product(n, factor)).listed();
        for (other, row) in matrix.iter_mut().enumerate() {
            let factor = row[column];
            if other != rank && factor != 0 {
                for (number, &by) in row.iter_mut().zip(&reduced) {
                    *number = (*number + PRIME - product(factor, by)) % PRIME;
                }
            }
        }
        matrix[rank] = reduced;
        *is_pivot = true;
        rank += 1;
    }
    // A column without a pivot is free. A column with a pivot depends on the free columns of its row.
    let depends =
        |row: &Vec<u64>| (0..row.len()).any(|column| !is_pivot[column] && row[column] != 0);
    let dependent = matrix[..rank].iter().filter(|row| depends(row)).count();
    graph.vertices - rank + dependent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::complete;

    fn path(vertices: usize) -> Graph {
        Graph::new(vertices, (1..vertices).map(|at| (at - 1, at, ())))
    }

    #[test]
    fn an_odd_path_can_do_without_every_second_vertex() {
        assert_eq!(covered_by_all(&path(5)), [false, true, false, true, false]);
        assert_eq!(covered_by_all(&path(4)), [true; 4]);
        assert_eq!(left_out_by_some(&path(5)), 3);
        assert_eq!(left_out_by_some(&path(4)), 0);
    }

    #[test]
    fn an_odd_clique_can_do_without_any_vertex() {
        assert_eq!(left_out_by_some(&complete(7)), 7);
        assert_eq!(left_out_by_some(&complete(8)), 0);
    }
}
