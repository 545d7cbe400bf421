//! Walks at most one step.

use super::common::answer;

pub fn main() {
    answer(values, true);
}

fn values(prizes: &[f64], costs: &[f64]) -> Vec<f64> {
    let inner = prizes.windows(3).zip(&costs[1..]);
    let inner = inner.map(|(near, cost)| near[1].max((near[0] + near[2]) / 2.0 - cost));
    [prizes[0]].into_iter().chain(inner).collect()
}
