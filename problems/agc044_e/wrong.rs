use proconio::input;

/// Answers the case. `values` evaluates the places from their prizes, the first of which is repeated at the end, and
/// their costs.
fn answer(values: fn(&[f64], &[f64]) -> Vec<f64>, cut_at_greatest: bool) {
    input! { n: usize, mut prizes: [f64; n], mut costs: [f64; n] }
    if cut_at_greatest {
        let best =
            (0..n).fold(0, |best, place| if prizes[place] > prizes[best] { place } else { best });
        prizes.rotate_left(best);
        costs.rotate_left(best);
    }
    prizes.push(prizes[0]);
    let values = values(&prizes, &costs);
    println!("{:.12}", values[..n].iter().sum::<f64>() / f64::from(n as u32));
}

/// Stops at the first place, wherever the greatest prize is.
pub fn cut() {
    answer(hull_values, false);
}

fn hull_values(prizes: &[f64], costs: &[f64]) -> Vec<f64> {
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

/// Walks at most one step.
pub fn near() {
    answer(near_values, true);
}

fn near_values(prizes: &[f64], costs: &[f64]) -> Vec<f64> {
    let inner = prizes.windows(3).zip(&costs[1..]);
    let inner = inner.map(|(near, cost)| near[1].max((near[0] + near[2]) / 2.0 - cost));
    [prizes[0]].into_iter().chain(inner).collect()
}
