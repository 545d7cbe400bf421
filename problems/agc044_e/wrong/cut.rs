//! Stops at the first place, wherever the greatest prize is.

use super::common::answer;

pub fn main() {
    answer(values, false);
}

fn values(prizes: &[f64], costs: &[f64]) -> Vec<f64> {
    let mut paid = vec![0.0, 0.0];
    for place in 1..costs.len() {
        paid.push(2.0 * (paid[place] + costs[place]) - paid[place - 1]);
    }
    let height = |place: usize| prizes[place] - paid[place];
    let mut hull: Vec<usize> = Vec::new();
    for place in 0..prizes.len() {
        while let [.., before, last] = hull[..] {
            let rise = |from: usize, to: usize| {
                (height(to) - height(from)) / f64::from((to - from) as u32)
            };
            if rise(before, last) > rise(last, place) {
                break;
            }
            hull.pop();
        }
        hull.push(place);
    }
    let mut values = vec![0.0; prizes.len()];
    for ends in hull.windows(2) {
        for place in ends[0]..=ends[1] {
            let along = f64::from((place - ends[0]) as u32) / f64::from((ends[1] - ends[0]) as u32);
            values[place] = height(ends[0]) * (1.0 - along) + height(ends[1]) * along + paid[place];
        }
    }
    values
}
