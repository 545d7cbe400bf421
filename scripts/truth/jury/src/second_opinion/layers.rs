//! Cities in layers, for election promises. Checks by play that the P-positions are those in which the taxes
//! of each layer have nim-sum 0.

use super::nim_sum;
use crate::Random;
use crate::graph::Graph;
use crate::listed::Listed;
use crate::rules::Large;
use crate::rules::election::Election;
use crate::search::impartial::mex;
use rand::{Rng, SeedableRng};

/// The layer of each vertex of an acyclic graph: the least to which it has no arc.
pub fn levels(graph: &Graph) -> Vec<usize> {
    let successors = graph.successors();
    let mut levels = vec![0; graph.vertices];
    for vertex in graph.sinks_first() {
        let below = successors[vertex].iter().map(|&to| levels[to] as u64);
        levels[vertex] = mex(below.listed()) as usize;
    }
    levels
}

/// The cities, grouped in layers.
pub struct Layers {
    levels: Vec<usize>,
    successors: Vec<Vec<usize>>,
}

impl Layers {
    /// The layers of an acyclic graph's vertices.
    pub fn new(graph: &Graph) -> Self {
        Layers { levels: levels(graph), successors: graph.successors() }
    }

    fn sums(&self, taxes: &[u64]) -> Vec<u64> {
        let mut sums = vec![0; self.levels.len()];
        for (&level, &tax) in self.levels.iter().zip(taxes) {
            sums[level] = nim_sum([sums[level], tax]);
        }
        sums
    }

    /// Returns whether all layers have nim-sum 0.
    pub fn is_lost(&self, taxes: &[u64]) -> bool {
        self.sums(taxes).iter().all(|sum| *sum == 0)
    }

    /// Promises that leave each layer with nim-sum 0, made by one city in the highest layer with another
    /// nim-sum; it has roads to all lower layers.
    pub fn winning_promises(&self, taxes: &[u64]) -> Option<Vec<u64>> {
        let sums = self.sums(taxes);
        let level = sums.iter().rposition(|sum| *sum != 0)?;
        let lower = |city: &usize| nim_sum([taxes[*city], sums[level]]) < taxes[*city];
        let city = (0..taxes.len()).find(|city| self.levels[*city] == level && lower(city))?;
        let mut promised = taxes.to_vec();
        for (below, sum) in sums.iter().enumerate().take(level + 1) {
            let to = self.successors[city].iter().find(|to| self.levels[**to] == below);
            let balancing = *to.unwrap_or(&city);
            promised[balancing] = nim_sum([taxes[balancing], *sum]);
        }
        Some(promised)
    }

    /// Plays against small promises, with promises up to `most`, until all taxes are 0 or the game is long.
    ///
    /// # Panics
    ///
    /// If a move is illegal or does not have the claimed effect.
    pub fn play(&self, graph: &Graph, taxes: &[u64], most: u64) {
        let rng = &mut Random::seed_from_u64(1);
        let rules = Election::new(graph, most);
        let opponent = Election::new(graph, 7);
        let mut taxes = taxes.to_vec();
        for _ in 0..200 {
            if let Some(promised) = self.winning_promises(&taxes) {
                let legal = rules.check(&taxes, &promised);
                assert!(legal.is_ok(), "from {taxes:?} to {promised:?}: {legal:?}");
                taxes = promised;
            }
            if taxes.iter().all(|tax| *tax == 0) {
                return;
            }
            taxes = match rng.random_range(0..3) {
                0 => opponent.greedy_move(&taxes),
                _ => opponent.random_move(&taxes, rng),
            };
            assert!(!self.is_lost(&taxes), "a loss leads to a loss: {taxes:?}");
        }
    }
}
