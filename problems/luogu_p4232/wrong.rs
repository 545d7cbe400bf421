use proconio::input;
use proconio::marker::Usize1;

/// Answers the case; `value` evaluates a stage from its matrix.
fn answer(value: fn(&[Vec<f64>]) -> f64) {
    input! { n: usize, m: usize, runner: Usize1, catcher: Usize1, t: u32, arcs: [(Usize1, Usize1); m] }
    let mut moves: Vec<Vec<usize>> = (0..n).map(|vertex| vec![vertex]).collect();
    for (from, to) in arcs {
        moves[from].push(to);
    }
    let mut ends = vec![vec![f64::from(t) + 1.0; n]; n];
    for (vertex, row) in ends.iter_mut().enumerate() {
        row[vertex] = f64::from(t);
    }
    for time in (0..t).rev() {
        let mut earlier = ends.clone();
        for (runner, row) in earlier.iter_mut().enumerate() {
            for (catcher, end) in row.iter_mut().enumerate() {
                let row =
                    |&to: &usize| moves[catcher].iter().map(|&other| ends[to][other]).collect();
                let stage: Vec<Vec<f64>> = moves[runner].iter().map(row).collect();
                *end = if runner == catcher { f64::from(time) } else { value(&stage) };
            }
        }
        ends = earlier;
    }
    println!("{:.3}", ends[runner][catcher]);
}

/// Lets both players choose with equal chances.
pub fn equal() {
    answer(|stage| {
        let entries = stage.iter().flatten();
        entries.sum::<f64>() / f64::from((stage.len() * stage[0].len()) as u32)
    });
}

/// Gives the runner the best of his fixed choices.
pub fn pure() {
    answer(|stage| {
        let worst = |row: &Vec<f64>| row.iter().copied().fold(f64::INFINITY, f64::min);
        stage.iter().map(worst).fold(0.0, f64::max)
    });
}
