//! Generators of cases: numbers, heaps, rows, trees and graphs on which a plausible theory fails.
//!
//! Each function chooses among several shapes, uniformly random ones among them: the cases on which
//! a wrong theory fails are rare in a uniform distribution, and lost positions are rarest of all.
//! So generators may use theorems, such as the nim-sum; the answers never do.

use crate::Random;
use crate::graph::{Edge, Graph};
use rand::Rng;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom, index};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A number in a range: uniform, uniform in its length in bits, or adversarial (at an end of the range,
/// a power of two, a Fibonacci number, a heap of a cold Wythoff pair, or a neighbour of these).
pub fn number(random: &mut Random, range: RangeInclusive<u64>) -> u64 {
    let (start, end) = (*range.start(), *range.end());
    for _ in 0..8 {
        let candidate = match random.random_range(0..6) {
            0 => break,
            1 => end >> random.random_range(0..=end.checked_ilog2().unwrap_or(0)),
            2 => [start, end, 0, 1, 2][random.random_range(0..5)],
            3 => 1 << random.random_range(0..=end.checked_ilog2().unwrap_or(0)),
            4 => fibonacci(random, end),
            _ => cold_pair(random, end).0,
        };
        let neighbour = match random.random_range(0..4) {
            0 => candidate.saturating_sub(1),
            1 => candidate.saturating_add(1),
            _ => candidate,
        };
        if range.contains(&neighbour) {
            return neighbour;
        }
    }
    random.random_range(range)
}

/// A Fibonacci number up to a bound of at least 1.
fn fibonacci(random: &mut Random, bound: u64) -> u64 {
    let mut numbers: Vec<u64> = vec![1, 2];
    while let [.., a, b] = numbers[..] {
        match a.checked_add(b) {
            Some(next) if next <= bound => numbers.push(next),
            _ => break,
        }
    }
    *numbers.choose(random).unwrap_or(&1)
}

/// A pair that the player to move loses in Wythoff's game, the smaller heap first, the greater
/// one up to a bound.
pub fn cold_pair(random: &mut Random, bound: u64) -> (u64, u64) {
    // The greatest difference is about bound/φ²; F₉₂/F₉₄ is a convergent of 1/φ².
    let (numerator, denominator) = (7_540_113_804_746_346_429, 19_740_274_219_868_223_167);
    let most = (u128::from(bound) * numerator / denominator) as u64;
    let difference = if random.random() {
        random.random_range(0..=most)
    } else {
        most >> random.random_range(0..=most.checked_ilog2().unwrap_or(0))
    };
    (0..=difference)
        .rev()
        .map(nth_cold_pair)
        .find(|pair| pair.1 <= bound)
        .unwrap_or((0, 0))
}

/// The cold pair with this difference: `⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋`, in integers.
fn nth_cold_pair(difference: u64) -> (u64, u64) {
    let k = u128::from(difference);
    let low = u128::midpoint(k, (5 * k * k).isqrt()) as u64;
    (low, low.saturating_add(difference))
}

/// Heaps with sizes in a range: each on its own, all equal, in pairs, in steps, with a nim-sum of
/// 0 or nearly so.
pub fn heaps(random: &mut Random, count: usize, range: RangeInclusive<u64>) -> Vec<u64> {
    let mut heaps: Vec<u64> = match random.random_range(0..6) {
        0 => vec![number(random, range.clone()); count],
        1 => (0..count)
            .map(|_| number(random, range.clone()))
            .flat_map(|heap| [heap, heap])
            .take(count)
            .collect(),
        2 => range.clone().cycle().take(count).collect(),
        _ => (0..count).map(|_| number(random, range.clone())).collect(),
    };
    heaps.shuffle(random);
    if random.random()
        && let Some((last, others)) = heaps.split_last_mut()
    {
        let sum = others.iter().fold(0, |sum, heap| sum ^ heap);
        if range.contains(&sum) {
            *last = sum;
        }
    }
    heaps
}

/// Numbers up to `most`, which is one less than a power of two: in most cases with a nim-sum of 0 in each
/// class, or nearly so. `class` is that of the number in a place.
pub fn balanced(
    random: &mut Random,
    count: usize,
    most: u64,
    class: impl Fn(usize) -> usize,
) -> Vec<u64> {
    let mut numbers = heaps(random, count, 0..=most);
    if random.random_range(0..3) > 0 {
        let mut sums = BTreeMap::new();
        for (at, number) in numbers.iter().enumerate() {
            *sums.entry(class(at)).or_insert(0) ^= number;
        }
        for at in (0..count).rev() {
            // The last number of a class makes up for the others.
            numbers[at] ^= sums.remove(&class(at)).unwrap_or(0);
        }
    }
    if random.random()
        && let Some(changed) = numbers.choose_mut(random)
    {
        *changed = number(random, 0..=most);
    }
    numbers
}

/// Every list of numbers in a range, of these lengths, the shortest first.
pub fn all_lists(
    lengths: RangeInclusive<u32>,
    range: RangeInclusive<u64>,
) -> impl Iterator<Item = Vec<u64>> {
    let (start, numbers) = (*range.start(), range.end() - range.start() + 1);
    lengths.flat_map(move |length| {
        (0..numbers.pow(length)).map(move |code| {
            let digit = |at| code / numbers.pow(at) % numbers;
            (0..length).rev().map(|at| start + digit(at)).collect()
        })
    })
}

/// Every list of some of these items, of these lengths, the shortest first.
pub fn all_lists_of<T: Clone>(
    lengths: RangeInclusive<u32>,
    items: Vec<T>,
) -> impl Iterator<Item = Vec<T>> {
    all_lists(lengths, 0..=items.len() as u64 - 1).map(move |list| {
        let chosen = list.iter().map(|&at| items[at as usize].clone());
        chosen.collect()
    })
}

/// Every pair of numbers in a range.
pub fn pairs(range: RangeInclusive<u64>) -> impl Iterator<Item = (u64, u64)> {
    range
        .clone()
        .flat_map(move |a| range.clone().map(move |b| (a, b)))
}

/// Every choice of some of at most 32 items, in their order: none of them first.
pub fn subsets<T: Clone>(items: Vec<T>) -> impl Iterator<Item = Vec<T>> {
    (0..1_u64 << items.len()).map(move |set| {
        let chosen = items
            .iter()
            .enumerate()
            .filter(|(at, _)| set >> at & 1 == 1);
        chosen.map(|(_, item)| item.clone()).collect()
    })
}

/// Different numbers in a range, ascending: spread, in blocks, or at an end of the range.
///
/// # Panics
///
/// If the range has fewer than `count` numbers.
pub fn distinct(random: &mut Random, count: usize, range: RangeInclusive<u64>) -> Vec<u64> {
    let length = (range.end() - range.start()) as usize + 1;
    let window = match random.random_range(0..4) {
        0 => count,
        1 => length.min(count + 3),
        2 => length.min(2 * count),
        _ => length,
    };
    let skipped = match random.random_range(0..3) {
        0 => 0,
        1 => length - window,
        _ => random.random_range(0..=length - window),
    };
    let mut chosen: Vec<u64> = index::sample(random, window, count)
        .into_iter()
        .map(|at| range.start() + (skipped + at) as u64)
        .collect();
    chosen.sort_unstable();
    chosen
}

/// A row over an alphabet: uniform, of one letter, in runs, alternating, or alternating with a few
/// letters changed.
pub fn row<T: Copy>(random: &mut Random, alphabet: &[T], length: usize) -> Vec<T> {
    let longest = match random.random_range(0..5) {
        0 => length.max(1),
        1 => 1 + length / 4,
        2 => 3,
        _ => 1,
    };
    let step = random.random_range(0..=1);
    let mut at = random.random_range(0..alphabet.len());
    let mut row = Vec::with_capacity(length);
    while row.len() < length {
        let run = random.random_range(1..=longest).min(length - row.len());
        row.extend(std::iter::repeat_n(alphabet[at], run));
        at = match step {
            0 => random.random_range(0..alphabet.len()),
            _ => (at + 1) % alphabet.len(),
        };
    }
    for _ in 0..random.random_range(0..3) {
        if let (Some(cell), Some(&letter)) = (row.choose_mut(random), alphabet.choose(random)) {
            *cell = letter;
        }
    }
    row
}

/// A rooted tree on the vertices `0..vertices`, given by the parents of `1, 2, …`, each less than
/// its child: a path, a star, a caterpillar, a binary tree, or random, deep or flat.
pub fn parents(random: &mut Random, vertices: usize) -> Vec<usize> {
    let shape = random.random_range(0..7);
    (1..vertices)
        .map(|child| match shape {
            0 => child - 1,
            1 => 0,
            2 => (child - 1) & !1,
            3 => (child - 1) / 2,
            4 => random.random_range(child.saturating_sub(3)..child),
            _ => random.random_range(0..child),
        })
        .collect()
}

/// The tree in which each vertex but the root 0 has this parent, which must be less than the vertex.
pub fn grown(vertices: usize, mut parent: impl FnMut(usize) -> usize) -> Graph {
    Graph::new(
        vertices,
        (1..vertices).map(|child| (parent(child), child, ())),
    )
}

/// A tree in one of the shapes of [`parents`], with its vertices, its edges and the ends of each edge
/// in random order.
pub fn tree(random: &mut Random, vertices: usize) -> Graph {
    let mut names: Vec<usize> = (0..vertices).collect();
    names.shuffle(random);
    let mut edges: Vec<Edge> = (1..)
        .zip(parents(random, vertices))
        .map(|(child, parent)| (names[child], names[parent]))
        .map(|(a, b)| {
            if random.random() {
                (a, b, ())
            } else {
                (b, a, ())
            }
        })
        .collect();
    edges.shuffle(random);
    Graph { vertices, edges }
}

/// Different arcs `(from, to)` between the vertices `0..vertices`, without loops, in random order;
/// as many as asked for, or all there are.
fn arcs(random: &mut Random, vertices: usize, count: usize) -> Vec<(usize, usize)> {
    let all = vertices * vertices.saturating_sub(1);
    index::sample(random, all, count.min(all))
        .into_iter()
        .map(|at| (at / (vertices - 1), at % (vertices - 1)))
        .map(|(from, to)| (from, to + usize::from(to >= from)))
        .collect()
}

/// An acyclic directed graph with its vertices and its arcs in random order, without parallel arcs;
/// with as many arcs as asked for, or as there can be.
pub fn acyclic_graph(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut names: Vec<usize> = (0..vertices).collect();
    names.shuffle(random);
    let mut graph = graph(random, vertices, count);
    for (a, b, ()) in &mut graph.edges {
        (*a, *b) = (names[*a.min(b)], names[*a.max(b)]);
    }
    graph
}

/// A simple graph with its edges and their ends in random order; with as many edges as asked for, or
/// as there can be.
pub fn graph(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let count = count.min(vertices * vertices.saturating_sub(1) / 2);
    let mut chosen = FxHashSet::default();
    let mut edges = Vec::new();
    while edges.len() < count {
        for (a, b) in arcs(random, vertices, 2 * (count - edges.len())) {
            if edges.len() < count && chosen.insert((a.min(b), a.max(b))) {
                edges.push((a, b, ()));
            }
        }
    }
    Graph { vertices, edges }
}

/// A simple connected graph: a tree, and more edges up to `count`, or as many as there can be.
pub fn connected_graph(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut connected = tree(random, vertices);
    let ends = |&(a, b, ()): &Edge| (a.min(b), a.max(b));
    let joined: FxHashSet<_> = connected.edges.iter().map(ends).collect();
    let mut more = graph(random, vertices, count).edges;
    more.retain(|edge| !joined.contains(&ends(edge)));
    more.truncate(count.saturating_sub(joined.len()));
    connected.edges.extend(more);
    connected
}

/// Cliques of `size` vertices, each joined to the next by one edge.
pub fn joined_cliques(size: usize, count: usize) -> Graph {
    let firsts = (0..count).map(|at| at * size);
    let clique = complete(size).edges;
    let cliques = firsts.clone().flat_map(|first| {
        let edges = clique.iter();
        edges.map(move |(a, b, ())| (first + a, first + b, ()))
    });
    let joints = firsts.skip(1).map(|first| (first - 1, first, ()));
    Graph::new(size * count, cliques.chain(joints))
}

/// The graph in which every two vertices have an edge.
pub fn complete(vertices: usize) -> Graph {
    let pairs = (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b, ())));
    Graph::new(vertices, pairs)
}

