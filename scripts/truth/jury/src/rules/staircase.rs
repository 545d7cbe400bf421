//! Staircase Nim: a move takes coins from one step to the next lower one, or from the lowest to the ground.

use super::{Game, Large, Visit, draw_heaps, greatest, nonempty};
use crate::Random;
use rand::Rng;

/// A position is the list of coins on each step, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Staircase;

impl Game for Staircase {
    type Position = Vec<u64>;

    fn moves(&self, steps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &coins) in steps.iter().enumerate() {
            for taken in 1..=coins {
                let number = at + 1;
                visit(
                    moved_down(steps, at, taken),
                    format_args!("move {taken} down from step {number}"),
                );
            }
        }
    }

    fn draw(&self, steps: &Vec<u64>) -> String {
        draw_heaps(steps)
    }
}

fn moved_down(steps: &[u64], at: usize, coins: u64) -> Vec<u64> {
    let mut steps = steps.to_vec();
    steps[at] -= coins;
    if at > 0 {
        steps[at - 1] += coins;
    }
    steps
}

impl Large for Staircase {
    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        let fewer = (0..from.len()).filter(|&at| to[at] < from[at]);
        fewer.into_iter().any(|at| *to == moved_down(from, at, from[at] - to[at]))
    }

    fn random_move(&self, steps: &Vec<u64>, rng: &mut Random) -> Vec<u64> {
        let at = nonempty(steps, rng);
        moved_down(steps, at, rng.random_range(1..=steps[at]))
    }

    fn greedy_move(&self, steps: &Vec<u64>) -> Vec<u64> {
        let at = greatest(steps);
        moved_down(steps, at, steps[at])
    }
}