/// Every tree with a number of edges whose vertices are numbered so that parents come first, with
/// every choice of labels.
pub fn trees<T: Copy>(edges: usize, labels: &[T]) -> Vec<Graph<T>> {
    let mut trees = vec![Vec::new()];
    for child in 1..=edges {
        let mut grown = Vec::new();
        for tree in &trees {
            for parent in 0..child {
                for &label in labels {
                    grown.push([tree.as_slice(), &[(parent, child, label)]].concat());
                }
            }
        }
        trees = grown;
    }
    let vertices = edges + 1;
    let graph = |edges| Graph { vertices, edges };
    trees.into_iter().map(graph).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    fn random() -> Random {
        Random::seed_from_u64(1)
    }

    #[test]
    fn numbers_keep_to_their_range_and_reach_its_ends() {
        let mut random = random();
        for range in [0..=0, 5..=5, 0..=10, 3..=1_000_000_000, 0..=u64::MAX] {
            let numbers: BTreeSet<u64> = (0..2000)
                .map(|_| number(&mut random, range.clone()))
                .collect();
            assert!(numbers.iter().all(|number| range.contains(number)));
            assert!(numbers.contains(range.start()) && numbers.contains(range.end()));
        }
    }

    #[test]
    fn cold_pairs_are_those_of_the_mex() {
        let mut used = BTreeSet::new();
        for difference in 0..1000 {
            let low = (0..=difference * 2)
                .find(|heap| !used.contains(heap))
                .unwrap();
            assert_eq!(nth_cold_pair(difference), (low, low + difference));
            used.extend([low, low + difference]);
        }
        let mut random = random();
        for bound in [0, 1, 2, 100, 1_000_000_000, u64::MAX] {
            for _ in 0..100 {
                let (low, high) = cold_pair(&mut random, bound);
                assert!(high <= bound);
                assert_eq!(nth_cold_pair(high - low), (low, high));
            }
        }
    }

    #[test]
    fn heaps_are_often_balanced() {
        let mut random = random();
        let balanced = (0..1000)
            .map(|_| heaps(&mut random, 5, 0..=1_000_000))
            .filter(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0)
            .count();
        assert!((200..800).contains(&balanced), "{balanced}");
    }

    #[test]
    fn classes_of_numbers_are_often_balanced() {
        let mut random = random();
        let balanced = (0..1000)
            .map(|_| balanced(&mut random, 9, 1023, |at| at % 2))
            .filter(|numbers| {
                let sum = |class: usize| {
                    let numbers = numbers.iter().skip(class).step_by(2);
                    numbers.fold(0, |sum, number| sum ^ number)
                };
                assert!(numbers.len() == 9 && numbers.iter().all(|number| *number <= 1023));
                sum(0) == 0 && sum(1) == 0
            })
            .count();
        assert!((200..800).contains(&balanced), "{balanced}");
    }

    #[test]
    fn all_lists_come_once_each_in_order() {
        let lists: Vec<_> = all_lists(0..=2, 1..=2).collect();
        let expected: [&[u64]; 7] = [&[], &[1], &[2], &[1, 1], &[1, 2], &[2, 1], &[2, 2]];
        assert_eq!(lists, expected);
        let words: Vec<String> = all_lists_of(2..=2, vec!['a', 'b'])
            .map(String::from_iter)
            .collect();
        assert_eq!(words, ["aa", "ab", "ba", "bb"]);
    }

    #[test]
    fn subsets_are_all_the_choices() {
        let subsets: Vec<_> = subsets(vec!['a', 'b']).collect();
        assert_eq!(subsets, [vec![], vec!['a'], vec!['b'], vec!['a', 'b']]);
    }

    #[test]
    fn distinct_numbers_are_ascending_and_within_their_range() {
        let mut random = random();
        for count in 0..=9 {
            for _ in 0..100 {
                let numbers = distinct(&mut random, count, 4..=12);
                assert_eq!(numbers.len(), count);
                assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
                assert!(numbers.iter().all(|number| (4..=12).contains(number)));
            }
        }
    }

    #[test]
    fn rows_have_their_length_and_alphabet() {
        let mut random = random();
        for length in 0..50 {
            let row = row(&mut random, b"RB", length);
            assert_eq!(row.len(), length);
            assert!(row.iter().all(|letter| b"RB".contains(letter)));
        }
    }

    #[test]
    fn trees_are_connected_and_graphs_are_simple() {
        let mut random = random();
        for vertices in 1..30 {
            assert!(
                parents(&mut random, vertices)
                    .iter()
                    .enumerate()
                    .all(|(at, &parent)| parent <= at)
            );
            assert!(tree(&mut random, vertices).is_tree());
            assert!(grown(vertices, |child| (child - 1) / 2).is_tree());

            let all = vertices * (vertices - 1);
            let every_arc: BTreeSet<_> = arcs(&mut random, vertices, all + 1).into_iter().collect();
            assert_eq!(every_arc.len(), all);
            assert!(every_arc.iter().all(|(from, to)| from != to));
            let every_edge: BTreeSet<_> = graph(&mut random, vertices, all)
                .edges
                .into_iter()
                .map(|(a, b, ())| (a.min(b), a.max(b)))
                .collect();
            assert_eq!(every_edge.len(), all / 2);
            let complete = complete(vertices).edges;
            let pairs: BTreeSet<_> = complete.iter().map(|(a, b, ())| (*a, *b)).collect();
            assert_eq!(pairs, every_edge);
            let acyclic: BTreeSet<_> = acyclic_graph(&mut random, vertices, all)
                .edges
                .into_iter()
                .collect();
            assert!(
                !acyclic
                    .iter()
                    .any(|&(a, b, ())| acyclic.contains(&(b, a, ())))
            );
        }
    }

    #[test]
    fn connected_graphs_are_connected_and_simple() {
        let mut random = random();
        for vertices in 1..20 {
            for count in [0, vertices, vertices * vertices] {
                let connected = connected_graph(&mut random, vertices, count);
                assert!(connected.is_connected());
                let ends = connected
                    .edges
                    .iter()
                    .map(|(a, b, ())| (a.min(b), a.max(b)));
                assert!(ends.clone().all(|(a, b)| a != b));
                let different = ends.collect::<BTreeSet<_>>().len();
                let expected = count.clamp(vertices - 1, vertices * (vertices - 1) / 2);
                assert_eq!([different, connected.edges.len()], [expected; 2]);
            }
        }
        let cliques = joined_cliques(3, 2);
        assert!(cliques.is_connected());
        assert_eq!((cliques.vertices, cliques.edges.len()), (6, 7));
    }

    #[test]
    fn trees_are_counted() {
        for (edges, count) in [(0, 1), (1, 2), (2, 8), (3, 48)] {
            let trees = trees(edges, &['L', 'R']);
            assert_eq!(trees.len(), count);
            assert!(trees.iter().all(Graph::is_tree));
        }
    }
}
